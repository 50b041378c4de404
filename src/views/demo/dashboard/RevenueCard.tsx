import type { CardAnalytics } from '@contract/demo/card'
import { Chart } from '@core/charts/Chart'
import { useRevenueReportQuery } from '@src/redux/demo/card/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Asked } from './Asked'
import { DemoCard } from './DemoCard'
import { Legend } from './Legend'
import { PeriodSelect } from './PeriodSelect'
import { BUDGET, REVENUE } from './sample'
import { useFigures } from './useFigures'
import { useLabels } from './useLabels'

const HEIGHT = 240

/** What came in and what went out, month by month, of the year that is chosen. */
export function RevenueCard() {
  const { t } = useTranslation('demoDashboard')
  const query = useRevenueReportQuery()
  const [year, setYear] = useState(0)
  const years = query.data?.years ?? []
  return (
    <DemoCard
      title={t('revenue.title')}
      action={<PeriodSelect label={t('revenue.year')} options={years} value={year} onChange={setYear} />}
    >
      <Asked query={query} height={HEIGHT + 40}>
        {(report) => <Report report={report} year={year} />}
      </Asked>
    </DemoCard>
  )
}

function Report({ report, year }: { report: CardAnalytics['revenue-report']; year: number }) {
  const { t } = useTranslation('demoDashboard')
  const { months, days } = useLabels()
  const figures = useFigures()
  const { income, expense } = REVENUE[year] ?? REVENUE[0]
  const names = [t('revenue.income'), t('revenue.expense')]
  return (
    <div className="demo-report">
      <div>
        <Legend names={names} />
        <Chart
          kind="bar"
          stacked
          label={`${t('revenue.title')} ${report.years[year] ?? ''}`}
          height={HEIGHT}
          categories={months(9)}
          series={[
            { name: t('revenue.income'), data: income, tone: 'primary' },
            { name: t('revenue.expense'), data: expense.map((value) => -value), tone: 'warning' },
          ]}
        />
      </div>
      <div className="demo-report-end">
        <p className="demo-figure">{figures.amount(report.price)}</p>
        <p className="muted">{t('revenue.budget', { amount: figures.amount(report.budget) })}</p>
        <Chart
          kind="line"
          spark
          label={t('revenue.trend')}
          height={100}
          categories={days}
          series={[
            { name: t('revenue.actual'), data: BUDGET.actual, tone: 'primary' },
            { name: t('revenue.planned'), data: BUDGET.planned, tone: 'muted', dashed: true },
          ]}
        />
      </div>
    </div>
  )
}
