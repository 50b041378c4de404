import { Button } from '@core/components/Button'
import { checkResolver } from '@core/form/checkResolver'
import { Form } from '@core/form/Form'
import { useForm, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useMoney } from '../useMoney'
import { GiftCardField } from './GiftCardField'
import { PaymentFields } from './PaymentFields'
import { PAYMENT_START, PAYMENT_WAYS, type PaymentValues, paymentFaults } from './payment'
import type { Checkout } from './useCheckout'

/** The payment of the order. Nothing typed here is stored or sent. */
export function PaymentStep({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation('demoShop')
  const money = useMoney()
  const { total } = checkout.totals
  // When a gift card covers everything, no payment method is needed.
  const isPaid = total === 0
  const form = useForm<PaymentValues>({
    defaultValues: PAYMENT_START,
    resolver: checkResolver((values) => (isPaid ? {} : paymentFaults(values))),
  })
  return (
    <>
      <section className="card card-body" aria-label={t('gift.label')}>
        <GiftCardField checkout={checkout} />
      </section>
      <section className="card card-body">
        <Form form={form} onSubmit={checkout.placeOrder} label={t('payment.title')}>
          {isPaid ? <p>{t('gift.enough')}</p> : <WayChoice />}
          {isPaid ? null : <PaymentFields total={total} />}
          <p className="muted">{t('payment.note')}</p>
          <div className="form-actions">
            <Button look="primary" type="submit" pending={form.formState.isSubmitting}>
              {t('payment.order', { total: money.millimes(total) })}
            </Button>
          </div>
        </Form>
      </section>
    </>
  )
}

function WayChoice() {
  const { t } = useTranslation('demoShop')
  const { register } = useFormContext<PaymentValues>()
  return (
    <fieldset className="payment-methods">
      <legend>{t('payment.title')}</legend>
      {PAYMENT_WAYS.map((way) => (
        <label key={way} className="check-option">
          <input type="radio" className="form-check-input" value={way} {...register('way')} />
          {t(`payment.${way}`)}
        </label>
      ))}
    </fieldset>
  )
}
