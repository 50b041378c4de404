import { SelectField } from '@core/form/fields/SelectField'
import { SwitchField } from '@core/form/fields/SwitchField'
import { useTranslation } from 'react-i18next'
import { usePaymentMethods } from './usePaymentMethods'

/** The payment method and other details of the printed invoice. */
export function PaperSettings() {
  const { t } = useTranslation('demoInvoice')
  const methods = usePaymentMethods()
  return (
    <section className="card card-body invoice-actions" aria-label={t('paper.title')}>
      <SelectField name="acceptedPayment" label={t('paper.accepted')} options={methods} required />
      <SwitchField name="paymentTerms" label={t('terms.title')} />
      <SwitchField name="clientNotes" label={t('paper.notes')} />
      <SwitchField name="paymentStub" label={t('stub.title')} />
    </section>
  )
}
