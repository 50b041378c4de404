import { earliestBegin, mostMinutes } from '@contract/planning/attestation'
import type { Evenement } from '@contract/planning/evenement'
import { Button } from '@core/components/Button'
import { useFormat } from '@core/format/useFormat'
import { useDraftState } from '@core/hooks/useDraftState'
import { useMinute } from '@core/hooks/useMinute'
import { mayBeMissed } from '@src/parts/evenement/details/answers'
import { asPlanned, stillIn } from '@src/parts/evenement/details/answerValues'
import { useRetard } from '@src/parts/evenement/details/useRetard'
import { useZone } from '@src/parts/evenement/useZone'
import type { PendingAnswer } from '@src/redux/moniteur/slice'
import { Check, ChevronDown, Play, UserX, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Absents } from './Absents'
import { AnswerField } from './AnswerField'
import { cardDraft } from './cardDraft'
import type { Say } from './useAnswers'

interface ActionsProps {
  event: Evenement
  say: Say
}

const hasBegun = ({ start }: Evenement, now: string) => start <= now
/** The school refuses an earlier start: there is no button before. */
const mayBegin = ({ start }: Evenement, now: string) => earliestBegin(start) <= now
const isOver = ({ end }: Evenement, now: string) => end <= now

/** The start of the lesson, from the queue or from the server. */
function beganAt(event: Evenement, pending: PendingAnswer[]): string | null {
  const said = pending.map(({ answer }) => (answer.verb === 'start' ? answer.body.debutReel : null)).find(Boolean)
  return said ?? event.extendedProps.debutReel
}

/** Start, attest with one tap, no-show; with a note for the next time and the minutes if they differ. */
export function HeureActions({ event, pending, say }: ActionsProps & { pending: PendingAnswer[] }) {
  const { t } = useTranslation('journee')
  const format = useFormat()
  const zone = useZone()
  const now = useMinute()
  const { idEvenement: id, version, extendedProps } = event
  const planned = asPlanned(event)
  const { values, set, clear, isRestored } = useDraftState(cardDraft(event), planned)
  const { suite, minutes } = values
  const absents = stillIn(event, values.absents)
  const began = beganAt(event, pending)
  const length = Number(minutes)
  const valid = Number.isInteger(length) && length >= 1 && length <= mostMinutes(event)
  const begun = hasBegun(event, now)
  const missed = mayBeMissed(event, useRetard(), now)
  const total = extendedProps.candidats.length
  const presents = total - absents.length
  const lasting = format.duration(valid ? length : Number(planned.minutes))
  const attest = () => {
    clear()
    return say({ id, verb: 'attest', body: { version, minutes: length, absents, suite: suite || null } }, event)
  }
  const begin = () => say({ id, verb: 'start', body: { version, debutReel: new Date().toISOString() } }, event)
  return (
    <>
      {began ? <p className="muted">{t('began', { heure: format.time(began, zone) })}</p> : null}
      <div className="lecon-actions">
        {begun ? (
          <Button look="primary" icon={Check} onClick={attest} disabled={!valid || presents === 0}>
            {t('attest')}
          </Button>
        ) : null}
        {began || isOver(event, now) || !mayBegin(event, now) ? null : (
          <Button look={begun ? 'secondary' : 'primary'} icon={Play} onClick={begin}>
            {t('start')}
          </Button>
        )}
        {missed ? (
          <Button look="ghost" icon={UserX} onClick={() => say({ id, verb: 'no-show', body: { version } }, event)}>
            {t('noShow')}
          </Button>
        ) : null}
      </div>
      {begun ? (
        <details className="lecon-fold" open={isRestored}>
          <summary>
            <ChevronDown aria-hidden size={16} strokeWidth={1.75} />
            {total > 1 ? t('answerOf', { duree: lasting, count: presents, total }) : t('answer', { duree: lasting })}
          </summary>
          <div className="lecon-answer">
            <AnswerField
              label={t('minutes')}
              fault={valid ? undefined : t('minutesFault', { most: format.number(mostMinutes(event)) })}
            >
              {(field) => (
                <input
                  {...field}
                  inputMode="numeric"
                  value={minutes}
                  onChange={(e) => set({ minutes: e.target.value })}
                />
              )}
            </AnswerField>
            {total > 1 ? <Absents event={event} absents={absents} onChange={(next) => set({ absents: next })} /> : null}
            <AnswerField label={t('suite')}>
              {(field) => (
                <textarea
                  {...field}
                  rows={2}
                  maxLength={500}
                  value={suite}
                  onChange={(e) => set({ suite: e.target.value })}
                />
              )}
            </AnswerField>
          </div>
        </details>
      ) : null}
    </>
  )
}

/** Records the result of an exam. */
export function ExamenActions({ event, say }: ActionsProps) {
  const { t } = useTranslation('journee')
  const { idEvenement: id, version } = event
  const { values, set, clear } = useDraftState(cardDraft(event), { note: '' })
  const { note } = values
  const now = useMinute()
  if (!hasBegun(event, now)) return null
  const result = (status: 'SUCCESS' | 'FAILED') => () => {
    clear()
    return say({ id, verb: 'result', body: { version, status, note: note || null } }, event)
  }
  return (
    <>
      <AnswerField label={t('note')}>
        {(field) => (
          <textarea {...field} rows={2} maxLength={1000} value={note} onChange={(e) => set({ note: e.target.value })} />
        )}
      </AnswerField>
      <div className="lecon-actions">
        <Button look="primary" icon={Check} onClick={result('SUCCESS')}>
          {t('passed')}
        </Button>
        <Button icon={X} onClick={result('FAILED')}>
          {t('failed')}
        </Button>
        <Button look="ghost" icon={UserX} onClick={() => say({ id, verb: 'no-show', body: { version } }, event)}>
          {t('noShow')}
        </Button>
      </div>
    </>
  )
}
