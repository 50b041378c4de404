import { OwnChart } from '@core/charts/OwnChart'
import { useTranslation } from 'react-i18next'

const POINTS: readonly [number, number, number][] = [
  [8, 62, 14],
  [12, 70, 22],
  [18, 74, 31],
  [25, 81, 18],
  [32, 77, 9],
]
const OPTIONS = { xaxis: { type: 'numeric' as const } }

export function Bubble() {
  const { t } = useTranslation('demoCharts')
  return (
    <OwnChart
      type="bubble"
      label={t('word.labelBubble')}
      series={[{ name: t('word.instructors'), data: POINTS.map(([x, y, z]) => ({ x, y, z })) }]}
      options={OPTIONS}
      rows={POINTS.map(([x, y, z]) => [t('word.hoursCount', { count: x }), `${y} % · ${z}`])}
      height={280}
    />
  )
}
