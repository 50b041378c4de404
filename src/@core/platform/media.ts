/** Keyed by the function that creates the lists, because tests replace it by another screen. */
const made = new WeakMap<typeof window.matchMedia, Map<string, MediaQueryList>>()

/**
 * The list of a media query, made once: Chromium keeps something of each list that was ever made, and a page that makes
 * one whenever it draws grows for as long as it is open. `undefined` where there are no media queries.
 */
export function mediaList(query: string): MediaQueryList | undefined {
  const make = window.matchMedia
  if (!make) return undefined
  const known = made.get(make) ?? new Map<string, MediaQueryList>()
  const list = known.get(query) ?? make.call(window, query)
  made.set(make, known.set(query, list))
  return list
}

/** Whether the user asked for less motion. */
export const areMotionsReduced = (): boolean => mediaList('(prefers-reduced-motion: reduce)')?.matches ?? false
