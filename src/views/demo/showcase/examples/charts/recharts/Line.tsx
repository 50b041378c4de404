import { Chart } from '@core/charts/Chart'
import { EXAMS, MONTHS, PASSED } from '@src/views/demo/showcase/parts/chartData'
import { useTranslation } from 'react-i18next'

export function Line() {
  const { t } = useTranslation('demoCharts')
  const series = [
    { name: t('word.exams'), data: EXAMS },
    { name: t('word.passed'), data: PASSED },
  ]
  return <Chart kind="line" label={t('word.labelLine')} series={series} categories={MONTHS} height={280} />
}
