import { readTab, writeTab } from '@core/platform/tabStorage'
import { useEffect, useState } from 'react'
import { whilePageGrows } from './whilePageGrows'

/** The key under which the router stores the scroll position of each page that was left. */
const KEPT = 'react-router-scroll-positions'
/** After this time, content that is still loading no longer scrolls the page. */
const PATIENCE_MS = 5000

function keptPlaces(): object {
  const kept = readTab(KEPT)
  return typeof kept === 'object' && kept !== null ? kept : {}
}

/** The stored scroll position of a page; 0 where none is known. */
function keptFor(place: string): number {
  const top: unknown = Reflect.get(keptPlaces(), place)
  return typeof top === 'number' ? top : 0
}

/** Whether the browser was led here by a link or an address: neither a reload nor Back. */
function isOpenedAnew(): boolean {
  const [load] = performance.getEntriesByType('navigation')
  return load !== undefined && 'type' in load && load.type === 'navigate'
}

/**
 * The first page after each load has the same place as all earlier loads of its path: one that is opened anew begins at
 * its top, and not where another visit in this tab has left it.
 */
function beginAt(place: string): string {
  if (isOpenedAnew() && keptFor(place) > 0) writeTab(KEPT, { ...keptPlaces(), [place]: 0 })
  return place
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
 * Restores the scroll position of a page that is loaded again, or returned to: the router scrolls before a list has its
 * rows, and a page that is still too short stays at its top.
 * @param place the router's key of the page
 * @param restored where the router scrolled a page to that was left before; 0 for a new one
 */
export function useLateScroll(place: string, restored = 0): void {
  // While it is drawn: the router reads the positions in an effect.
  const [first] = useState(() => beginAt(place))
  useEffect(() => {
    const top = keptFor(first)
    if (top > 0 && 'ResizeObserver' in window) return scrollOnceThere(top)
  }, [first])
  // biome-ignore lint/correctness/useExhaustiveDependencies: two pages may have been left at the same height
  useEffect(() => {
    if (restored > 0 && 'ResizeObserver' in window) return scrollOnceThere(restored)
  }, [place, restored])
}
