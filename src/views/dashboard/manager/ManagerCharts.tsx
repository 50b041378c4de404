import { ChartCard } from '@core/charts/ChartCard'
import { MILLIMES } from '@core/format/number'
import { useFormat } from '@core/format/useFormat'
import { useMoney, useUnit } from '@src/parts/argent/useMoney'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { Asked } from './asked'
import { packagesOf, requestsOf, schoolsOf } from './lists'
import { type Month, type Span, useMonthName } from './months'

const NONE: Month[] = []

/** The income from plans and the growth of the platform by month; a bar links to the list that it counts. */
export function ManagerCharts({ asked: { stats, isError, isFetching, retry }, span }: { asked: Asked; span: Span }) {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const money = useMoney()
  const unit = useUnit()
  const nameOf = useMonthName()
  const months = stats?.mois.slice(-span) ?? NONE
  const inTime = { kind: 'bar', inTime: true, categories: months.map(({ mois }) => nameOf(mois)) } as const
  const linkTo = (listOf: (mois: string) => string, of: (month: Month) => number) => (_: number, index: number) => {
    const month = months[index]
    return month && of(month) > 0 ? listOf(month.mois) : null
  }
  const counted = (id: 'ecoles' | 'candidats' | 'demandes') => ({
    ...inTime,
    unit: t(`manager.charts.unit.${id}`),
    series: [{ name: t(`manager.charts.${id}`), data: months.map((month) => month[id]) }],
    format: format.number,
  })
  const shared = {
    over: t('manager.charts.month'),
    keys: months.map(({ mois }) => mois),
    isLoading: !stats && !isError,
    error: isError,
    onRetry: retry,
  }
  const charts: Pick<ComponentProps<typeof ChartCard>, 'title' | 'summary' | 'chart' | 'valueKind'>[] = [
    {
      title: t('manager.charts.revenue'),
      summary: t('manager.charts.revenueText'),
      valueKind: 'amount',
      chart: {
        ...inTime,
        unit,
        series: [{ name: t('manager.charts.revenue'), data: months.map(({ revenu }) => revenu / MILLIMES) }],
        format: (value) => money(Math.round(value * MILLIMES)),
        formatAxis: format.number,
        linkOf: linkTo(packagesOf, ({ packages }) => packages),
      },
    },
    {
      title: t('manager.charts.ecoles'),
      chart: { ...counted('ecoles'), linkOf: linkTo(schoolsOf, ({ ecoles }) => ecoles) },
    },
    // The names of the candidates are known only to their school (0081), so there is no list.
    { title: t('manager.charts.candidats'), chart: counted('candidats') },
    {
      title: t('manager.charts.demandes'),
      chart: { ...counted('demandes'), linkOf: linkTo(requestsOf, ({ demandes }) => demandes) },
    },
  ]
  return (
    <div className="dashboard-columns dashboard-halves" aria-busy={isFetching}>
      {charts.map((chart) => (
        <ChartCard key={chart.title} {...chart} {...shared} height={240} />
      ))}
    </div>
  )
}
