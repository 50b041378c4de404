import type { Evenement } from '@contract/planning/evenement'

/** Events of a week that stand behind a count: from the first one's start to the last one's end. */
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

/** What runs into one another, together; the spans come in the order of their start. */
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

/** The events side by side: each in the first lane that is free by then. */
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

const byStart = (a: Evenement, b: Evenement) =>
  a.start < b.start ? -1 : Number(a.start > b.start) || a.title.localeCompare(b.title)

/**
 * Of a week, as many events side by side as stay readable; where more take place at once, the last lane counts those that
 * have no room.
 */
export function capStacks(events: readonly Evenement[], max: number): { shown: Evenement[]; rest: StackRest[] } {
  const shown: Evenement[] = []
  const rest: StackRest[] = []
  for (const together of joined([...events].sort(byStart).map(spanOf))) {
    const lanes = lanesOf(together.events)
    if (lanes.length <= max) {
      shown.push(...together.events)
      continue
    }
    shown.push(...lanes.slice(0, max - 1).flat())
    const hidden = lanes
      .slice(max - 1)
      .flat()
      .sort(byStart)
    for (const { from, to, events: counted } of joined(hidden.map(spanOf))) {
      // One alone takes no more room than its count.
      if (counted.length === 1) shown.push(...counted)
      else rest.push({ start: new Date(from).toISOString(), end: new Date(to).toISOString(), count: counted.length })
    }
  }
  return { shown, rest }
}
