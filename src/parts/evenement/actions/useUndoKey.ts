import { asksUndo } from '@core/hooks/undoKey'
import { useLatest } from '@core/hooks/useLatest'
import { useEffect } from 'react'
import { useUndo } from './useUndo'

/** Ctrl+Z undoes the last move, resize or cancellation, within a minute. */
export function useUndoKey(onStale: (id: number) => void) {
  const { undoLast } = useUndo({ onStale })
  const latest = useLatest(undoLast)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (asksUndo(event) && latest.current()) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
