import type { InvoiceClient } from '@contract/demo/invoice'
import { Button } from '@core/components/Button'
import { DetailsPanel } from '@core/components/DetailsPanel'
import { checkResolver } from '@core/form/checkResolver'
import { Form } from '@core/form/Form'
import { TextField } from '@core/form/TextField'
import { createPortal } from 'react-dom'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

const EMPTY: InvoiceClient = { name: '', company: '', companyEmail: '', address: '', country: '', contact: '' }
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

const faultsOf = ({ name, companyEmail }: InvoiceClient) => ({
  name: name.trim() ? undefined : 'required',
  companyEmail: companyEmail === '' || EMAIL.test(companyEmail) ? undefined : 'email',
})

interface ClientPanelProps {
  onAdd: (client: InvoiceClient) => void
  onClose: () => void
}

/** A client that is not known yet. Outside the form of the invoice: a form cannot stand in another. */
export function ClientPanel({ onAdd, onClose }: ClientPanelProps) {
  const { t } = useTranslation('demoInvoice')
  const form = useForm<InvoiceClient>({ defaultValues: EMPTY, resolver: checkResolver(faultsOf) })
  const footer = (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button look="primary" type="submit" form="client-form">
        {t('client.save')}
      </Button>
    </>
  )
  // Submitting it must not submit the form of the invoice, to which React passes its events on.
  const panel = (
    <div role="presentation" onSubmit={(event) => event.stopPropagation()}>
      <DetailsPanel title={t('client.add')} onClose={onClose} footer={footer}>
        <Form id="client-form" form={form} onSubmit={onAdd} label={t('client.add')}>
          <TextField name="name" label={t('client.name')} required maxLength={80} autoComplete="off" />
          <TextField name="company" label={t('client.company')} maxLength={80} autoComplete="off" />
          <TextField name="companyEmail" type="email" label={t('client.email')} maxLength={200} autoComplete="off" />
          <TextField name="address" label={t('client.address')} maxLength={200} autoComplete="off" />
          <TextField name="country" label={t('client.country')} maxLength={60} autoComplete="off" />
          <TextField name="contact" type="tel" label={t('client.contact')} maxLength={30} autoComplete="off" />
        </Form>
      </DetailsPanel>
    </div>
  )
  return createPortal(panel, document.body)
}
