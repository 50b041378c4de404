import { useRef, useState } from 'react'
import { readDraft, writeDraft } from './drafts'

/**
 * Some of the values, or a function that derives them from the newest ones, for a change that comes after an answer.
 */
type Change<Values> = Partial<Values> | ((now: Values) => Partial<Values>)

/**
 * The typed values of a few plain fields, kept until they are sent, so that a reload loses nothing: `set` changes some
 * of them, `clear` deletes them. `isRestored` is true when they started with values that an earlier page had kept.
 */
export function useDraftState<Values extends object>(key: string, start: Values) {
  const [draft] = useState(() => readDraft(key))
  const isKept = typeof draft === 'object' && draft !== null
  const [isRestored, setRestored] = useState(isKept)
  const [values, setValues] = useState<Values>(isKept ? { ...start, ...draft } : start)
  const newest = useRef(values)
  const set = (change: Change<Values>) => {
    const next = { ...newest.current, ...(typeof change === 'function' ? change(newest.current) : change) }
    newest.current = next
    setValues(next)
    writeDraft(key, next)
  }
  const clear = () => {
    setRestored(false)
    writeDraft(key, null)
  }
  return { values, set, clear, isRestored }
}
