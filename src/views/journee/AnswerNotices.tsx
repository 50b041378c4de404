import type { Evenement } from '@contract/planning/evenement'
import { Button } from '@core/components/Button'
import { useFaultText } from '@core/form/useFaultText'
import { useFormat } from '@core/format/useFormat'
import { kindWord, standingText, whenWord } from '@src/parts/evenement/eventWords'
import { useWords } from '@src/parts/evenement/useWords'
import type { LeconAnswer, PendingAnswer } from '@src/redux/moniteur/slice'
import { useTranslation } from 'react-i18next'
import type { Say } from './useAnswers'
import { useSaid } from './useSaid'

interface AnswerNoticesProps {
  pending: PendingAnswer[]
  say: Say
  forget: (key: string) => void
}

/** Answers that failed by a conflict or a refusal. None is discarded without the user's consent. */
export function AnswerNotices({ pending, say, forget }: AnswerNoticesProps) {
  return pending.map((entry) => {
    if (entry.state === 'waiting') return null
    const { current } = entry
    return current ? (
      <Conflict key={entry.key} entry={entry} current={current} say={say} onClose={() => forget(entry.key)} />
    ) : (
      <Refusal key={entry.key} entry={entry} onClose={() => forget(entry.key)} />
    )
  })
}

interface ConflictProps {
  entry: PendingAnswer
  current: Evenement
  say: Say
  onClose: () => void
}

/** Both answers side by side: the first one stays unless the user decides otherwise. */
function Conflict({ entry, current, say, onClose }: ConflictProps) {
  const { t } = useTranslation('journee')
  const words = useWords()
  const format = useFormat()
  const said = useSaid()
  const { extendedProps: props } = current
  const kept = [
    standingText(current, current.status, words),
    whenWord(current, words),
    props.minutes === null ? null : format.duration(props.minutes),
    props.suite,
    props.attestePar && t('by', { nom: props.attestePar }),
  ]
  // Each verb keeps its own body: only the version changes.
  const again = { ...entry.answer, body: { ...entry.answer.body, version: current.version } } as LeconAnswer
  return (
    <div className="card card-body answer-conflict" role="alert">
      <strong>{t(props.attesteParMoi ? 'conflict.ownTitle' : 'conflict.title', { nom: current.title })}</strong>
      <p>{t('conflict.text')}</p>
      <dl>
        <dt>{t('conflict.mine', { heure: format.time(entry.at, words.zone) })}</dt>
        <dd>{said(entry.answer)}</dd>
        <dt>{t('conflict.theirs')}</dt>
        <dd>{format.beside([kindWord(current, words), ...kept])}</dd>
      </dl>
      <div className="lecon-actions">
        <Button onClick={onClose}>{t('conflict.keep')}</Button>
        {current.status === 'PLANNED' ? (
          <Button
            look="primary"
            onClick={() => {
              onClose()
              say(again, current)
            }}
          >
            {t('conflict.send')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

function Refusal({ entry, onClose }: { entry: PendingAnswer; onClose: () => void }) {
  const { t } = useTranslation('journee')
  const faultText = useFaultText()
  const words = useWords()
  const said = useSaid()
  const { lecon, fault, message } = entry
  return (
    <div className="card card-body answer-conflict" role="alert">
      <strong>{lecon ? t('refusedOf', { nom: lecon.title, quand: whenWord(lecon, words) }) : t('refused')}</strong>
      <p>{fault ? faultText(fault) : message || t('refusedText')}</p>
      <p className="muted">{said(entry.answer)}</p>
      <div className="lecon-actions">
        <Button onClick={onClose}>{t('understood')}</Button>
      </div>
    </div>
  )
}
