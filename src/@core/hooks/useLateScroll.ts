import { readTab } from '@core/platform/tabStorage'
import { useEffect, useState } from 'react'

/** Where the router keeps how far each place was scrolled when the page was left. */
const KEPT = 'react-router-scroll-positions'
/** What a user does who goes somewhere by themselves. */
const SIGNS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
/** After this time what is still loading may move nothing any more. */
const PATIENCE_MS = 5000

/** How far a place was scrolled; 0 where nothing is known. */
function keptFor(place: string): number {
  const kept = readTab(KEPT)
  const top: unknown = typeof kept === 'object' && kept !== null ? Reflect.get(kept, place) : undefined
  return typeof top === 'number' ? top : 0
}

/** Scrolls as soon as the page is long enough, unless its user does something before. @returns gives up */
function scrollOnceThere(top: number): () => void {
  const stop = () => {
    observer.disconnect()
    clearTimeout(patience)
    for (const sign of SIGNS) window.removeEventListener(sign, stop)
  }
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - window.innerHeight < top) return
    stop()
    window.scrollTo({ top, behavior: 'instant' })
  })
  const patience = setTimeout(stop, PATIENCE_MS)
  for (const sign of SIGNS) window.addEventListener(sign, stop, { passive: true })
  observer.observe(document.body)
  return stop
}

/**
 * Returns to where a page was left when it is loaded again: the router scrolls before a list has its rows, and a page that
 * is too short stays at its head.
 * @param place the router's key of the page
 */
export function useLateScroll(place: string): void {
  const [first] = useState(place)
  useEffect(() => {
    const top = keptFor(first)
    if (top > 0 && 'ResizeObserver' in window) return scrollOnceThere(top)
  }, [first])
}
