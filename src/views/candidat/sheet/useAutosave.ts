import { useUnsaved } from '@core/form/useUnsaved'
import { useCallback, useEffect, useRef, useState } from 'react'

/** Debounce: a pause in typing triggers the save. */
const PAUSE_MS = 800

export type SaveState = 'idle' | 'waiting' | 'saving' | 'saved' | 'failed'

/**
 * Saves a value after a pause, immediately on `flush` (a field loses the focus, a switch is pressed), and on unmount.
 * A failed value is kept until `flush` retries it.
 */
export function useAutosave<Value>(save: (value: Value) => Promise<boolean>) {
  const [state, setState] = useState<SaveState>('idle')
  const pending = useRef<{ value: Value } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })

  const flush = useCallback(async () => {
    clearTimeout(timer.current)
    const next = pending.current
    if (!next) return
    pending.current = null
    setState('saving')
    const isSaved = await latest.current(next.value)
    if (isSaved) setState(pending.current ? 'waiting' : 'saved')
    else {
      // A value typed in the meantime is newer than the failed one.
      pending.current ??= next
      setState('failed')
    }
  }, [])

  const change = useCallback(
    (value: Value) => {
      pending.current = { value }
      setState('waiting')
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void flush(), PAUSE_MS)
    },
    [flush],
  )

  /** Discards the unsaved value. */
  const drop = useCallback(() => {
    clearTimeout(timer.current)
    pending.current = null
    setState('idle')
  }, [])

  useEffect(() => () => void flush(), [flush])
  useUnsaved(state !== 'idle' && state !== 'saved')
  return { state, change, flush, drop }
}
