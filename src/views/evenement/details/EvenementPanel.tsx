import type { Evenement } from '@contract/planning/evenement'
import { DetailsPanel } from '@core/components/overlays/DetailsPanel'
import { ErrorState } from '@core/components/states/ErrorState'
import { FormSkeleton } from '@core/components/states/Skeletons'
import { WeakTopics } from '@src/parts/cours/WeakTopics'
import { useAct } from '@src/parts/evenement/actions/useAct'
import type { AskScope } from '@src/parts/evenement/actions/useScope'
import { AnswerForm } from '@src/parts/evenement/details/AnswerForm'
import type { Answer } from '@src/parts/evenement/details/answers'
import { CallToCancel } from '@src/parts/evenement/details/CallToCancel'
import { EventFacts } from '@src/parts/evenement/details/EventFacts'
import { titleOf } from '@src/parts/evenement/eventWords'
import { useIsCandidat } from '@src/parts/evenement/useIsCandidat'
import type { Rights } from '@src/parts/evenement/useRights'
import { useWords } from '@src/parts/evenement/useWords'
import { isNotFound } from '@src/redux/answers/isNotFound'
import { useEvenementQuery } from '@src/redux/calendar/evenement'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Remplacants } from '../../attente/Remplacants'
import { EventActions } from './EventActions'
import { RoomLink } from './RoomLink'

const isAhead = ({ status, start }: Evenement) => status === 'PLANNED' && Date.parse(start) > Date.now()

interface EvenementPanelProps {
  id: number
  /** The calendar's version of the event, shown until the details are loaded. */
  listed: Evenement | undefined
  rights: Rights
  askScope: AskScope
  onEdit: (event: Evenement) => void
  onClose: () => void
}

/** An event beside the planning: its details and actions. */
export function EvenementPanel({ id, listed, rights, askScope, onEdit, onClose }: EvenementPanelProps) {
  const { t } = useTranslation('evenement')
  const words = useWords()
  const isCandidat = useIsCandidat()
  const { data, error, refetch } = useEvenementQuery(id)
  // The answer may belong to the previously opened event.
  const read = data?.idEvenement === id ? data : undefined
  const event = read && listed && listed.version > read.version ? listed : (read ?? listed)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const { act, isPending } = useAct(rights.canAttest)
  const close = useCallback(() => (answer ? setAnswer(null) : onClose()), [answer, onClose])
  if (!event) {
    return (
      <DetailsPanel title={t('details.title')} onClose={onClose}>
        {isNotFound(error) ? <p>{t('details.notFound')}</p> : null}
        {error && !isNotFound(error) ? <ErrorState onRetry={() => void refetch()} /> : null}
        {error ? null : <FormSkeleton fields={5} />}
      </DetailsPanel>
    )
  }
  return (
    <DetailsPanel
      title={titleOf(event, words)}
      onClose={close}
      footer={
        answer || isCandidat ? undefined : (
          <EventActions
            event={event}
            rights={rights}
            act={act}
            isPending={isPending}
            onAnswer={setAnswer}
            onEdit={() => onEdit(event)}
          />
        )
      }
    >
      {answer ? (
        <AnswerForm answer={answer} event={event} askScope={askScope} act={act} onDone={() => setAnswer(null)} />
      ) : (
        <>
          <EventFacts event={event} />
          {isCandidat && isAhead(event) ? <CallToCancel /> : null}
          {event.status === 'PLANNED' ? <WeakTopics candidats={event.extendedProps.candidats} /> : null}
          <RoomLink event={event} />
          {rights.canPlan ? <Remplacants event={event} /> : null}
        </>
      )}
    </DetailsPanel>
  )
}
