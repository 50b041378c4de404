import type { Portee } from '@contract/planning/evenement'
import { useCallback, useEffect, useRef, useState } from 'react'
import { PorteeDialog } from './ScopeDialog'

export type PorteeReason = 'move' | 'edit' | 'cancel'
export type AskPortee = (reason: PorteeReason) => Promise<Portee | null>

/** Asks for the scope of a change to a recurrence; null when the user cancels. */
export function usePortee() {
  const [reason, setReason] = useState<PorteeReason | null>(null)
  const answer = useRef<((portee: Portee | null) => void) | null>(null)
  const ask: AskPortee = useCallback((asked) => {
    answer.current?.(null)
    setReason(asked)
    return new Promise((resolve) => {
      answer.current = resolve
    })
  }, [])
  // Leaving the page counts as cancelling, so that the pending promise resolves.
  useEffect(() => () => answer.current?.(null), [])
  const settle = useCallback((portee: Portee | null) => {
    setReason(null)
    answer.current?.(portee)
    answer.current = null
  }, [])
  return { ask, dialog: reason ? <PorteeDialog reason={reason} onSettle={settle} /> : null }
}
