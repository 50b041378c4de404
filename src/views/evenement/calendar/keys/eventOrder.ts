import type { PlanningCalendarProps } from '../calendarProps'

/** The elements of events, in document order; an event over several days has several. */
export const eventElements = (root: HTMLElement): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('[data-evenement]'),
]

/** The elements of events in order of time, each event once. */
export function inOrder(root: HTMLElement, events: PlanningCalendarProps['events']): HTMLElement[] {
  const starts = new Map(events.map(({ idEvenement, start }) => [String(idEvenement), start]))
  const seen = new Set<string>()
  return eventElements(root)
    .filter(({ dataset: { evenement = '' } }) => !seen.has(evenement) && Boolean(seen.add(evenement)))
    .map((element) => ({ element, start: starts.get(element.dataset.evenement ?? '') ?? element.dataset.start ?? '' }))
    .sort((a, b) => (a.start < b.start ? -1 : Number(a.start > b.start)))
    .map(({ element }) => element)
}
