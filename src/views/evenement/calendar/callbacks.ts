import { addWallMinutes, dayOf, drawnWall, timeOf, type Wall, wallMinutesBetween } from '@contract/clock/wall'
import type { CalendarOptions, DateSelectArg } from '@fullcalendar/core'
import { type Place, placeAt } from '@src/parts/evenement/actions/places'
import type { Words } from '@src/parts/evenement/eventWords'
import type { RefObject } from 'react'
import type { Drawn, PlanningCalendarProps } from './calendarProps'
import { type Column, type ColumnKind, columnAt, realWall } from './columns'
import { eventOf, restOf } from './eventContent'

/** The page's current state, read when a callback runs. */
interface Now extends PlanningCalendarProps {
  /** The folded days. */
  thin: ReadonlySet<string>
}

interface Context {
  latest: RefObject<Now>
  words: Words
  side: ColumnKind | null
}

const SNAP_MINUTES = 15

/** The person of a column, as fields of an event. */
export const ownerPlace = (side: ColumnKind, column: Column | undefined): Pick<Place, 'idMoniteur' | 'idVehicule'> =>
  side === 'moniteurs' ? { idMoniteur: column?.id ?? null } : { idVehicule: column?.id ?? null }

function ownerDrawn(side: ColumnKind, column: Column | undefined): Pick<Drawn, 'moniteur' | 'vehicule'> {
  if (!column || column.id === null) return {}
  return side === 'moniteurs' ? { moniteur: column.id } : { vehicule: column.id }
}

/** The drawn selection: a plain press means a lesson of the usual length. */
function drawnOf({ start, end, allDay }: DateSelectArg, { latest, side }: Context): Drawn {
  const { columns, jour, opening } = latest.current
  const [from, to] = [drawnWall(start), drawnWall(end)]
  if (allDay) return { jour: dayOf(from) }
  const isPress = wallMinutesBetween(from, to) <= SNAP_MINUTES || dayOf(from) !== dayOf(addWallMinutes(to, -1))
  const until = isPress ? addWallMinutes(from, opening.dureeMinutes) : to
  const times = { start: timeOf(from), end: timeOf(until) }
  return side ? { jour, ...times, ...ownerDrawn(side, columns[columnAt(from)]) } : { jour: dayOf(from), ...times }
}

/** Translates the library's callbacks to the page's; the page moves an event itself once the change is confirmed. */
export function callbacksOf(context: Context): CalendarOptions {
  const { latest, words, side } = context
  const moved = (id: string, from: Wall, start: Wall, end: Wall | null) => {
    const { columns, jour, onMove } = latest.current
    const real = (wall: Wall) => (side ? realWall(wall, jour) : wall)
    const changesColumn = side && columnAt(from) !== columnAt(start)
    const owner = changesColumn ? ownerPlace(side, columns[columnAt(start)]) : {}
    onMove(Number(id), (event) => ({
      ...placeAt(event, { start: real(start), end: end && real(end) }, words.zone),
      ...owner,
    }))
  }
  const isThin = (date: Date) => !side && latest.current.thin.has(dayOf(drawnWall(date)))
  return {
    select: (selection) => {
      selection.view.calendar.unselect()
      // Nothing can be planned on a folded day: it is unfolded first.
      if (isThin(selection.start)) latest.current.fold.toggle()
      else latest.current.onDraw(drawnOf(selection, context))
    },
    navLinkDayClick: (date) => {
      if (isThin(date)) latest.current.fold.toggle()
      else latest.current.onDay(dayOf(drawnWall(date)))
    },
    eventClick: ({ event, jsEvent }) => {
      jsEvent.preventDefault()
      const rest = restOf(event.extendedProps)
      if (rest?.span) latest.current.onRest(rest.span)
      else if (rest) latest.current.onDay(rest.day)
      else if (eventOf(event.extendedProps)) latest.current.onOpen(Number(event.id))
    },
    eventDrop: ({ event, oldEvent, revert }) => {
      revert()
      if (event.start && oldEvent.start) moved(event.id, drawnWall(oldEvent.start), drawnWall(event.start), null)
    },
    eventResize: ({ event, revert }) => {
      revert()
      if (!event.start || !event.end) return
      moved(event.id, drawnWall(event.start), drawnWall(event.start), drawnWall(event.end))
    },
  }
}
