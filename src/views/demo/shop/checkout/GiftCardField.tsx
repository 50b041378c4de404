import { useTranslation } from 'react-i18next'
import { useMoney } from '../useMoney'
import { CodeField } from './CodeField'
import { GIFT_CODES, giftCardOf } from './totals'
import type { Checkout } from './useCheckout'

/** The field of a gift card, which pays for the order or a part of it. */
export function GiftCardField({ checkout: { gift, setGift } }: { checkout: Checkout }) {
  const { t } = useTranslation('demoShop')
  const money = useMoney()
  const apply = (text: string) => {
    const found = giftCardOf(text)
    if (found) setGift(found)
    return found !== undefined
  }
  return (
    <CodeField
      label={t('gift.label')}
      hint={t('gift.hint', { codes: GIFT_CODES.join(', ') })}
      wrong={t('gift.wrong')}
      applied={gift && t('gift.applied', { code: gift.code, worth: money.millimes(gift.worth) })}
      onApply={apply}
      onRemove={() => setGift(null)}
    />
  )
}
