import { lastOfMonth } from '@contract/clock/days'
import { STATUTS } from '@contract/planning/evenement'
import { ETATS_LECON } from '@contract/planning/lecon'
import { ErrorState } from '@core/components/states/ErrorState'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { useEvenementStatsQuery } from '@src/redux/calendar/evenement'
import { useAbility } from '@src/redux/session/ability'
import { useTranslation } from 'react-i18next'
import { Figures } from './Figures'

const listOf = (path: string, filters: Record<string, string>) => `${path}?${new URLSearchParams(filters)}`

/** The filter for events that need action: hours to confirm, exams without a result. */
const WAITING = 'DUE'
const ETATS_EXAMEN = [WAITING, ...STATUTS] as const

/** The month's lessons and exams by state, each with the list that it counts; those without an answer need action. */
export function PlanningFigures({ firstOfMonth }: { firstOfMonth: string }) {
  const { t } = useTranslation(['dashboard', 'lecon', 'examen'])
  const format = useFormat()
  const readsExams = useAbility().can('read', 'Examen')
  const days = { depuis: firstOfMonth, jusqua: lastOfMonth(firstOfMonth) }
  const span = { from: days.depuis, to: days.jusqua }
  const { data, isError, isFetching, refetch } = useEvenementStatsQuery(span, { refetchOnFocus: true })
  const toneOf = (etat: string) => (etat === WAITING ? { tone: 'warning' as const } : {})
  const lecons = ETATS_LECON.map((etat) => ({
    id: etat,
    label: t(`lecon:figures.${etat}`),
    value: data?.lecons[etat],
    to: listOf(paths.lecons, { etat, ...days, ...(etat === WAITING && { sort: 'start' }) }),
    ...toneOf(etat),
  }))
  const examens = ETATS_EXAMEN.map((etat) => ({
    id: etat,
    label: t(`examen:figures.${etat}`),
    value: data?.examens[etat],
    to: listOf(paths.examens, { status: etat, ...days }),
    ...toneOf(etat),
  }))
  const hasFailed = isError && !data
  return (
    <section className="planning-figures" aria-label={t('planning.title')}>
      <div className="planning-figures-head">
        <h2>{t('planning.title')}</h2>
        {data ? (
          <span className="muted">{t('planning.minutes', { duree: format.durationLong(data.minutes) })}</span>
        ) : null}
      </div>
      {hasFailed ? (
        <div className="card">
          <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
        </div>
      ) : (
        <>
          <h3>{t('lecon:title')}</h3>
          <Figures label={t('lecon:title')} figures={lecons} />
          {readsExams ? (
            <>
              <h3>{t('examen:title')}</h3>
              <Figures label={t('examen:title')} figures={examens} />
            </>
          ) : null}
        </>
      )}
    </section>
  )
}
