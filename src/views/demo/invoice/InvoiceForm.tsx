import { type Invoice, invoiceBalance } from '@contract/demo/invoice'
import { Button } from '@core/components/Button'
import { ButtonLink } from '@core/components/ButtonLink'
import { toast } from '@core/components/toast'
import { applyServerErrors } from '@core/form/applyServerErrors'
import { checkResolver } from '@core/form/checkResolver'
import { DateField } from '@core/form/DateField'
import { Form } from '@core/form/Form'
import { SelectField } from '@core/form/SelectField'
import { TextAreaField } from '@core/form/TextAreaField'
import { TextField } from '@core/form/TextField'
import { useUnsavedGuard } from '@core/form/useUnsavedGuard'
import { paths } from '@src/configs/paths'
import { useAddInvoiceMutation, useUpdateInvoiceMutation } from '@src/redux/demo/invoice/api'
import { problemOf } from '@src/redux/problemOf'
import { Eye, Save } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useForm, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ClientPart } from './ClientPart'
import { ItemRows } from './ItemRows'
import { useStatusOptions } from './status'
import { TotalsList } from './TotalsList'
import { faultsOf, type InvoiceValues, itemsOf, startValues, totalsOf } from './values'
import './invoice.scss'

interface InvoiceFormProps {
  /** Left out for a new one. */
  invoice?: Invoice
  onSaved: (saved: Invoice) => void
}

/** Writes an invoice; its totals follow what is typed. */
export function InvoiceForm({ invoice, onSaved }: InvoiceFormProps) {
  const { t } = useTranslation('demoInvoice')
  const [add] = useAddInvoiceMutation()
  const [update] = useUpdateInvoiceMutation()
  const [saved, setSaved] = useState<Invoice | null>(null)
  const form = useForm<InvoiceValues>({ defaultValues: startValues(invoice), resolver: checkResolver(faultsOf) })
  const statuses = useStatusOptions()
  useUnsavedGuard(form.formState.isDirty && !saved)
  // Once the guard has heard of it.
  useEffect(() => {
    if (saved) onSaved(saved)
  }, [saved, onSaved])
  const save = async ({ client, items, invoiceStatus, ...values }: InvoiceValues) => {
    if (!client) return
    const content = { ...values, client, items: itemsOf(items), ...(invoiceStatus && { invoiceStatus }) }
    const { data, error } = await (invoice ? update({ id: invoice.id, ...content }) : add(content))
    if (data) return setSaved(data.invoice)
    const unknown = applyServerErrors(form, problemOf(error).errors ?? {})
    if (unknown.length > 0 || !problemOf(error).errors) toast.error(t('failed'))
  }
  return (
    <Form form={form} onSubmit={save} label={invoice ? t('editTitle', { id: invoice.id }) : t('addTitle')}>
      <div className="invoice-columns">
        <div className="card card-body invoice-form">
          <div className="form-grid">
            <DateField name="issuedDate" label={t('fields.issued')} required />
            <DateField name="dueDate" label={t('fields.due')} required />
            <SelectField name="invoiceStatus" label={t('fields.status')} options={statuses} required />
          </div>
          <ClientPart isNew={!invoice} />
          <ItemRows />
          <div className="form-grid">
            <TextField name="salesperson" label={t('fields.salesperson')} maxLength={80} autoComplete="off" />
            <TextAreaField name="note" label={t('fields.note')} maxLength={1000} className="field-wide" />
          </div>
        </div>
        <aside className="card card-body invoice-actions" aria-label={t('totals.title')}>
          <LiveTotals payments={invoice?.payments ?? []} />
          <Button look="primary" type="submit" icon={Save} pending={form.formState.isSubmitting}>
            {t('save')}
          </Button>
          {invoice ? (
            <ButtonLink icon={Eye} to={paths.invoicePreview(invoice.id)}>
              {t('view')}
            </ButtonLink>
          ) : null}
          <ButtonLink look="ghost" to={paths.invoices}>
            {t('cancel')}
          </ButtonLink>
        </aside>
      </div>
    </Form>
  )
}

function LiveTotals({ payments }: Pick<Invoice, 'payments'>) {
  const { control } = useFormContext<InvoiceValues>()
  const items = useWatch({ control, name: 'items' })
  const totals = totalsOf(items)
  return <TotalsList totals={totals} balance={invoiceBalance(totals.total, payments)} />
}
