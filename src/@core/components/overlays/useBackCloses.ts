import { useLatest } from '@core/hooks/useLatest'
import { coverPage } from '@core/platform/covers'
import { useEffect } from 'react'

/** Closes what covers the page with the browser's Back button too, while it is open. */
export function useBackCloses(close: () => void, isOpen = true): void {
  const latest = useLatest(close)
  useEffect(() => (isOpen ? coverPage(() => latest.current()) : undefined), [isOpen])
}
