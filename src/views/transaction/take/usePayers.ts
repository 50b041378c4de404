import { useDebounced } from '@core/hooks/useDebounced'
import { useEffect, useState } from 'react'
import { findPayers, type Payer } from './findPayers'

interface Found {
  typed: string
  payers: readonly Payer[]
  hasFailed: boolean
}

const NONE: Found = { typed: '', payers: [], hasFailed: false }
const DELAY_MS = 120

/** The people who may pay, for a typed text; the previous answer stays until the next one arrives. */
export function usePayers(text: string) {
  const typed = text.trim()
  const asked = useDebounced(typed, DELAY_MS)
  const [found, setFound] = useState<Found>(NONE)
  useEffect(() => {
    if (!asked) return
    const controller = new AbortController()
    const { signal } = controller
    findPayers(asked, signal)
      .then((payers) => setFound({ typed: asked, payers, hasFailed: false }))
      .catch(() => {
        if (!signal.aborted) setFound({ typed: asked, payers: [], hasFailed: true })
      })
    return () => controller.abort()
  }, [asked])
  if (!typed) return { ...NONE, isSearching: false }
  return { ...found, isSearching: found.typed !== typed }
}
