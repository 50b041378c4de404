import type { Creneau } from '@contract/planning/clash'

/** Whether a time runs into any of some others, which are sorted once for however many questions. */
export function takenAmong(times: readonly Creneau[]): (slot: Creneau) => boolean {
  const sorted = [...times].sort((a, b) => (a.start < b.start ? -1 : 1))
  // The latest end so far: of all that begin before a moment it tells whether any still runs.
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
