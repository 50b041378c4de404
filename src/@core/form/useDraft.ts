import { readDraft, writeDraft } from '@core/hooks/drafts'
import { useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

interface DraftOptions<Values> {
  /** Passwords and other secrets, which are never kept. */
  except?: readonly (keyof Values & string)[]
  /**
   * Keeps only the fields that differ from the start values. The others are read from the record again, so that another
   * user's later changes are not reverted.
   */
  changesOnly?: boolean
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Keeps the typed values until they are saved, so that a reload loses nothing. `clear()` deletes the draft after a
 * save, `discard()` also resets the form to its start values; `restored` is true when the form started from a draft.
 */
export function useDraft<Values extends FieldValues>(
  key: string,
  form: UseFormReturn<Values>,
  options: DraftOptions<Values> = {},
) {
  const [restored, setRestored] = useState(false)
  const wanted = useRef(options)
  const isTyped = useRef(false)
  useEffect(() => {
    const draft = readDraft(key)
    isTyped.current = draft !== null
    if (typeof draft === 'object' && draft !== null) {
      // Marked as dirty for the unsaved-changes guard; the default values stay.
      form.reset({ ...form.getValues(), ...draft }, { keepDefaultValues: true })
      setRestored(true)
    }
    const isKept = (name: string, value: unknown) => {
      const { except = [], changesOnly = false } = wanted.current
      return !except.includes(name) && !(changesOnly && isSame(value, form.formState.defaultValues?.[name]))
    }
    const subscription = form.watch((values, { type }) => {
      // Values set by the form itself make no draft unless the user has typed too.
      isTyped.current ||= type === 'change'
      if (!isTyped.current) return
      const kept = Object.entries(values).filter(([name, value]) => isKept(name, value))
      writeDraft(key, kept.length > 0 ? Object.fromEntries(kept) : null)
    })
    return () => subscription.unsubscribe()
  }, [key, form])
  const clear = () => {
    // What the form itself still sets, until it is taken away, would make a draft of what is saved.
    isTyped.current = false
    writeDraft(key, null)
    setRestored(false)
  }
  const discard = () => {
    form.reset()
    clear()
  }
  return { restored, clear, discard }
}
