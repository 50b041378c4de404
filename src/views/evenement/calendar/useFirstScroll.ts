import { type RefObject, useEffect, useRef } from 'react'

interface FirstScroll {
  view: string
  jour: string
  /** The start of the working day, `HH:MM`. */
  first: string
}

/** Scrolls the grid to the start of the working day, once for each view, and to the day if it is out of view. */
export function useFirstScroll(frame: RefObject<HTMLElement | null>, { view, jour, first }: FirstScroll) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new view is scrolled again
  useEffect(() => {
    const root = frame.current
    if (!root) return
    const row = root.querySelector<HTMLElement>(`.fc-timegrid-slots [data-time="${first}:00"]`)
    const head = root.querySelector<HTMLElement>('.fc-scrollgrid-section-header')
    const top = row ? row.getBoundingClientRect().top - root.getBoundingClientRect().top + root.scrollTop : 0
    root.scrollTop = Math.max(0, top - (head?.offsetHeight ?? 0))
  }, [frame, view, first])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new view is scrolled again
  useEffect(() => {
    const root = frame.current
    const day = root?.querySelector<HTMLElement>(`.fc-timegrid-col[data-date="${jour}"]`)
    const axis = root?.querySelector<HTMLElement>('.fc-timegrid-slot-label')
    if (!root || !day || !axis) return
    const [box, seen] = [day.getBoundingClientRect(), root.getBoundingClientRect()]
    const start = seen.left + axis.offsetWidth
    if (box.left < start || box.right > seen.right) root.scrollLeft += box.left - start
  }, [frame, view, jour])
  // In the list of a week, earlier days are above the current one.
  const isOpened = useRef(false)
  useEffect(() => {
    const root = frame.current
    const day = root?.querySelector<HTMLElement>(`.fc-list-day[data-date="${jour}"]`)
    if (!root || !day) return
    if (root.scrollHeight > root.clientHeight)
      root.scrollTop += day.getBoundingClientRect().top - root.getBoundingClientRect().top
    // On a phone the page scrolls: only when it opens, so that the toolbar stays under the thumb afterwards.
    else if (!isOpened.current && day !== root.querySelector('.fc-list-day')) day.scrollIntoView?.({ block: 'start' })
    isOpened.current = true
  }, [frame, jour])
}
