import { type RefObject, useEffect } from 'react'

/** Scroll positions may be fractional: overflow up to this many pixels is invisible. */
const SLACK = 2

/** Marks on a horizontally scrolled row which of its edges hide more content: the style sheet fades those. */
export function useOverflowEdges(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = row.current
    if (!element) return
    const note = () => {
      // Negative in right-to-left layouts.
      const scrolled = Math.abs(element.scrollLeft)
      element.toggleAttribute('data-more-before', scrolled > SLACK)
      element.toggleAttribute('data-more-after', element.scrollWidth - element.clientWidth - scrolled > SLACK)
    }
    element.addEventListener('scroll', note, { passive: true })
    // It reports at first, when the menu beside the page gives room or takes it, and always after the browser's own
    // layout: measured here, a page that opens would be laid out once more, with all its effects waiting.
    const room = 'ResizeObserver' in window ? new ResizeObserver(note) : null
    const measure = () => {
      room?.unobserve(element)
      room?.observe(element)
    }
    measure()
    window.addEventListener('resize', measure)
    // Content that arrives later, such as the counts of a tab, makes the row longer.
    const content = new MutationObserver(measure)
    content.observe(element, { childList: true, characterData: true, subtree: true })
    return () => {
      content.disconnect()
      room?.disconnect()
      element.removeEventListener('scroll', note)
      window.removeEventListener('resize', measure)
    }
  }, [row])
}
