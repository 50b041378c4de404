import { addDays } from '@contract/clock/days'
import { addWallMinutes, dayOf, timeOf, toWall } from '@contract/clock/wall'
import type { Conge } from '@contract/planning/disponibilite'
import type { Evenement } from '@contract/planning/evenement'
import type { EventInput } from '@fullcalendar/core'
import { eventClasses } from '@src/parts/evenement/calendar/eventHtml'
import type { Vue } from '@src/parts/evenement/calendar/views'
import type { Words } from '@src/parts/evenement/eventWords'
import { type Column, type ColumnKind, columnDay, drawnSpan, ownerOf } from './columns'
import { capMonth, type DayRest } from './fit/monthCap'
import type { Lanes } from './fit/room'
import { capStacks } from './fit/weekCap'
import { leaveOf, leaveText, unnamedLeave } from './hours/leaves'
import { closureOn, closureSpans, type Opening } from './hours/opening'

interface Drawn {
  vue: Vue
  zone: string
  now: string
  /** Whether the user may move events. */
  canMove: boolean
  opening: Opening
  /** Simultaneous lessons are ordered by their instructors. */
  placeOf: (event: Evenement) => number
}

function inputOf(event: Evenement, start: string, end: string, { now, canMove, placeOf }: Drawn): EventInput {
  return {
    id: String(event.idEvenement),
    title: event.title,
    start,
    end,
    editable: canMove && event.status === 'PLANNED',
    classNames: eventClasses(event, now),
    extendedProps: { evenement: event, last: 0, place: placeOf(event) },
  }
}

const onWall = (event: Evenement, drawn: Drawn) =>
  inputOf(event, toWall(event.start, drawn.zone), toWall(event.end, drawn.zone), drawn)

const closed = (start: string, end: string, motif: string | null): EventInput => ({
  start,
  end,
  allDay: true,
  display: 'background',
  classNames: ['closed'],
  title: motif ?? '',
})

/** The library's input for days, without their leave. */
const dayInputs = (events: readonly Evenement[], drawn: Drawn): EventInput[] => [
  ...events.map((event) => onWall(event, drawn)),
  ...closureSpans(drawn.opening).map(({ start, end, motif }) => closed(start, end, motif)),
]

/** A line at the top of each day of a leave: it says something and opens nothing. */
const leaveLine = (leave: Conge, words: Words): EventInput => ({
  start: leave.debut,
  end: addDays(leave.fin, 1),
  allDay: true,
  editable: false,
  interactive: false,
  classNames: ['leave-line'],
  title: leaveText(leave, words),
})

/** The input for a list. */
export const listInputs = (
  events: readonly Evenement[],
  leaves: readonly Conge[],
  words: Words,
  drawn: Drawn,
): EventInput[] => [...dayInputs(events, drawn), ...leaves.map((leave) => leaveLine(leave, words))]

/** The count of a day's hidden events in the month, ordered after the events of the same time. */
const restInput = (rest: DayRest, start: string, end: string): EventInput => ({
  id: `rest ${start}`,
  title: String(rest.count),
  start,
  end,
  editable: false,
  classNames: ['ev-rest'],
  extendedProps: { rest, last: 1 },
})

/** The input for a week or a day: as many events side by side as are readable, and a count of the others. */
export function weekInputs(events: readonly Evenement[], lanes: Lanes, drawn: Drawn): EventInput[] {
  const { zone, placeOf } = drawn
  const { shown, rest } = capStacks(events, lanes, { dayOf: (event) => dayOf(toWall(event.start, zone)), placeOf })
  return [
    ...dayInputs(shown, drawn),
    ...rest.map(({ count, ...span }) => {
      const [start, end] = [toWall(span.start, zone), toWall(span.end, zone)]
      // A background event takes no lane: it has the strip at the end of the day.
      return { ...restInput({ day: dayOf(start), count, span }, start, end), display: 'background' }
    }),
  ]
}

/** The input for a month: a few events per day, and a line that counts the others. */
export function monthInputs(events: readonly Evenement[], max: number, drawn: Drawn): EventInput[] {
  const { shown, rest } = capMonth(events, max, drawn.zone)
  return [
    ...dayInputs(shown, drawn),
    // Ordered last within its day.
    ...rest.map((one) => restInput(one, `${one.day}T23:59:00`, `${one.day}T23:59:59`)),
  ]
}

/** The columns of instructors who are on leave. */
export function leaveInputs(
  leaves: readonly Conge[],
  columns: readonly Column[],
  day: string,
  words: Words,
): EventInput[] {
  return columns.flatMap((column, index) => {
    const leave = leaveOf(leaves, column, day)
    if (!leave) return []
    const block = closed(columnDay(index), columnDay(index + 1), unnamedLeave(leave, words))
    return [{ ...block, extendedProps: { isInHeading: true } }]
  })
}

/** The input for one day with columns side by side. */
export function columnInputs(
  events: readonly Evenement[],
  columns: readonly Column[],
  { kind, day }: { kind: ColumnKind; day: string },
  drawn: Drawn,
): EventInput[] {
  const places = new Map(columns.map(({ id }, index) => [id, index]))
  const inputs = events.flatMap((event) => {
    const index = places.get(ownerOf(event, kind).id)
    const span = index === undefined ? null : drawnSpan(event, index, day, drawn.zone)
    if (!span) return []
    const input = inputOf(event, span.start, span.end, drawn)
    // Only a part of an event past midnight is drawn: it can be moved only in a view that shows all of it.
    return [isOfOneDay(event, drawn.zone) ? input : { ...input, editable: false }]
  })
  const closure = closureOn(drawn.opening, day)
  return closure ? [...inputs, closed(columnDay(0), columnDay(columns.length), closure.motif)] : inputs
}

const isOfOneDay = ({ start, end }: Evenement, zone: string) =>
  dayOf(toWall(start, zone)) === dayOf(addWallMinutes(toWall(end, zone), -1))

/** The times of day of the events, so that the grid includes them. */
export const timesOf = (events: readonly Evenement[], zone: string) =>
  events.map(({ start, end }) => {
    const [from, to] = [toWall(start, zone), toWall(end, zone)]
    return dayOf(from) === dayOf(to)
      ? { from: timeOf(from), to: timeOf(to) }
      : { from: dayOf(to) > addDays(dayOf(from), 1) ? '00:00' : timeOf(from), to: '24:00' }
  })
