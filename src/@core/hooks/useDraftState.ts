import { useState } from 'react'
import { readDraft, writeDraft } from './drafts'

/**
 * What was typed in a few plain fields, kept until it is sent so that a reload loses nothing: `set` changes some of
 * them, `clear` forgets all. `isRestored` is true when they began with what an earlier page had kept.
 */
export function useDraftState<Values extends object>(key: string, start: Values) {
  const [draft] = useState(() => readDraft(key))
  const isRestored = typeof draft === 'object' && draft !== null
  const [values, setValues] = useState<Values>(isRestored ? { ...start, ...draft } : start)
  const set = (change: Partial<Values>) => {
    const next = { ...values, ...change }
    setValues(next)
    writeDraft(key, next)
  }
  return { values, set, clear: () => writeDraft(key, null), isRestored }
}
