import { Button } from '@core/components/Button'
import { checkResolver } from '@core/form/checkResolver'
import { Form } from '@core/form/Form'
import { TextField } from '@core/form/TextField'
import { useForm, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useMoney } from '../useMoney'
import type { Checkout } from './useCheckout'

const METHODS = ['card', 'transfer', 'instalments', 'cash'] as const

interface PaymentValues {
  method: (typeof METHODS)[number]
  number: string
  expiry: string
  cvv: string
}

const matching = (text: string, format: RegExp) => {
  if (!text.trim()) return 'required'
  return format.test(text.replaceAll(' ', '')) ? undefined : 'invalid'
}

function faultsOf({ method, number, expiry, cvv }: PaymentValues): Record<string, string | undefined> {
  if (method !== 'card') return {}
  return {
    number: matching(number, /^\d{13,19}$/),
    expiry: matching(expiry, /^(0[1-9]|1[0-2])\/\d{2}$/),
    cvv: matching(cvv, /^\d{3,4}$/),
  }
}

const START: PaymentValues = { method: 'card', number: '', expiry: '', cvv: '' }

/** How the order is paid. Nothing typed here is kept or sent. */
export function PaymentStep({ checkout: { totals, placeOrder } }: { checkout: Checkout }) {
  const { t } = useTranslation('demoShop')
  const money = useMoney()
  const form = useForm<PaymentValues>({ defaultValues: START, resolver: checkResolver(faultsOf) })
  return (
    <section className="card card-body">
      <Form form={form} onSubmit={placeOrder} label={t('payment.title')}>
        <MethodChoice />
        <CardFields />
        <p className="muted">{t('payment.note')}</p>
        <div className="form-actions">
          <Button look="primary" type="submit" pending={form.formState.isSubmitting}>
            {t('payment.order', { total: money.millimes(totals.total) })}
          </Button>
        </div>
      </Form>
    </section>
  )
}

function MethodChoice() {
  const { t } = useTranslation('demoShop')
  const { register } = useFormContext<PaymentValues>()
  return (
    <fieldset className="payment-methods">
      <legend>{t('payment.title')}</legend>
      {METHODS.map((method) => (
        <label key={method} className="check-option">
          <input type="radio" className="form-check-input" value={method} {...register('method')} />
          {t(`payment.${method}`)}
        </label>
      ))}
    </fieldset>
  )
}

function CardFields() {
  const { t } = useTranslation('demoShop')
  const method = useWatch<PaymentValues, 'method'>({ name: 'method' })
  if (method !== 'card') return null
  return (
    <div className="form-grid">
      <TextField
        name="number"
        label={t('payment.number')}
        inputMode="numeric"
        required
        maxLength={23}
        autoComplete="off"
        className="field-wide"
      />
      <TextField
        name="expiry"
        label={t('payment.expiry')}
        placeholder="12/28"
        required
        maxLength={5}
        autoComplete="off"
      />
      <TextField name="cvv" label={t('payment.cvv')} inputMode="numeric" required maxLength={4} autoComplete="off" />
    </div>
  )
}
