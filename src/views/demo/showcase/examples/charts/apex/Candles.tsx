import { OwnChart } from '@core/charts/OwnChart'
import { useTranslation } from 'react-i18next'

const DAYS: readonly [string, number[]][] = [
  ['2026-11-16', [42, 48, 40, 45]],
  ['2026-11-17', [45, 51, 44, 50]],
  ['2026-11-18', [50, 52, 43, 44]],
  ['2026-11-19', [44, 49, 42, 47]],
  ['2026-11-20', [47, 55, 46, 54]],
]
const OPTIONS = { xaxis: { type: 'category' as const } }

export function Candles() {
  const { t } = useTranslation('demoCharts')
  return (
    <OwnChart
      type="candlestick"
      label={t('word.labelCandles')}
      series={[{ name: t('word.price'), data: DAYS.map(([x, y]) => ({ x, y })) }]}
      options={OPTIONS}
      rows={DAYS.map(([day, values]) => [day, values.join(' · ')])}
      height={280}
    />
  )
}
