import type { CardAnalytics } from '@contract/demo/card'
import { mean, STAY, VISITS } from '@contract/demo/figures'
import { Chart } from '@core/charts/Chart'
import { useFormat } from '@core/format/useFormat'
import { useAvgSessionsQuery } from '@src/redux/demo/card/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Asked } from './Asked'
import { Bar } from './Bar'
import { DemoCard } from './DemoCard'
import { PeriodSelect } from './PeriodSelect'
import { useFigures } from './useFigures'
import { useLabels } from './useLabels'

interface Visits {
  days: readonly number[]
  visitors: number
  length: number
}

/** The number and duration of sessions in the chosen period. */
export function SessionsCard() {
  const { t } = useTranslation('demoDashboard')
  const { periods } = useLabels()
  const [period, setPeriod] = useState(0)
  return (
    <DemoCard
      title={t('sessions.title')}
      className="span-6"
      action={<PeriodSelect label={t('period.label')} options={periods} value={period} onChange={setPeriod} />}
    >
      <Asked query={useAvgSessionsQuery()} height={330}>
        {(answer) => <Sessions answer={answer} period={period} />}
      </Asked>
    </DemoCard>
  )
}

/** A part in percent of a whole, at most 100. */
const percentOf = (part: number, whole: number) => Math.min(100, Math.round((100 * part) / whole))

function useBars({ goal, retention, duration }: CardAnalytics['avg-sessions'], period: Visits) {
  const { t } = useTranslation('demoDashboard')
  const format = useFormat()
  const figures = useFigures()
  const [visits, minutes] = [mean(period.days), Number(duration)]
  return [
    {
      label: t('sessions.goal'),
      value: t('sessions.perDay', { count: Number(goal) }),
      share: percentOf(visits, Number(goal)),
      tone: 'primary',
    },
    {
      label: t('sessions.users'),
      value: format.number(period.visitors),
      share: percentOf(period.visitors, visits * period.length),
      tone: 'warning',
    },
    {
      label: t('sessions.retention'),
      value: figures.percent(retention),
      share: Number(retention),
      tone: 'danger',
    },
    {
      label: t('sessions.duration'),
      value: t('sessions.minutes', { count: minutes, goal: STAY.goal }),
      share: percentOf(minutes, STAY.goal),
      tone: 'info',
    },
  ] as const
}

function Sessions({ answer, period }: { answer: CardAnalytics['avg-sessions']; period: number }) {
  const { t } = useTranslation('demoDashboard')
  const { days } = useLabels()
  const figures = useFigures()
  const format = useFormat()
  const visits: Visits = VISITS[period] ?? VISITS[0]
  const bars = useBars(answer, visits)
  return (
    <>
      <div className="demo-split demo-split-wide">
        <div>
          <p className="demo-figure">{format.number(mean(visits.days))}</p>
          <p className="muted">{t('sessions.unit')}</p>
          <p className="muted">{t('sessions.growth', { growth: `+${figures.percent(answer.growth)}` })}</p>
        </div>
        <Chart
          kind="bar"
          label={t('sessions.title')}
          height={190}
          categories={days}
          highlight={visits.days.indexOf(Math.max(...visits.days))}
          series={[{ name: t('sessions.visits'), data: visits.days }]}
          format={format.number}
        />
      </div>
      <ul className="demo-bars demo-bars-two">
        {bars.map(({ label, value, share, tone }) => (
          <li key={label}>
            <span>{label}</span>
            <b>{value}</b>
            <Bar share={share} tone={tone} />
          </li>
        ))}
      </ul>
    </>
  )
}
