import { Chart } from '@core/charts/Chart'
import { useFormat } from '@core/format/useFormat'
import { daysWithin, FIRST_DAY, LAST_DAY } from '@src/views/demo/showcase/parts/chartDays'
import { DaySpan } from '@src/views/demo/showcase/parts/DaySpan'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const LIMITS = [FIRST_DAY, LAST_DAY] as const

export function DailyColumns() {
  const { t } = useTranslation('demoCharts')
  const format = useFormat()
  const [span, setSpan] = useState<readonly [string, string]>(['2026-11-09', LAST_DAY])
  const days = daysWithin(span)
  const series = [
    { name: t('word.lessons'), data: days.map(({ lessons }) => lessons) },
    { name: t('word.cancelled'), data: days.map(({ cancelled }) => cancelled) },
  ]
  return (
    <>
      <DaySpan span={span} limits={LIMITS} onSpan={setSpan} />
      <Chart
        kind="bar"
        label={t('word.labelDailyColumns')}
        series={series}
        categories={days.map(({ day }) => format.day(day, 'short'))}
        height={280}
        inTime
      />
    </>
  )
}
