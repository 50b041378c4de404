import type { PlannedEventsDetails } from '@contract/planning/openingHours'
import { Button } from '@core/components/Button'
import { Dialog } from '@core/components/overlays/Dialog'
import { useFormat } from '@core/format/useFormat'
import { CalendarOff } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ModalBody, ModalFooter, ModalHeader } from 'reactstrap'
import { useZone } from '../evenement/useZone'

interface EventsInPeriodProps {
  events: PlannedEventsDetails
  pending: boolean
  onConfirm: () => void
  onClose: () => void
}

/** The planned events in a new closure or leave, and the choice to add it anyway. */
export function EventsInPeriod({ events, pending, onConfirm, onClose }: EventsInPeriodProps) {
  const { t } = useTranslation(['planning', 'evenement', 'common'])
  const format = useFormat()
  const zone = useZone()
  const id = useId()
  const { evenements, count } = events
  const more = count - evenements.length
  return (
    <Dialog onClose={onClose} scrollable labelledBy={id} fullscreen="md">
      <ModalHeader id={id} tag="h2" toggle={onClose} close={<span />}>
        {t('planning:events.title', { count })}
      </ModalHeader>
      <ModalBody>
        <p>{t('planning:events.text')}</p>
        <ul className="period-events">
          {evenements.map((event) => (
            <li key={event.idEvenement}>
              <b>{format.moment(event.start, zone)}</b>
              <span>
                {format.beside([
                  t(`evenement:calendar.${event.calendar}`),
                  event.autres > 0
                    ? t('planning:events.people', { nom: event.candidat, count: event.autres })
                    : event.candidat,
                  event.moniteur,
                ])}
              </span>
            </li>
          ))}
        </ul>
        {more > 0 ? <p className="muted">{t('planning:events.more', { count: more })}</p> : null}
      </ModalBody>
      <ModalFooter>
        <Button onClick={onClose}>{t('common:dialog.cancel')}</Button>
        <Button look="primary" icon={CalendarOff} pending={pending} onClick={onConfirm}>
          {t('planning:events.confirm')}
        </Button>
      </ModalFooter>
    </Dialog>
  )
}
