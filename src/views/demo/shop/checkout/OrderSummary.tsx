import { Button } from '@core/components/Button'
import { useTranslation } from 'react-i18next'
import { useMoney } from '../useMoney'
import { CouponField } from './CouponField'
import type { Checkout } from './useCheckout'
import '../../shared/sums.scss'

/** The totals of the order, the same at every step. */
export function OrderSummary({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation('demoShop')
  const money = useMoney()
  const { totals, step, coupon, gift } = checkout
  const rows: [string, number][] = [
    [t('sums.subtotal'), totals.subtotal],
    [t('sums.discount'), -totals.discount],
    ...(coupon && totals.couponOff > 0
      ? [[t('sums.coupon', { code: coupon.code }), -totals.couponOff] satisfies [string, number]]
      : []),
  ]
  return (
    <aside className="card card-body checkout-sums" aria-label={t('sums.title')}>
      {step === 'cart' ? <CouponField checkout={checkout} /> : null}
      <h2>{t('sums.title')}</h2>
      <dl className="sums">
        {rows.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{money.millimes(amount)}</dd>
          </div>
        ))}
        <div>
          <dt>{t('sums.delivery')}</dt>
          <dd>{totals.delivery === 0 ? t('sums.free') : money.millimes(totals.delivery)}</dd>
        </div>
        {gift ? (
          <div>
            <dt>{t('sums.gift')}</dt>
            <dd>{money.millimes(-totals.giftOff)}</dd>
          </div>
        ) : null}
        <div className="sums-total">
          <dt>{t('sums.total')}</dt>
          <dd>{money.millimes(totals.total)}</dd>
        </div>
      </dl>
      {step === 'cart' ? (
        <Button look="primary" onClick={() => checkout.goTo('address')}>
          {t('checkout.toAddress')}
        </Button>
      ) : null}
    </aside>
  )
}
