import { useLatest } from '@core/hooks/useLatest'
import { type RefObject, useEffect, useRef } from 'react'

/** A finger held this long paints; one that moves earlier scrolls the page. */
const HOLD_MS = 350

/** Detects a long press. */
export function useHold() {
  const timer = useRef<number | undefined>(undefined)
  const letGo = () => {
    window.clearTimeout(timer.current)
    timer.current = undefined
  }
  const begin = (act: () => void) => {
    timer.current = window.setTimeout(() => {
      timer.current = undefined
      act()
    }, HOLD_MS)
  }
  useEffect(() => () => window.clearTimeout(timer.current), [])
  return { begin, letGo, isWaiting: () => timer.current !== undefined }
}

/** Prevents scrolling while a finger paints; only a non-passive listener can do that. */
export function useStillPage(grid: RefObject<HTMLElement | null>, isPainting: boolean) {
  const painting = useLatest(isPainting)
  useEffect(() => {
    const element = grid.current
    const stop = (event: TouchEvent) => {
      if (painting.current) event.preventDefault()
    }
    element?.addEventListener('touchmove', stop, { passive: false })
    return () => element?.removeEventListener('touchmove', stop)
  }, [grid])
}
