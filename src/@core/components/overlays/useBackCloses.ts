import { useLatest } from '@core/hooks/useLatest'
import { useEffect } from 'react'
import { coverPage } from './covers'

/** Closes what covers the page with the browser's Back button too, while it is open. */
export function useBackCloses(close: () => void, isOpen = true): void {
  const latest = useLatest(close)
  useEffect(() => (isOpen ? coverPage(() => latest.current()) : undefined), [isOpen])
}
