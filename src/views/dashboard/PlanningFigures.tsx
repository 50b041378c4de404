import { lastOfMonth } from '@contract/clock/days'
import { STATUTS } from '@contract/planning/evenement'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { useEvenementStatsQuery } from '@src/redux/calendar/evenement'
import { useTranslation } from 'react-i18next'
import { Figures } from './Figures'

const listOf = (path: string, filters: Record<string, string>) => `${path}?${new URLSearchParams(filters)}`

/** The month's lessons and exams by result; those to attest need action. */
export function PlanningFigures({ firstOfMonth }: { firstOfMonth: string }) {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const to = lastOfMonth(firstOfMonth)
  const { data, isError } = useEvenementStatsQuery({ from: firstOfMonth, to }, { refetchOnFocus: true })
  // The dashboard works without it, and the calendar shows the same tasks.
  if (isError && !data) return null
  const due = listOf(paths.lecons, { etat: 'DUE', depuis: firstOfMonth, jusqua: to, sort: 'start' })
  const figures = [
    { id: 'due', label: t('planning.DUE'), value: data?.aAttester, to: due, tone: 'warning' as const },
    ...STATUTS.map((statut) => ({
      id: statut,
      label: t(`planning.${statut}`),
      value: data?.parStatut[statut],
      to: listOf(paths.calendrier, { vue: 'mois', jour: firstOfMonth, status: statut }),
    })),
  ]
  return (
    <section className="planning-figures" aria-label={t('planning.title')}>
      <div className="planning-figures-head">
        <h2>{t('planning.title')}</h2>
        {data ? (
          <span className="muted">{t('planning.minutes', { duree: format.durationLong(data.minutes) })}</span>
        ) : null}
      </div>
      <Figures label={t('planning.title')} figures={figures} />
    </section>
  )
}
