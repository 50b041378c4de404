import { Chart } from '@core/charts/Chart'
import { useTranslation } from 'react-i18next'

export function Gauge() {
  const { t } = useTranslation('demoCharts')
  return (
    <Chart
      kind="gauge"
      label={t('word.labelGauge')}
      series={[{ name: t('word.passRate'), data: [74] }]}
      categories={[t('word.passRate')]}
      format={(share) => `${share} %`}
      height={260}
    />
  )
}
