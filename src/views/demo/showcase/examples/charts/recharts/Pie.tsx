import { Chart } from '@core/charts/Chart'
import { useTranslation } from 'react-i18next'

const SHARES = [58, 27, 15]

export function Pie() {
  const { t } = useTranslation('demoCharts')
  return (
    <Chart
      kind="donut"
      label={t('word.labelPie')}
      series={[{ name: t('word.share'), data: SHARES }]}
      categories={[t('word.road'), t('word.code'), t('word.park')]}
      center={{ label: t('word.hours'), value: '100' }}
      height={280}
    />
  )
}
