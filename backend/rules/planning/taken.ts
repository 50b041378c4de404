import type { Creneau } from '@contract/planning/clash'

/** Whether a slot overlaps any of some times, which are sorted once for any number of queries. */
export function takenAmong(times: readonly Creneau[]): (slot: Creneau) => boolean {
  const sorted = [...times].sort((a, b) => (a.start < b.start ? -1 : 1))
  // The latest end so far decides whether any of the times that begin before a moment is still running.
  let latest = ''
  const ends = sorted.map(({ end }) => {
    if (end > latest) latest = end
    return latest
  })
  return ({ start, end }) => {
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[middle]?.start ?? '') < end) low = middle + 1
      else high = middle
    }
    return low > 0 && (ends[low - 1] ?? '') > start
  }
}
