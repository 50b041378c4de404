/** The height or width of a sticky edge, which covers content below it. */
const coveredBy = (frame: HTMLElement, part: string, side: 'offsetHeight' | 'offsetWidth') =>
  frame.querySelector<HTMLElement>(part)?.[side] ?? 0

/** Focuses an element and scrolls only the frame to it: scrolling the page would move the title under the navbar. */
export function focusInFrame(frame: HTMLElement, element: HTMLElement): void {
  element.focus({ preventScroll: true })
  const box = element.getBoundingClientRect()
  const seen = frame.getBoundingClientRect()
  const top = seen.top + coveredBy(frame, '.fc-scrollgrid-section-header', 'offsetHeight')
  const start = seen.left + coveredBy(frame, '.fc-timegrid-slot-label', 'offsetWidth')
  if (box.top < top) frame.scrollTop -= top - box.top
  else if (box.bottom > seen.bottom) frame.scrollTop += box.bottom - seen.bottom
  if (box.left < start) frame.scrollLeft -= start - box.left
  else if (box.right > seen.right) frame.scrollLeft += box.right - seen.right
}
