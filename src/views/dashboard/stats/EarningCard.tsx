import type { StatsInput } from '@contract/stats/periode'
import { ChartCard } from '@core/charts/ChartCard'
import { EmptyState } from '@core/components/states/EmptyState'
import { MILLIMES } from '@core/format/number'
import { useFormat } from '@core/format/useFormat'
import { useMoney, useUnit } from '@src/parts/argent/useMoney'
import { useEarningStatsQuery } from '@src/redux/stats/stats'
import { Wallet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { statsLists } from './links'
import { useAbout } from './useAbout'
import { useSteps } from './useSteps'

/** The receipts and the expenses, each with the total of the list of transactions that it opens. */
export function EarningCard({ asked: { from, to, groupBy, ensemble } }: { asked: StatsInput }) {
  const { t } = useTranslation('stats')
  const about = useAbout({ from, to })
  const steps = useSteps()
  const format = useFormat()
  const money = useMoney()
  const unit = useUnit()
  const { currentData: data, isError, refetch } = useEarningStatsQuery({ from, to, groupBy, ensemble })
  const isEmpty = data?.incoming.value === 0 && data.outgoing.value === 0
  const tranches = data && !isEmpty ? data.tranches : []
  const left = data ? data.incoming.value - data.outgoing.value : 0
  return (
    <ChartCard
      title={t('earning.title')}
      summary={
        data ? (
          <>
            {t('earning.summary', {
              incoming: money(data.incoming.value),
              outgoing: money(data.outgoing.value),
              left: money(left),
            })}
            {data.lost.value === 0 ? null : (
              <>
                {' · '}
                <Link to={statsLists.pertes({ from, to })}>{t('earning.lost', { lost: money(data.lost.value) })}</Link>
              </>
            )}
          </>
        ) : null
      }
      over={steps.over(groupBy)}
      about={about}
      keys={steps.keysOf(tranches)}
      valueKind="amount"
      chart={{
        kind: 'bar',
        inTime: true,
        unit,
        categories: steps.namesOf(tranches, groupBy),
        series: [
          { name: t('earning.incoming'), tone: 'primary', data: tranches.map(({ incoming }) => incoming / MILLIMES) },
          { name: t('earning.outgoing'), tone: 'warning', data: tranches.map(({ outgoing }) => outgoing / MILLIMES) },
        ],
        format: (value) => money(Math.round(value * MILLIMES)),
        formatAxis: (value) => format.number(Math.round(value)),
        linkOf: (series, index) => {
          const tranche = tranches[index]
          const listOf = series === 0 ? statsLists.recettes : statsLists.depenses
          return tranche ? listOf(tranche) : null
        },
      }}
      isLoading={!data && !isError}
      error={isError && !data}
      errorText={t('failed')}
      onRetry={() => void refetch()}
      empty={<EmptyState icon={Wallet} title={t('earning.none')} />}
    />
  )
}
