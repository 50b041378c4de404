import { Chart } from '@core/charts/Chart'
import { useTranslation } from 'react-i18next'
import { DemoCard } from './DemoCard'
import { Legend } from './Legend'
import { SALES } from './sample'
import { useLabels } from './useLabels'

/** Sales and visits of six months. */
export function SalesCard() {
  const { t } = useTranslation('demoDashboard')
  const { months } = useLabels()
  return (
    <DemoCard title={t('sales.title')} className="span-4">
      <Legend names={[t('sales.sales'), t('sales.visits')]} />
      <Chart
        kind="radar"
        label={t('sales.title')}
        height={300}
        categories={months(6)}
        series={[
          { name: t('sales.sales'), data: SALES.sales, tone: 'primary' },
          { name: t('sales.visits'), data: SALES.visits, tone: 'warning' },
        ]}
      />
    </DemoCard>
  )
}
