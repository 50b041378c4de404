import type { Evenement } from '@contract/planning/evenement'
import type { Lanes } from './room'

/** Events of a week hidden behind a count: from the first one's start to the last one's end. */
export interface StackRest {
  start: string
  end: string
  count: number
}

interface Span {
  from: number
  to: number
  events: Evenement[]
}

/** An event is drawn high enough for a line of text, however short it is. */
const LEAST_MS = 30 * 60_000

const spanOf = (event: Evenement): Span => {
  const from = Date.parse(event.start)
  return { from, to: Math.max(Date.parse(event.end), from + LEAST_MS), events: [event] }
}

/** Merges overlapping ranges; they must be sorted by start. */
function joined(spans: readonly Span[]): Span[] {
  const all: Span[] = []
  for (const { from, to, events } of spans) {
    const last = all.at(-1)
    if (last && from < last.to) {
      last.to = Math.max(last.to, to)
      last.events.push(...events)
    } else all.push({ from, to, events: [...events] })
  }
  return all
}

/** The events side by side: each in the first free lane. */
function lanesOf(events: readonly Evenement[]): Evenement[][] {
  const lanes: { to: number; events: Evenement[] }[] = []
  for (const event of events) {
    const { from, to } = spanOf(event)
    const free = lanes.find((lane) => lane.to <= from)
    if (free) {
      free.to = to
      free.events.push(event)
    } else lanes.push({ to, events: [event] })
  }
  return lanes.map((lane) => lane.events)
}

interface Order {
  /** The school's calendar day on which an event begins. */
  dayOf: (event: Evenement) => string
  /** The order among simultaneous events. */
  placeOf: (event: Evenement) => number
}

const inOrder =
  ({ placeOf }: Order) =>
  (a: Evenement, b: Evenement) =>
    a.start < b.start ? -1 : Number(a.start > b.start) || placeOf(a) - placeOf(b)

interface Capped {
  shown: Evenement[]
  rest: StackRest[]
}

/** The events of a day: as many side by side as are readable, and a count of the others. */
function capDay(events: readonly Evenement[], max: Lanes, order: Order): Capped {
  const stacks = joined([...events].sort(inOrder(order)).map(spanOf)).map(({ events: together }) => lanesOf(together))
  if (stacks.every((lanes) => lanes.length <= max.all)) return { shown: [...events], rest: [] }
  const shown = stacks.flatMap((lanes) => lanes.slice(0, max.beside).flat())
  const hidden = stacks.flatMap((lanes) => lanes.slice(max.beside).flat()).sort(inOrder(order))
  const rest = joined(hidden.map(spanOf)).map(({ from, to, events: counted }) => ({
    start: new Date(from).toISOString(),
    end: new Date(to).toISOString(),
    count: counted.length,
  }))
  return { shown, rest }
}

/** Applies it to each day of a week: a day that shows all its events needs no space for a count. */
export function capStacks(events: readonly Evenement[], max: Lanes, order: Order): Capped {
  const days = new Map<string, Evenement[]>()
  for (const event of events) {
    const list = days.get(order.dayOf(event))
    if (list) list.push(event)
    else days.set(order.dayOf(event), [event])
  }
  const capped = [...days.values()].map((list) => capDay(list, max, order))
  return { shown: capped.flatMap(({ shown }) => shown), rest: capped.flatMap(({ rest }) => rest) }
}
