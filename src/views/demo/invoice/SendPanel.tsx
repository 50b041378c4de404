import type { Invoice } from '@contract/demo/invoice'
import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { DetailsPanel } from '@core/components/overlays/DetailsPanel'
import { checkResolver } from '@core/form/checkResolver'
import { Form } from '@core/form/Form'
import { InputField } from '@core/form/fields/InputField'
import { TextAreaField } from '@core/form/fields/TextAreaField'
import { TextField } from '@core/form/fields/TextField'
import { useFormat } from '@core/format/useFormat'
import { useEmailsQuery, useSendEmailMutation } from '@src/redux/demo/email/api'
import { useUpdateInvoiceMutation } from '@src/redux/demo/invoice/api'
import { Paperclip } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { attach } from '../email/attachments'
import { ownAddress } from '../email/people'
import { escapeHtml } from '../shared/escapeHtml'
import { useInvoicePdf } from './useInvoicePdf'
import { useMoney } from './useMoney'

interface SendValues {
  to: string
  subject: string
  message: string
}

interface SendPanelProps {
  invoice: Invoice
  onClose: () => void
}

const asHtml = (text: string) =>
  text
    .split('\n')
    .map((line) => `<p>${escapeHtml(line) || '<br>'}</p>`)
    .join('')

function faultsOf({ to, subject }: SendValues) {
  const address = to.trim() === '' ? 'required' : 'email'
  return {
    to: /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(to.trim()) ? undefined : address,
    subject: subject.trim() ? undefined : 'required',
  }
}

/** Sends the invoice as a PDF by the demo's mail. */
export function SendPanel({ invoice, onClose }: SendPanelProps) {
  const { t } = useTranslation('demoInvoice')
  const format = useFormat()
  const money = useMoney()
  const pdf = useInvoicePdf()
  const { data: sent } = useEmailsQuery({ folder: 'sent' })
  const [sendEmail] = useSendEmailMutation()
  const [update] = useUpdateInvoiceMutation()
  const { id, client, dueDate, balance } = invoice
  const words = { id, name: client.name, amount: money(balance), day: format.day(dueDate) }
  const form = useForm<SendValues>({
    defaultValues: { to: client.companyEmail, subject: t('number', { id }), message: t('send.body', words) },
    resolver: checkResolver(faultsOf),
  })
  const send = async ({ to, subject, message }: SendValues) => {
    try {
      const { attachments } = await attach([await pdf.file(invoice)], [], format.bytes)
      const mail = { to: [{ name: client.name, email: to.trim() }], subject, message: asHtml(message), attachments }
      await sendEmail({ folder: 'sent', ...mail }).unwrap()
      if (invoice.invoiceStatus === 'Draft' || invoice.invoiceStatus === 'Downloaded') {
        await update({ id, invoiceStatus: 'Sent' }).unwrap()
      }
    } catch {
      return toast.error(t('failed'))
    }
    toast.success(t('send.done', { to }))
    onClose()
  }
  return (
    <DetailsPanel
      title={t('send.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit" form="send-form" pending={form.formState.isSubmitting}>
            {t('send.button')}
          </Button>
        </>
      }
    >
      <Form id="send-form" form={form} onSubmit={send} label={t('send.title')}>
        <InputField label={t('send.from')} value={ownAddress(sent?.emails ?? []) ?? ''} disabled readOnly />
        <TextField name="to" type="email" label={t('send.to')} required maxLength={200} autoComplete="off" />
        <TextField name="subject" label={t('send.subject')} required maxLength={200} autoComplete="off" />
        <TextAreaField name="message" label={t('send.message')} rows={8} maxLength={5000} />
        <p className="invoice-attached">
          <Paperclip aria-hidden size={16} strokeWidth={1.75} /> {t('send.attached', { id })}
        </p>
      </Form>
    </DetailsPanel>
  )
}
