import type { Evenement } from '@contract/planning/evenement'
import { Banner } from '@core/components/messages/Banner'
import { EmptyState } from '@core/components/states/EmptyState'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { useFormat } from '@core/format/useFormat'
import { useMinute } from '@core/hooks/useMinute'
import { useZone } from '@src/parts/evenement/useZone'
import { CalendarCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AnswerNotices } from './AnswerNotices'
import { currentOf } from './currentOf'
import { LeconCard } from './LeconCard'
import { PlusAnciennes } from './PlusAnciennes'
import { type Answers, useAnswers } from './useAnswers'
import { useJournee } from './useJournee'
import './journee.scss'

/** The instructor's day: upcoming lessons and open answers, given with one tap, online or offline. */
export function MaJournee() {
  const { t } = useTranslation('journee')
  const journee = useJournee()
  const answers = useAnswers()
  const now = useMinute()
  const waiting = answers.pending.filter(({ state }) => state === 'waiting').length
  const current = currentOf([...journee.late, ...journee.today], now)
  const others = (events: Evenement[]) => events.filter(({ idEvenement }) => idEvenement !== current?.idEvenement)
  const shown = new Set(
    [...journee.late, ...journee.recent, ...journee.today, ...journee.tomorrow].map((event) => event.idEvenement),
  )
  // A failed answer is shown on its lesson's card, if there is one.
  const elsewhere = answers.pending.filter(({ answer }) => !shown.has(answer.id))
  return (
    <section className="journee" aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <KeptNotice at={journee.keptAt} waiting={waiting} />
      <AnswerNotices pending={elsewhere} say={answers.say} forget={answers.forget} />
      {journee.known ? (
        <>
          {current ? (
            <Lecons
              title={current.end <= now ? t('due') : t('now')}
              events={[current]}
              answers={answers}
              current={current}
              dated={journee.late.includes(current)}
            />
          ) : null}
          <Lecons title={t('late')} events={others(journee.late)} answers={answers} dated />
          <Lecons title={t('recent')} events={journee.recent} answers={answers} dated />
          <PlusAnciennes shown={[...journee.late, ...journee.today]} />
          <Lecons
            title={t('today')}
            events={others(journee.today)}
            answers={answers}
            empty={journee.today.length === 0 ? <NothingToday /> : null}
          />
          <Lecons title={t('tomorrow')} events={journee.tomorrow} answers={answers} />
        </>
      ) : null}
      {!journee.known && journee.isError ? (
        <ErrorState onRetry={() => void journee.refetch()} retrying={journee.isFetching} />
      ) : null}
      {!journee.known && !journee.isError ? <CardSkeleton lines={5} /> : null}
    </section>
  )
}

function NothingToday() {
  const { t } = useTranslation('journee')
  return <EmptyState icon={CalendarCheck} title={t('empty.title')} text={t('empty.text')} />
}

/** Offline: the age of the list, and the number of queued answers. */
function KeptNotice({ at, waiting }: { at: string | null; waiting: number }) {
  const { t } = useTranslation('journee')
  const format = useFormat()
  const zone = useZone()
  if (!at && waiting === 0) return null
  return (
    <Banner tone={at ? 'warning' : 'info'}>
      {at ? <span>{t('kept', { heure: format.time(at, zone) })} </span> : null}
      {waiting > 0 ? <span>{t('waiting', { count: waiting })}</span> : null}
    </Banner>
  )
}

interface LeconsProps {
  title: string
  events: Evenement[]
  answers: Answers
  /** The current lesson. */
  current?: Evenement
  empty?: React.ReactNode
  /** Show the date on each lesson. */
  dated?: boolean
}

function Lecons({ title, events, answers, current, empty = null, dated = false }: LeconsProps) {
  if (events.length === 0 && !empty) return null
  return (
    <>
      <h3>{title}</h3>
      {events.length === 0 ? empty : null}
      <ul className="lecons" aria-label={title}>
        {events.map((event) => (
          <LeconCard
            key={event.idEvenement}
            event={event}
            dated={dated}
            isCurrent={event === current}
            answers={answers}
          />
        ))}
      </ul>
    </>
  )
}
