import type { Evenement } from '@contract/planning/evenement'
import { beside } from '@core/format/inRow'
import { useMinute } from '@core/hooks/useMinute'
import { colourOf } from '@src/parts/evenement/calendar/eventHtml'
import { kindWord, seatsWord, standingOf, standingText, timesWord, titleOf } from '@src/parts/evenement/eventWords'
import { useWords } from '@src/parts/evenement/useWords'
import { keepPlates } from '@src/parts/vehicule/plate'
import './eventList.scss'

interface EventListProps {
  events: readonly Evenement[]
  onOpen: (id: number) => void
}

/** A list of events, each opening its details. */
export function EventList({ events, onOpen }: EventListProps) {
  const words = useWords()
  const now = useMinute()
  return (
    <ul className="event-list">
      {events.map((event) => {
        const { moniteur, vehicule, lieu, calendar } = event.extendedProps
        const standing = standingOf(event, now)
        const more = [
          words.isOwn ? null : kindWord(event, words),
          seatsWord(event, now, words),
          words.isTeacher ? null : moniteur,
          vehicule,
          lieu,
          standing === 'PLANNED' ? null : standingText(event, standing, words),
        ]
        return (
          <li key={event.idEvenement}>
            <button type="button" className="event-line" onClick={() => onOpen(event.idEvenement)}>
              <span className={`ev-dot ev-${colourOf(calendar)}`} aria-hidden />
              <span className="event-times">{timesWord(event, words)}</span>
              <b>{titleOf(event, words)}</b>
              <span className="muted">{keepPlates(beside(more, words.language))}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
