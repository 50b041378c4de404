import type { Scope } from '@contract/planning/evenement'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ScopeDialog, type ScopeReason } from './ScopeDialog'

export type AskScope = (reason: ScopeReason) => Promise<Scope | null>

/** Asks for the scope of a change to a recurrence; null when the user cancels. */
export function useScope() {
  const [reason, setReason] = useState<ScopeReason | null>(null)
  const answer = useRef<((scope: Scope | null) => void) | null>(null)
  const ask: AskScope = useCallback((asked) => {
    answer.current?.(null)
    setReason(asked)
    return new Promise((resolve) => {
      answer.current = resolve
    })
  }, [])
  // Leaving the page counts as cancelling, so that the pending promise resolves.
  useEffect(() => () => answer.current?.(null), [])
  const settle = useCallback((scope: Scope | null) => {
    setReason(null)
    answer.current?.(scope)
    answer.current = null
  }, [])
  return { ask, dialog: reason ? <ScopeDialog reason={reason} onSettle={settle} /> : null }
}
