import type { InvoiceClient } from '@contract/demo/invoice'
import { Button } from '@core/components/Button'
import { DetailsPanel } from '@core/components/overlays/DetailsPanel'
import { checkResolver } from '@core/form/checkResolver'
import { Form } from '@core/form/Form'
import { SelectField } from '@core/form/fields/SelectField'
import { TextField } from '@core/form/fields/TextField'
import { createPortal } from 'react-dom'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

const EMPTY: InvoiceClient = { name: '', company: '', companyEmail: '', address: '', country: '', contact: '' }
const COUNTRIES = ['TN', 'DZ', 'MA', 'LY', 'FR', 'BE', 'CH', 'DE', 'PT', 'GB']
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

const faultsOf = ({ name, companyEmail }: InvoiceClient) => ({
  name: name.trim() ? undefined : 'required',
  companyEmail: companyEmail === '' || EMAIL.test(companyEmail) ? undefined : 'email',
})

/** Countries by name, as stored in an invoice. */
function useCountries() {
  const { i18n } = useTranslation()
  const names = new Intl.DisplayNames(i18n.language, { type: 'region' })
  return COUNTRIES.map((code) => names.of(code) ?? code).map((name) => ({ value: name, label: name }))
}

interface ClientPanelProps {
  onAdd: (client: InvoiceClient) => void
  onClose: () => void
}

/** Creates a client. Rendered outside the invoice's form, because forms cannot be nested. */
export function ClientPanel({ onAdd, onClose }: ClientPanelProps) {
  const { t } = useTranslation('demoInvoice')
  const countries = useCountries()
  const form = useForm<InvoiceClient>({ defaultValues: EMPTY, resolver: checkResolver(faultsOf) })
  const footer = (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button look="primary" type="submit" form="client-form">
        {t('client.save')}
      </Button>
    </>
  )
  // React propagates events through portals: submitting must not submit the invoice's form.
  const panel = (
    <div role="presentation" onSubmit={(event) => event.stopPropagation()}>
      <DetailsPanel title={t('client.add')} onClose={onClose} footer={footer}>
        <Form
          id="client-form"
          form={form}
          onSubmit={(client) => onAdd({ ...client, country: client.country || '' })}
          label={t('client.add')}
        >
          <TextField name="name" label={t('client.name')} required maxLength={80} autoComplete="off" />
          <TextField name="company" label={t('client.company')} maxLength={80} autoComplete="off" />
          <TextField name="companyEmail" type="email" label={t('client.email')} maxLength={200} autoComplete="off" />
          <TextField name="address" label={t('client.address')} maxLength={200} autoComplete="off" />
          <SelectField name="country" label={t('client.country')} options={countries} />
          <TextField name="contact" type="tel" label={t('client.contact')} maxLength={30} autoComplete="off" />
        </Form>
      </DetailsPanel>
    </div>
  )
  return createPortal(panel, document.body)
}
