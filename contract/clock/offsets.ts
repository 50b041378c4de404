import { Temporal } from 'temporal-polyfill'

/** A time between two changes of a zone's clock: from its first moment to that of the next. */
interface Span {
  from: number
  until: number
  /** Milliseconds by which the clock is ahead of UTC. */
  offset: number
}

/**
 * The spans met so far, the newest first. Temporal takes 30 µs for an offset, and a month of a planning asks for
 * thousands: a span answers all of half a year.
 */
const spans = new Map<string, Span[]>()

function spanAt(ms: number, zone: string): Span {
  const at = (moment: number) => Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone)
  const here = at(ms)
  return {
    // A change at this very moment is the one that this span begins with.
    from: at(ms + 1).getTimeZoneTransition('previous')?.epochMilliseconds ?? Number.NEGATIVE_INFINITY,
    until: here.getTimeZoneTransition('next')?.epochMilliseconds ?? Number.POSITIVE_INFINITY,
    offset: here.offsetNanoseconds / 1_000_000,
  }
}

/** Milliseconds by which a zone's clock is ahead of UTC at a moment. */
export function offsetAt(ms: number, zone: string): number {
  const known = spans.get(zone) ?? []
  const found = known.find(({ from, until }) => from <= ms && ms < until)
  if (found) return found.offset
  const span = spanAt(ms, zone)
  spans.set(zone, [span, ...known])
  return span.offset
}
