import type { CardAnalytics } from '@contract/demo/card'
import { EXPENSE, INCOME, latest, ofYear } from '@contract/demo/figures'
import { Chart } from '@core/charts/Chart'
import { useFormat } from '@core/format/useFormat'
import { useRevenueReportQuery } from '@src/redux/demo/card/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Asked } from './Asked'
import { DemoCard } from './DemoCard'
import { Legend } from './Legend'
import { PeriodSelect } from './PeriodSelect'
import { useFigures } from './useFigures'
import { thisMonth, useLabels } from './useLabels'

const HEIGHT = 240
const MONTHS = 7

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
      <Asked query={query} height={HEIGHT + 60}>
        {(report) => (
          <div className="demo-report">
            <YearChart year={year} label={`${t('revenue.title')} ${report.years[year] ?? ''}`} />
            <MonthBudget report={report} />
          </div>
        )}
      </Asked>
    </DemoCard>
  )
}

/** Thousands of dinars: an axis has no room for more. */
const inThousands = (values: readonly number[]) => values.map((value) => value / 1000)

function YearChart({ year, label }: { year: number; label: string }) {
  const { t } = useTranslation('demoDashboard')
  const { months } = useLabels()
  const format = useFormat()
  const month = thisMonth()
  const [income, expense] = [INCOME, EXPENSE].map((values) => inThousands(ofYear(values, month, year)))
  return (
    <div>
      <div className="demo-axis-head">
        <Legend names={[t('revenue.income'), t('revenue.expense')]} />
        <span className="muted">{t('revenue.unit')}</span>
      </div>
      <Chart
        kind="bar"
        stacked
        {...{ label }}
        height={HEIGHT}
        categories={months(income?.length ?? 0)}
        series={[
          { name: t('revenue.income'), data: income ?? [], tone: 'primary' },
          { name: t('revenue.expense'), data: (expense ?? []).map((value) => -value), tone: 'warning' },
        ]}
        format={format.number}
      />
    </div>
  )
}

/** What this month has cost beside what it may cost, and the months before it. */
function MonthBudget({ report: { price, budget } }: { report: CardAnalytics['revenue-report'] }) {
  const { t } = useTranslation('demoDashboard')
  const { lastMonths } = useLabels()
  const figures = useFigures()
  const format = useFormat()
  const planned = Array.from({ length: MONTHS }, () => Number(budget))
  return (
    <div className="demo-report-end">
      <p className="muted">{t('revenue.spent')}</p>
      <p className="demo-figure">{figures.amount(price)}</p>
      <p className="muted">{t('revenue.budget', { amount: figures.amount(budget) })}</p>
      <Chart
        kind="line"
        spark
        label={t('revenue.trend')}
        height={100}
        categories={lastMonths(MONTHS)}
        series={[
          { name: t('revenue.actual'), data: latest(EXPENSE, MONTHS), tone: 'primary' },
          { name: t('revenue.planned'), data: planned, tone: 'muted', dashed: true },
        ]}
        format={(dinars) => format.amount(dinars * 1000)}
      />
    </div>
  )
}
