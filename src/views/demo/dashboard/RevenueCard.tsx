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

/** Income and expenses of the chosen year, month by month. */
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

/** In thousands of dinars, because an axis has little space. */
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
        label={label}
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

/** This month's costs against the budget, with the previous months. */
function MonthBudget({ report: { price, budget } }: { report: CardAnalytics['revenue-report'] }) {
  const { t } = useTranslation('demoDashboard')
  const { lastMonths } = useLabels()
  const figures = useFigures()
  const format = useFormat()
  const planned = Array.from({ length: MONTHS }, () => Number(budget))
  return (
    <div>
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
