import { OwnChart } from '@core/charts/OwnChart'
import { useTranslation } from 'react-i18next'

const NAMES = ['Olfa', 'Nour', 'Skander', 'Leïla']
const HOURS = [38, 34, 29, 21]
const OPTIONS = { plotOptions: { bar: { horizontal: true, borderRadius: 3 } }, xaxis: { categories: NAMES } }

export function Sideways() {
  const { t } = useTranslation('demoCharts')
  return (
    <OwnChart
      type="bar"
      label={t('word.labelSideways')}
      series={[{ name: t('word.hours'), data: HOURS }]}
      options={OPTIONS}
      rows={NAMES.map((name, index) => [name, HOURS[index] ?? 0])}
      height={280}
    />
  )
}
