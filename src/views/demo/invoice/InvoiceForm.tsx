import type { Invoice, PaymentDetails } from '@contract/demo/invoice'
import { Form } from '@core/form/Form'
import { DateField } from '@core/form/fields/DateField'
import { InputField } from '@core/form/fields/InputField'
import { SelectField } from '@core/form/fields/SelectField'
import { TextAreaField } from '@core/form/fields/TextAreaField'
import { TextField } from '@core/form/fields/TextField'
import { useTranslation } from 'react-i18next'
import { ClientPart } from './ClientPart'
import { FormActions } from './FormActions'
import { ItemRows } from './ItemRows'
import { LiveBank } from './LiveSums'
import { PaperSettings } from './PaperSettings'
import { useStatusOptions } from './status'
import { useInvoiceForm } from './useInvoiceForm'
import './invoice.scss'

interface InvoiceFormProps {
  /** Undefined for a new invoice. */
  invoice?: Invoice
  /** Its number; undefined until it is known. */
  number: number | undefined
  /** The bank account; undefined until it is known. */
  account: Omit<PaymentDetails, 'totalDue'> | undefined
  onSaved: (saved: Invoice) => void
}

/** The form of an invoice; its totals follow the typed values. */
export function InvoiceForm({ invoice, number, account, onSaved }: InvoiceFormProps) {
  const { t } = useTranslation('demoInvoice')
  const { form, save, open } = useInvoiceForm(invoice, onSaved)
  const payments = invoice?.payments ?? []
  const statuses = useStatusOptions()
  return (
    <Form form={form} onSubmit={save} label={invoice ? t('editTitle', { id: invoice.id }) : t('addTitle')}>
      <div className="invoice-columns">
        <div className="card card-body invoice-form">
          <div className="form-grid">
            <InputField label={t('fields.id')} value={number ? `#${number}` : ''} disabled readOnly />
            <SelectField name="invoiceStatus" label={t('fields.status')} options={statuses} required />
            <DateField name="issuedDate" label={t('fields.issued')} required />
            <DateField name="dueDate" label={t('fields.due')} required />
          </div>
          <div className="invoice-parties">
            <ClientPart isNew={!invoice} />
            {account ? <LiveBank account={account} payments={payments} /> : null}
          </div>
          <ItemRows />
          <div className="form-grid">
            <TextField name="salesperson" label={t('fields.salesperson')} maxLength={80} autoComplete="off" />
            <TextAreaField name="note" label={t('fields.note')} maxLength={1000} className="field-wide" />
          </div>
        </div>
        <div className="invoice-side">
          <FormActions invoice={invoice} payments={payments} onOpen={open} />
          <PaperSettings />
        </div>
      </div>
    </Form>
  )
}
