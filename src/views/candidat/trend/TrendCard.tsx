import type { CandidatHistory } from '@contract/stats/candidat'
import { ChartCard } from '@core/charts/ChartCard'
import { EmptyState } from '@core/components/states/EmptyState'
import { useFormat } from '@core/format/useFormat'
import { useCandidatMonthsQuery } from '@src/redux/stats/candidat'
import { ChartColumn } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasAny, useDrawn, VIEWS, type View } from './useDrawn'

const NONE: CandidatHistory['mois'] = []

/** The views that this reader may see: amounts only for readers of the account. */
const viewsOf = (months: CandidatHistory['mois']) =>
  VIEWS.filter((view) => view !== 'paiements' || months.every(({ paye }) => paye !== null))

/** The months of a candidate since the enrolment: hours, exams and payments, each linked to the list that it counts. */
export function TrendCard({ id }: { id: number }) {
  const { t } = useTranslation(['candidat', 'stats'])
  const format = useFormat()
  const [view, setView] = useState<View>('heures')
  const { currentData: data, isError, refetch } = useCandidatMonthsQuery(id, { refetchOnFocus: true })
  const all = data?.mois ?? NONE
  // An empty chart shows a sentence, which says more than empty bars.
  const months = hasAny(all, view) ? all : NONE
  const drawn = useDrawn({ id, view, months })
  return (
    <ChartCard
      title={t('stats:title')}
      summary={t('trend.text')}
      height={260}
      actions={
        <select
          className="form-select form-select-sm"
          aria-label={t('trend.view')}
          value={view}
          onChange={(event) => setView(VIEWS.find((one) => one === event.target.value) ?? 'heures')}
        >
          {viewsOf(all).map((one) => (
            <option key={one} value={one}>
              {t(`trend.${one}`)}
            </option>
          ))}
        </select>
      }
      over={t('stats:step.MONTH')}
      keys={months.map(({ mois }) => mois)}
      valueKind={view === 'paiements' ? 'amount' : 'number'}
      chart={{ ...drawn, inTime: true, categories: months.map(({ mois }) => format.day(`${mois}-01`, 'month')) }}
      isLoading={!data && !isError}
      error={isError && !data}
      errorText={t('stats:failed')}
      onRetry={() => void refetch()}
      empty={<EmptyState icon={ChartColumn} title={t(`trend.none.${view}`)} />}
    />
  )
}
