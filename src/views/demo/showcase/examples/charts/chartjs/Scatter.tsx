import { OwnChart } from '@core/charts/OwnChart'
import { useTranslation } from 'react-i18next'

const POINTS: readonly [number, number][] = [
  [8, 2],
  [12, 3],
  [15, 3],
  [18, 5],
  [22, 4],
  [25, 6],
  [28, 7],
  [34, 8],
]

const OPTIONS = { xaxis: { type: 'numeric' as const } }

export function Scatter() {
  const { t } = useTranslation('demoCharts')
  return (
    <OwnChart
      type="scatter"
      label={t('word.labelScatter')}
      series={[{ name: t('word.candidates'), data: POINTS.map(([x, y]) => ({ x, y })) }]}
      options={OPTIONS}
      rows={POINTS.map(([x, y]) => [t('word.hoursCount', { count: x }), y])}
      height={280}
    />
  )
}
