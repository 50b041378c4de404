import { dayOf, toWall } from '@contract/clock/wall'
import type { RevisionDetail } from '@contract/planning/revision'
import { Button } from '@core/components/Button'
import { ButtonLink } from '@core/components/ButtonLink'
import { DetailsPanel } from '@core/components/overlays/DetailsPanel'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { paths } from '@src/configs/paths'
import { useAct } from '@src/parts/evenement/actions/useAct'
import { useScope } from '@src/parts/evenement/actions/useScope'
import { AnswerForm } from '@src/parts/evenement/details/AnswerForm'
import { answerKey } from '@src/parts/evenement/details/answers'
import { EventFacts } from '@src/parts/evenement/details/EventFacts'
import { useZone } from '@src/parts/evenement/useZone'
import { isNotFound } from '@src/redux/answers/isNotFound'
import { problemOf } from '@src/redux/answers/problemOf'
import { useRevisionQuery } from '@src/redux/calendar/revision'
import { CalendarDays, CalendarX2 } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Solutions } from './Solutions'
import './revision.scss'

interface RevisionPanelProps {
  id: number
  onClose: () => void
}

/** An event that is no longer valid, beside the list: the reasons and the solutions. */
export function RevisionPanel({ id, onClose }: RevisionPanelProps) {
  const { t } = useTranslation(['revision', 'evenement'])
  const { data, error, isFetching, refetch } = useRevisionQuery(id)
  const [isCancelling, setCancelling] = useState(false)
  const scope = useScope()
  // No undo: restoring it would be refused for the same reasons.
  const { act } = useAct(false)
  const close = useCallback(() => (isCancelling ? setCancelling(false) : onClose()), [isCancelling, onClose])
  // The event is past, or another user has resolved it.
  const isGone = isNotFound(error) || problemOf(error).status === 409
  if (!data || error) {
    return (
      <DetailsPanel title={t('panel.title')} onClose={onClose}>
        {error ? null : <CardSkeleton lines={6} />}
        {error && isGone ? <p>{t('panel.gone')}</p> : null}
        {error && !isGone ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : null}
      </DetailsPanel>
    )
  }
  const { evenement } = data
  return (
    <>
      <DetailsPanel
        title={evenement.title}
        footer={isCancelling ? undefined : <Footer {...data} onCancel={() => setCancelling(true)} />}
        onClose={close}
      >
        {isCancelling ? (
          <AnswerForm answer="cancel" event={evenement} askScope={scope.ask} act={act} onDone={onClose} />
        ) : (
          <div className="revision-panel">
            <Solutions detail={data} onSettled={onClose} />
            <EventFacts event={evenement} />
          </div>
        )}
      </DetailsPanel>
      {scope.dialog}
    </>
  )
}

function Footer({ evenement, onCancel }: Pick<RevisionDetail, 'evenement'> & { onCancel: () => void }) {
  const { t } = useTranslation('revision')
  const { t: ofEvent } = useTranslation('evenement')
  const jour = dayOf(toWall(evenement.start, useZone()))
  const inCalendar = new URLSearchParams({ evenement: String(evenement.idEvenement), jour })
  return (
    <>
      <Button look="danger-ghost" icon={CalendarX2} onClick={onCancel}>
        {ofEvent(answerKey('cancel', evenement))}
      </Button>
      <ButtonLink icon={CalendarDays} to={`${paths.calendrier}?${inCalendar}`}>
        {t('panel.open')}
      </ButtonLink>
    </>
  )
}
