import { type RefObject, useEffect } from 'react'

/** A pixel of what is scrolled may be a fraction that nobody sees. */
const SLACK = 2

/** Notes on a row that is scrolled sideways at which of its edges it goes on: the style sheet fades those. */
export function useOverflowEdges(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = row.current
    if (!element) return
    const note = () => {
      // Negative where one reads from right to left.
      const scrolled = Math.abs(element.scrollLeft)
      element.toggleAttribute('data-more-before', scrolled > SLACK)
      element.toggleAttribute('data-more-after', element.scrollWidth - element.clientWidth - scrolled > SLACK)
    }
    note()
    element.addEventListener('scroll', note, { passive: true })
    window.addEventListener('resize', note)
    return () => {
      element.removeEventListener('scroll', note)
      window.removeEventListener('resize', note)
    }
  }, [row])
}
