import type { CoutStats } from '@contract/stats/cout'
import { drivingCost } from '@contract/stats/coutHeure'
import { useFormat } from '@core/format/useFormat'
import { useMoney } from '@src/parts/argent/useMoney'
import { useTranslation } from 'react-i18next'

export interface PricedProps {
  stats: CoutStats
  /** The prices in force that are compared; null where the school has none. */
  prices: CoutStats['prix'][number] | null
}

/** The main figures: the cost of a driven hour, its price, and the difference. */
export function CoutHeadline({ stats, prices }: PricedProps) {
  const { t } = useTranslation('cout')
  const format = useFormat()
  const money = useMoney()
  const cost = drivingCost(stats)
  if (!cost) return null
  const price = prices?.heures.circulation || null
  const left = price === null ? null : price - cost.complet
  return (
    <dl className="card cout-headline">
      <div>
        <dt>{t('headline.cost')}</dt>
        <dd>{money(cost.complet)}</dd>
        <dd className="muted">{t('headline.direct', { amount: money(cost.direct) })}</dd>
      </div>
      <div>
        <dt>{prices ? t('headline.price', { code: prices.permi }) : t('headline.noPrice')}</dt>
        <dd>{price === null ? '–' : money(price)}</dd>
      </div>
      <div>
        <dt>{t('headline.left')}</dt>
        <dd className={left !== null && left < 0 ? 'cout-loss' : ''}>{left === null ? '–' : money(left)}</dd>
        {left !== null && left > 0 && price ? (
          <dd className="muted">{t('headline.share', { share: format.percent(left / price) })}</dd>
        ) : null}
      </div>
    </dl>
  )
}
