import { readTab } from '@core/platform/tabStorage'
import { useEffect, useState } from 'react'
import { whilePageGrows } from './whilePageGrows'

/** The key under which the router stores the scroll position of each page that was left. */
const KEPT = 'react-router-scroll-positions'
/** After this time, content that is still loading no longer scrolls the page. */
const PATIENCE_MS = 5000

/** The stored scroll position of a page; 0 where none is known. */
function keptFor(place: string): number {
  const kept = readTab(KEPT)
  const top: unknown = typeof kept === 'object' && kept !== null ? Reflect.get(kept, place) : undefined
  return typeof top === 'number' ? top : 0
}

/** Scrolls as soon as the page is long enough, unless the user acts before. @returns a function that gives up */
function scrollOnceThere(top: number): () => void {
  const onGrow = () => {
    if (document.documentElement.scrollHeight - window.innerHeight < top) return false
    window.scrollTo({ top, behavior: 'instant' })
    return true
  }
  return whilePageGrows({ onGrow, patienceMs: PATIENCE_MS })
}

/**
 * Restores the scroll position of a page that is loaded again: the router scrolls before a list has its rows, and a
 * page that is still too short stays at its top.
 * @param place the router's key of the page
 */
export function useLateScroll(place: string): void {
  const [first] = useState(place)
  useEffect(() => {
    const top = keptFor(first)
    if (top > 0 && 'ResizeObserver' in window) return scrollOnceThere(top)
  }, [first])
}
