import type { DemandeStatut } from '@contract/planning/demande'
import { Chart } from '@core/charts/Chart'
import type { ChartTone } from '@core/charts/types'
import { ErrorState } from '@core/components/states/ErrorState'
import { formatDay } from '@core/format/date'
import { useDemandeMonthsQuery } from '@src/redux/calendar/demande'
import { useTranslation } from 'react-i18next'

const HEIGHT = 220
/** The stacking order of the bars, from the bottom. */
const SERIES: { statut: DemandeStatut; tone: ChartTone }[] = [
  { statut: 'ACCEPTED', tone: 'primary' },
  { statut: 'REFUSED', tone: 'danger' },
  { statut: 'CANCELLED', tone: 'muted' },
  { statut: 'PENDING', tone: 'warning' },
]

/** Requests per month, stacked by result; loaded when the user opens it. */
export function DemandeMois() {
  const { t, i18n } = useTranslation('demande')
  const { data, isError, isFetching, refetch } = useDemandeMonthsQuery()
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <span className="skeleton demande-mois" aria-hidden />
  return (
    <Chart
      kind="bar"
      stacked
      inTime
      legend
      label={t('chiffres.months')}
      height={HEIGHT}
      categories={data.data.map(({ mois }) => formatDay(`${mois}-01`, i18n.language, 'monthShort'))}
      series={SERIES.map(({ statut, tone }) => ({
        name: t(`chiffres.${statut}`),
        tone,
        data: data.data.map(({ parStatut }) => parStatut[statut]),
      }))}
    />
  )
}
