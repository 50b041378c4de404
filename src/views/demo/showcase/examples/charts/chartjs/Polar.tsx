import { OwnChart } from '@core/charts/OwnChart'
import { useTranslation } from 'react-i18next'

const SHARES = [42, 31, 17, 10]

export function Polar() {
  const { t } = useTranslation('demoCharts')
  const labels = [t('word.road'), t('word.code'), t('word.park'), t('word.exams')]
  return (
    <OwnChart
      type="polarArea"
      label={t('word.labelPolar')}
      series={SHARES}
      options={{ labels, stroke: { width: 1 }, legend: { show: true, position: 'bottom' } }}
      rows={labels.map((name, index) => [name, SHARES[index] ?? 0])}
      height={280}
    />
  )
}
