import { useTranslation } from 'react-i18next'
import { CodeField } from './CodeField'
import { COUPON_CODES, couponOf } from './totals'
import type { Checkout } from './useCheckout'

/** The field of a coupon. */
export function CouponField({ checkout: { coupon, setCoupon } }: { checkout: Checkout }) {
  const { t } = useTranslation('demoShop')
  const apply = (text: string) => {
    const found = couponOf(text)
    if (found) setCoupon(found)
    return found !== undefined
  }
  return (
    <CodeField
      label={t('coupon.label')}
      hint={t('coupon.hint', { codes: COUPON_CODES.join(', ') })}
      wrong={t('coupon.wrong')}
      applied={coupon && t('coupon.applied', { code: coupon.code })}
      onApply={apply}
      onRemove={() => setCoupon(null)}
    />
  )
}
