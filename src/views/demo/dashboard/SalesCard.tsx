import { INCOME, latest, MONTHLY_VISITS } from '@contract/demo/figures'
import { Chart } from '@core/charts/Chart'
import { useTranslation } from 'react-i18next'
import { DemoCard } from './DemoCard'
import { Legend } from './Legend'
import { useLabels } from './useLabels'

const MONTHS = 6

/** In percent of the maximum, so that dinars and visits share one scale. */
const ofBest = (values: readonly number[]) => values.map((value) => Math.round((100 * value) / Math.max(...values)))

/** Sales and visits of six months. */
export function SalesCard() {
  const { t } = useTranslation('demoDashboard')
  const { lastMonths } = useLabels()
  return (
    <DemoCard title={t('sales.title')} className="span-4">
      <Legend names={[t('sales.sales'), t('sales.visits')]} />
      <Chart
        kind="radar"
        label={t('sales.title')}
        height={300}
        categories={lastMonths(MONTHS)}
        series={[
          { name: t('sales.sales'), data: ofBest(latest(INCOME, MONTHS)), tone: 'primary' },
          { name: t('sales.visits'), data: ofBest(latest(MONTHLY_VISITS, MONTHS)), tone: 'warning' },
        ]}
      />
      <p className="muted demo-note">{t('sales.unit')}</p>
    </DemoCard>
  )
}
