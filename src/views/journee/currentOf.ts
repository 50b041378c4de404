import { earliestBegin } from '@contract/planning/attestation'
import type { Evenement } from '@contract/planning/evenement'

const byStart = (a: Evenement, b: Evenement) => (a.start < b.start ? -1 : 1)

/** The instructor's current lesson: the running one, the one about to begin, or the last past one. */
export function currentOf(events: readonly Evenement[], now: string): Evenement | undefined {
  const planned = events.filter(({ status }) => status === 'PLANNED').sort(byStart)
  const running = planned.find(({ start, end }) => start <= now && now < end)
  const near = planned.find(({ start }) => now < start && earliestBegin(start) <= now)
  return running ?? near ?? planned.findLast(({ end }) => end <= now)
}
