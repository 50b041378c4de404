import { ChartCard } from '@core/charts/ChartCard'
import { EXAMS, MONTHS, PASSED } from '@src/views/demo/showcase/parts/chartData'
import { useTranslation } from 'react-i18next'

export function OnCard() {
  const { t } = useTranslation('demoCharts')
  const series = [
    { name: t('word.exams'), data: EXAMS },
    { name: t('word.passed'), data: PASSED },
  ]
  return (
    <ChartCard
      title={t('word.labelOnCard')}
      over={t('word.month')}
      chart={{ kind: 'bar', inTime: true, categories: MONTHS, series }}
    />
  )
}
