import type { EcoleStats } from '@contract/stats/ecole'
import type { Figure, StatsInput } from '@contract/stats/periode'
import { ErrorState } from '@core/components/states/ErrorState'
import { VisuallyHidden } from '@core/components/VisuallyHidden'
import { useFormat } from '@core/format/useFormat'
import { useMoney } from '@src/parts/argent/useMoney'
import { useEcoleStatsQuery } from '@src/redux/stats/stats'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { statsLists } from './links'
import { useSpan } from './useSpan'

interface Shown {
  id: string
  figure: Figure
  to: string
  write: (value: number) => string
  note?: string
}

/** The figures that the caller may see, in the order of their weight. */
function useShown(data: EcoleStats, scope: StatsInput['scope']): Shown[] {
  const { t } = useTranslation('stats')
  const format = useFormat()
  const money = useMoney()
  const counts: [string, Figure | null, string, string?][] = [
    ['candidats', data.candidats, statsLists.enFormation(data.to, scope)],
    ['inscrits', data.inscrits, statsLists.inscrits(data, scope)],
    [
      'lecons',
      data.lecons,
      statsLists.lecons('SUCCESS', data, scope),
      data.minutes ? t('figures.hours', { duree: format.durationLong(data.minutes.value) }) : undefined,
    ],
    ['absences', data.absences, statsLists.lecons('NO_SHOW', data, scope)],
    ['annulations', data.annulations, statsLists.lecons('CANCELLED', data, scope)],
    ['reussis', data.reussis, statsLists.examens(data, scope, { status: 'SUCCESS' })],
    ['echoues', data.echoues, statsLists.examens(data, scope, { status: 'FAILED' })],
  ]
  const amounts: ['recettes' | 'depenses', Figure | null][] = [
    ['recettes', data.recettes],
    ['depenses', data.depenses],
  ]
  return [
    ...amounts.flatMap(([id, figure]) => (figure ? [{ id, figure, to: statsLists[id](data), write: money }] : [])),
    ...counts.flatMap(([id, figure, to, note]) =>
      figure ? [{ id, figure, to, write: format.number, ...(note && { note }) }] : [],
    ),
  ]
}

/** The figures of the period, each with the period before and a link to the list that it counts. */
export function StatFigures({ asked }: { asked: StatsInput }) {
  const { t } = useTranslation('stats')
  const { data, currentData, isError, isFetching, refetch } = useEcoleStatsQuery(asked)
  if (isError && !currentData) {
    return <ErrorState title={t('failed')} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (!data) return <div className="card stats-waiting skeleton" role="status" aria-label={t('common:loading')} />
  return <Grid data={data} asked={asked} isOld={!currentData} />
}

function Grid({ data, asked, isOld }: { data: EcoleStats; asked: StatsInput; isOld: boolean }) {
  const { t } = useTranslation('stats')
  const shown = useShown(data, asked.scope)
  const span = useSpan()
  return (
    <>
      <p className="muted stats-compared">{span.compared(data.before)}</p>
      <ul className="card figures stats-figures" aria-label={t('figures.label')} aria-busy={isOld}>
        {shown.map(({ id, figure, to, write, note }) => (
          <li key={id}>
            <Link className="figure" to={to}>
              <span className="figure-label">{t(`figures.${id}`)}</span>
              <span className={id === 'recettes' || id === 'depenses' ? 'figure-value is-amount' : 'figure-value'}>
                {write(figure.value)}
              </span>
              <Trend figure={figure} write={write} />
              {note ? <span className="figure-note">{note}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

const WAYS = ['down', 'level', 'up'] as const

/** The difference between the figure and the period before. */
function Trend({ figure: { value, before }, write }: { figure: Figure; write: (value: number) => string }) {
  const { t } = useTranslation('stats')
  const difference = value - before
  const way = WAYS[Math.sign(difference) + 1] ?? 'level'
  const words = { difference: write(Math.abs(difference)), before: write(before) }
  return (
    <span className="figure-note">
      <span aria-hidden>{t(`trend.short.${way}`, words)}</span>
      <VisuallyHidden>{t(`trend.${way}`, words)}</VisuallyHidden>
    </span>
  )
}
