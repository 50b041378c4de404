import type { Temporal } from 'temporal-polyfill'

/**
 * The platform's Temporal. Servers, the worker and the page's entry load `temporal-polyfill/global` where it is
 * missing: an import here would make every browser load 19 kB that current ones do not need.
 */
function temporal(): typeof Temporal {
  const platform = globalThis as { Temporal?: typeof Temporal } // not in TypeScript's libraries
  if (!platform.Temporal) throw new Error('This platform has no Temporal: import temporal-polyfill/global first.')
  return platform.Temporal
}

/** A period between two clock changes of a zone: from its first moment to the first moment of the next period. */
interface Span {
  from: number
  until: number
  /** Milliseconds by which the clock is ahead of UTC. */
  offset: number
}

/**
 * Cache of the periods used so far, the newest one first. Temporal takes 30 µs for an offset and a month of a
 * planning needs thousands; one period covers about half a year.
 */
const spans = new Map<string, Span[]>()

function spanAt(ms: number, zone: string): Span {
  const at = (moment: number) => temporal().Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone)
  const here = at(ms)
  return {
    // `+ 1`, because a change at exactly this moment begins this period.
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
