import { ETAPES, HOUR_OF } from '@contract/planning/evenement'
import { hourCosts } from '@contract/stats/coutHeure'
import { useFormat } from '@core/format/useFormat'
import { useMoney } from '@src/parts/argent/useMoney'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { PricedProps } from './CoutHeadline'
import { CoutTable } from './CoutTable'
import { coutLists } from './links'

/** Hours, cost and price of each kind of lesson. */
export function CoutServices({ stats, prices }: PricedProps) {
  const { t } = useTranslation(['cout', 'tarification'])
  const format = useFormat()
  const money = useMoney()
  const costs = hourCosts(stats)
  return (
    <CoutTable
      title={t('services.title')}
      columns={[
        t('services.kind'),
        t('hours'),
        t('services.direct'),
        t('services.full'),
        t('services.price'),
        t('left'),
      ]}
      desktopOnly={[t('hours'), t('services.direct')]}
      rows={ETAPES.map((etape) => {
        const cost = costs[etape]
        const price = prices?.heures[etape] || null
        const left = cost && price !== null ? price - cost.complet : null
        return {
          id: etape,
          isLoss: left !== null && left < 0,
          cells: [
            t(`tarification:service.${etape}`),
            <Link key="hours" to={coutLists.lecons(stats, { calendar: HOUR_OF[etape] })}>
              {format.duration(stats.minutes[etape])}
            </Link>,
            cost && money(cost.direct),
            cost && money(cost.complet),
            price !== null && money(price),
            left !== null && money(left),
          ],
        }
      })}
    />
  )
}
