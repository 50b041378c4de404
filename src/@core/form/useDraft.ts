import { useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Before the name of every draft in the tab’s own storage. */
export const DRAFT_PREFIX = 'draft:'

function readDraft(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(DRAFT_PREFIX + key) ?? 'null')
  } catch {
    return null
  }
}

/** Whether something was typed under this name and not saved. */
export const hasDraft = (key: string): boolean => readDraft(key) !== null

function writeDraft(key: string, values: unknown) {
  try {
    sessionStorage.setItem(DRAFT_PREFIX + key, JSON.stringify(values))
  } catch {
    // Full or forbidden: the draft is a comfort, typing goes on.
  }
}

/**
 * Keeps what is typed until it is saved, so that a reload loses nothing. `clear()` forgets it once saved;
 * `restored` says that the form starts from a draft. Passwords and the like belong in `except`.
 */
export function useDraft<Values extends FieldValues>(
  key: string,
  form: UseFormReturn<Values>,
  except: readonly (keyof Values & string)[] = [],
) {
  const [restored, setRestored] = useState(false)
  const omitted = useRef(except)
  useEffect(() => {
    const draft = readDraft(key)
    let isTyped = draft !== null
    if (typeof draft === 'object' && draft !== null) {
      // Marked as changed, so that the guard of unsaved changes knows; defaults stay what they were.
      form.reset({ ...form.getValues(), ...draft }, { keepDefaultValues: true })
      setRestored(true)
    }
    const subscription = form.watch((values, { type }) => {
      // What the form fills in by itself is nobody's draft, unless something was typed too.
      isTyped ||= type === 'change'
      if (!isTyped) return
      const kept = Object.entries(values).filter(([name]) => !omitted.current.includes(name))
      writeDraft(key, Object.fromEntries(kept))
    })
    return () => subscription.unsubscribe()
  }, [key, form])
  const clear = () => {
    sessionStorage.removeItem(DRAFT_PREFIX + key)
    setRestored(false)
  }
  return { restored, clear }
}
