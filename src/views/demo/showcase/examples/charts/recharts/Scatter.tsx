import { OwnChart } from '@core/charts/OwnChart'
import { ATTEMPTS, type Period, PeriodChoice } from '@src/views/demo/showcase/parts/chartPeriods'
import { useZoom } from '@src/views/demo/showcase/parts/useZoom'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Scatter() {
  const { t } = useTranslation('demoCharts')
  const [period, setPeriod] = useState<Period>('monthly')
  const options = useZoom()
  const points = ATTEMPTS[period]
  return (
    <>
      <PeriodChoice period={period} onPeriod={setPeriod} />
      <OwnChart
        type="scatter"
        label={t('word.labelScatter')}
        series={[{ name: t('word.candidates'), data: points.map(([x, y]) => ({ x, y })) }]}
        options={options}
        rows={points.map(([x, y]) => [t('word.hoursCount', { count: x }), y])}
        height={280}
      />
    </>
  )
}
