import { Button } from '@core/components/Button'
import { Chip } from '@core/components/Chip'
import { type SubmitEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { COUPON_CODES, couponOf } from './totals'
import type { Checkout } from './useCheckout'

/** A code that takes something off. */
export function CouponField({ checkout: { coupon, setCoupon } }: { checkout: Checkout }) {
  const { t } = useTranslation('demoShop')
  const id = useId()
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = couponOf(text)
    setWrong(!found)
    if (!found) return
    setCoupon(found)
    setText('')
  }
  if (coupon) return <Chip label={t('coupon.applied', { code: coupon.code })} onRemove={() => setCoupon(null)} />
  return (
    <form noValidate className="coupon" onSubmit={apply}>
      <label className="form-label" htmlFor={id}>
        {t('coupon.label')}
      </label>
      <div className="coupon-line">
        <input
          id={id}
          className={isWrong ? 'form-control is-invalid' : 'form-control'}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-note`}
          maxLength={30}
          autoComplete="off"
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setWrong(false)
          }}
        />
        <Button type="submit">{t('coupon.apply')}</Button>
      </div>
      <p id={`${id}-note`} className={isWrong ? 'field-fault' : 'field-hint'} role="status">
        {isWrong ? t('coupon.wrong') : t('coupon.hint', { codes: COUPON_CODES.join(', ') })}
      </p>
    </form>
  )
}
