import { isRecentAnswer } from '@contract/planning/attestation'
import { type Evenement, isExam } from '@contract/planning/evenement'
import { Button } from '@core/components/Button'
import { StatusDot, type Tone } from '@core/components/StatusDot'
import { beside } from '@core/format/inRow'
import { keepTimes } from '@core/format/keepTimes'
import { useFormat } from '@core/format/useFormat'
import { useMinute } from '@core/hooks/useMinute'
import { kindWord, standingOf, standingWord, timesWord, whenWord } from '@src/parts/evenement/eventWords'
import { useRights } from '@src/parts/evenement/useRights'
import { useWords } from '@src/parts/evenement/useWords'
import { keepPlates } from '@src/parts/vehicule/plate'
import type { PendingAnswer } from '@src/redux/moniteur/slice'
import { useSchool } from '@src/redux/session/useSchool'
import { ChevronDown, CloudUpload, Phone, RotateCcw, StickyNote } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ExamenActions, HeureActions } from './AnswerActions'
import { AnswerNotices } from './AnswerNotices'
import type { Answers } from './useAnswers'
import { attestation, useSaid } from './useSaid'

/* An extra that the day does without: it opens without this code, and without network. */
const WeakTopics = lazy(() =>
  import('@src/parts/cours/WeakTopics').then(
    (module) => ({ default: module.WeakTopics }),
    () => ({ default: () => null }),
  ),
)

interface LeconCardProps {
  event: Evenement
  /** Shows its day too. */
  dated: boolean
  /** The current lesson: its button is sticky. */
  isCurrent?: boolean
  answers: Answers
}

const TONES: Record<string, Tone> = { SUCCESS: 'success', FAILED: 'danger', NO_SHOW: 'danger', OVERDUE: 'warning' }

/** A lesson of the day, with the controls for its answer. */
export function LeconCard({ event, dated, isCurrent = false, answers }: LeconCardProps) {
  const { t } = useTranslation('journee')
  const said = useSaid()
  const words = useWords()
  const { extendedProps: props } = event
  const now = useMinute()
  // Not while the school can only be read.
  const { canAttest } = useRights()
  const standing = standingOf(event, now)
  // Its queued answers; failed ones are shown below.
  const pending = answers.pending.filter(({ answer }) => answer.id === event.idEvenement)
  const waiting = pending.filter(({ state }) => state === 'waiting')
  const sending = waiting.find(({ answer }) => answer.verb !== 'start')?.answer
  const answered = sending !== undefined
  // The answer stays on the card: instructors look up what they noted.
  const answer = sending ?? attestation(event)
  const asked = pending.some(({ state }) => state === 'conflict')
  const details = [
    kindWord(event, words),
    props.candidats.length === 1 && props.permi && t('permi', { permi: props.permi }),
    props.vehicule,
    props.lieu,
  ]
  return (
    <li
      className={`card card-body lecon${isCurrent ? ' is-current' : ''}`}
      aria-label={`${timesWord(event, words)} ${event.title}`}
    >
      <div className="lecon-head">
        <strong className="num">{keepTimes(dated ? whenWord(event, words) : timesWord(event, words))}</strong>
        {answered ? (
          <span className="lecon-waits">
            <CloudUpload aria-hidden size={16} strokeWidth={1.75} />
            {t('toSend')}
          </span>
        ) : (
          <StatusDot tone={TONES[standing] ?? 'info'} label={standingWord(event, standing, words)} />
        )}
      </div>
      <People event={event} />
      <p className="muted">{keepPlates(beside(details, words.language))}</p>
      {props.note ? (
        <p className="lecon-note">
          <StickyNote aria-hidden size={16} strokeWidth={1.75} /> <bdi>{props.note}</bdi>
        </p>
      ) : null}
      {props.reprise ? (
        <p className="lecon-note">
          <strong>{t('reprise')}</strong> <bdi>{props.reprise}</bdi>
        </p>
      ) : null}
      {answer ? <p className="lecon-note">{said(answer)}</p> : null}
      {event.status === 'PLANNED' && !answered ? (
        <Suspense fallback={null}>
          <WeakTopics candidats={props.candidats} />
        </Suspense>
      ) : null}
      <AnswerNotices pending={pending} say={answers.say} forget={answers.forget} />
      {canAttest && event.status === 'PLANNED' && !answered && !asked ? (
        <Actions event={event} pending={waiting} say={answers.say} />
      ) : null}
      {canAttest && props.attesteParMoi && isRecentAnswer(props.attesteLe, now) ? (
        <div className="lecon-actions">
          <Button
            look="ghost"
            icon={RotateCcw}
            aria-label={t('correctOf', { nom: event.title })}
            onClick={() => answers.correct(event)}
          >
            {t('correct')}
          </Button>
        </div>
      ) : null}
    </li>
  )
}

interface ActionsProps extends Pick<Answers, 'say'> {
  event: Evenement
  pending: PendingAnswer[]
}

function Actions({ event, pending, say }: ActionsProps) {
  return isExam(event.extendedProps.calendar) ? (
    <ExamenActions event={event} say={say} />
  ) : (
    <HeureActions event={event} pending={pending} say={say} />
  )
}

/** With more candidates than this, names are in one line and numbers are folded. */
const MANY = 2

/** The candidates, each with a number to call. */
function People({ event }: { event: Evenement }) {
  const format = useFormat()
  const { candidats } = event.extendedProps
  if (candidats.length <= MANY) return <PeopleList event={event} />
  return (
    <details className="lecon-fold">
      <summary>
        <ChevronDown aria-hidden size={16} strokeWidth={1.75} />
        {format.inRow(candidats.map(({ nom }) => nom))}
      </summary>
      <PeopleList event={event} />
    </details>
  )
}

function PeopleList({ event }: { event: Evenement }) {
  const { t } = useTranslation('journee')
  const format = useFormat()
  const { pays } = useSchool()
  // The state of the whole lesson stands at the head of the card already.
  const { status, extendedProps } = event
  return (
    <ul className="lecon-people">
      {extendedProps.candidats.map(({ id, nom, telephone, absent }) => (
        <li key={id}>
          <span>{nom}</span>
          {absent && status !== 'NO_SHOW' ? <StatusDot tone="danger" label={t('absent')} /> : null}
          {telephone ? (
            <a href={`tel:${telephone}`} aria-label={t('call', { nom })}>
              <Phone aria-hidden size={16} strokeWidth={1.75} />
              {format.phone(telephone, pays)}
            </a>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
