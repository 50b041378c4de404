import { readDraft, writeDraft } from '@core/hooks/drafts'
import { useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Keeps the typed values until they are saved, so that a reload loses nothing. `clear()` deletes the draft after a
 * save; `restored` is true when the form started from a draft. List passwords and other secrets in `except`.
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
      // Marked as dirty for the unsaved-changes guard; the default values stay.
      form.reset({ ...form.getValues(), ...draft }, { keepDefaultValues: true })
      setRestored(true)
    }
    const subscription = form.watch((values, { type }) => {
      // Values set by the form itself make no draft unless the user has typed too.
      isTyped ||= type === 'change'
      if (!isTyped) return
      const kept = Object.entries(values).filter(([name]) => !omitted.current.includes(name))
      writeDraft(key, Object.fromEntries(kept))
    })
    return () => subscription.unsubscribe()
  }, [key, form])
  const clear = () => {
    writeDraft(key, null)
    setRestored(false)
  }
  return { restored, clear }
}
