import type { Invoice, PaymentMethod } from '@contract/demo/invoice'
import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { DetailsPanel } from '@core/components/overlays/DetailsPanel'
import { checkResolver } from '@core/form/checkResolver'
import { Form } from '@core/form/Form'
import { DateField } from '@core/form/fields/DateField'
import { InputField } from '@core/form/fields/InputField'
import { SelectField } from '@core/form/fields/SelectField'
import { TextAreaField } from '@core/form/fields/TextAreaField'
import { TextField } from '@core/form/fields/TextField'
import { today } from '@core/format/date'
import { useUpdateInvoiceMutation } from '@src/redux/demo/invoice/api'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { amountFault, amountOf, amountText } from './amounts'
import { useMoney } from './useMoney'
import { usePaymentMethods } from './usePaymentMethods'

interface PaymentValues {
  amount: string
  date: string
  method: PaymentMethod | null
  note: string
}

interface PaymentPanelProps {
  invoice: Invoice
  onClose: () => void
}

const faultsOf = (balance: number) => (values: PaymentValues) => ({
  amount: amountFault(values.amount, { above: 0, upTo: balance }),
  date: values.date ? undefined : 'required',
  method: values.method ? undefined : 'required',
})

/** Records a full or partial payment. */
export function PaymentPanel({ invoice, onClose }: PaymentPanelProps) {
  const { t } = useTranslation('demoInvoice')
  const money = useMoney()
  const methods = usePaymentMethods()
  const [update] = useUpdateInvoiceMutation()
  const form = useForm<PaymentValues>({
    defaultValues: { amount: amountText(invoice.balance), date: today(), method: invoice.acceptedPayment, note: '' },
    resolver: checkResolver(faultsOf(invoice.balance)),
  })
  const save = async ({ amount, date, method, note }: PaymentValues) => {
    const paid = { amount: amountOf(amount) ?? 0, date, method: method ?? invoice.acceptedPayment, note: note.trim() }
    const { error } = await update({ id: invoice.id, payments: [...invoice.payments, paid] })
    if (error) return toast.error(t('failed'))
    toast.success(t('payment.done', { amount: money(paid.amount) }))
    onClose()
  }
  return (
    <DetailsPanel
      title={t('payment.button')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit" form="payment-form" pending={form.formState.isSubmitting}>
            {t('payment.save')}
          </Button>
        </>
      }
    >
      <Form id="payment-form" form={form} onSubmit={save} label={t('payment.button')}>
        <InputField label={t('fields.balance')} value={money(invoice.balance)} disabled readOnly />
        <TextField name="amount" label={t('payment.amount')} inputMode="decimal" required />
        <DateField name="date" label={t('payment.date')} required />
        <SelectField name="method" label={t('payment.method')} required options={methods} />
        <TextAreaField name="note" label={t('fields.note')} maxLength={500} />
      </Form>
    </DetailsPanel>
  )
}
