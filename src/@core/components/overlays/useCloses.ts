import { useLatest } from '@core/hooks/useLatest'
import { useLayoutEffect } from 'react'
import { coverPage, isOnTop } from './covers'

/**
 * Closes what covers the page with Escape and with the browser's Back button, while it is open and nothing lies over
 * it: a question over a panel closes alone.
 */
export function useCloses(close: () => void, isOpen = true): void {
  const latest = useLatest(close)
  // What is seen can be closed at once: on a slow machine other effects come later.
  useLayoutEffect(() => {
    if (!isOpen) return
    const closeIt = () => latest.current()
    const uncover = coverPage(closeIt)
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !isOnTop(closeIt)) return
      // What lies under it is on top before its own listener is called.
      event.preventDefault()
      closeIt()
    }
    document.addEventListener('keydown', onKey)
    return () => {
      uncover()
      document.removeEventListener('keydown', onKey)
    }
  }, [isOpen])
}
