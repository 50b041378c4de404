import type { CardAnalytics } from '@contract/demo/card'
import { Chart } from '@core/charts/Chart'
import { useFormat } from '@core/format/useFormat'
import { useAvgSessionsQuery } from '@src/redux/demo/card/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Asked } from './Asked'
import { Bar } from './Bar'
import { DemoCard } from './DemoCard'
import { PeriodSelect } from './PeriodSelect'
import { PERIOD_SCALE, SESSIONS } from './sample'
import { useFigures } from './useFigures'
import { useLabels } from './useLabels'

/** How long people stay, of the period that is chosen. */
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

function Sessions({ answer, period }: { answer: CardAnalytics['avg-sessions']; period: number }) {
  const { t } = useTranslation('demoDashboard')
  const { days } = useLabels()
  const figures = useFigures()
  const format = useFormat()
  const values: readonly number[] = SESSIONS[period] ?? SESSIONS[0]
  const bars = [
    { label: t('sessions.goal'), value: figures.amount(answer.goal), share: 50, tone: 'primary' },
    { label: t('sessions.users'), value: figures.count(answer.users), share: 60, tone: 'warning' },
    { label: t('sessions.retention'), value: figures.percent(answer.retention), share: 70, tone: 'danger' },
    {
      label: t('sessions.duration'),
      value: t('sessions.years', { count: Number(answer.duration) }),
      share: 80,
      tone: 'info',
    },
  ] as const
  return (
    <>
      <div className="demo-split">
        <div>
          <p className="demo-figure">{format.count(Math.round(answer.sessions * (PERIOD_SCALE[period] ?? 1)))}</p>
          <p className="muted">{t('sessions.growth', { growth: `+${figures.percent(answer.growth)}` })}</p>
        </div>
        <Chart
          kind="bar"
          spark
          label={t('sessions.title')}
          height={180}
          categories={days}
          highlight={values.indexOf(Math.max(...values))}
          series={[{ name: t('sessions.title'), data: values }]}
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
