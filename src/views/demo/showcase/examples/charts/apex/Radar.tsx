import { Chart } from '@core/charts/Chart'
import { EXAMS, MONTHS, PASSED } from '@src/views/demo/showcase/parts/chartData'
import { useTranslation } from 'react-i18next'

export function Radar() {
  const { t } = useTranslation('demoCharts')
  const series = [
    { name: t('word.exams'), data: EXAMS },
    { name: t('word.passed'), data: PASSED },
  ]
  return <Chart kind="radar" label={t('word.labelRadar')} series={series} categories={MONTHS} height={280} />
}
