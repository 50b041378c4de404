import { OwnChart } from '@core/charts/OwnChart'
import { useTranslation } from 'react-i18next'

const HOURS = ['08', '10', '12', '14', '16']
const WEEK = [
  [4, 6, 2, 5, 6],
  [5, 6, 1, 6, 4],
  [3, 5, 2, 6, 6],
  [6, 6, 3, 4, 5],
  [2, 4, 1, 3, 6],
]
const OPTIONS = { plotOptions: { heatmap: { radius: 3 } }, dataLabels: { enabled: true } }
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const

export function Heatmap() {
  const { t } = useTranslation('demoCharts')
  return (
    <OwnChart
      type="heatmap"
      label={t('word.labelHeatmap')}
      series={DAYS.map((day, index) => ({
        name: t(`word.day.${day}`),
        data: (WEEK[index] ?? []).map((y, hour) => ({ x: HOURS[hour] ?? '', y })),
      }))}
      options={OPTIONS}
      rows={DAYS.map((day, index) => [t(`word.day.${day}`), (WEEK[index] ?? []).join(' · ')])}
      height={280}
    />
  )
}
