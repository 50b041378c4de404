import { useDraft } from '@core/form/useDraft'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useOwnKey } from './useOwnKey'

/**
 * Keeps the typed values of a form that can be left by a key, a link or a reload, for the same person only.
 * @param key the form, and the record that it is about
 * @param changesOnly false for fields that make sense only together, such as the times of a chosen kind of lesson
 */
export function useOwnDraft<Values extends FieldValues>(key: string, form: UseFormReturn<Values>, changesOnly = true) {
  const { restored, clear } = useDraft(useOwnKey(key), form, { changesOnly })
  /** Resets the form to its start values. */
  const discard = () => {
    form.reset()
    clear()
  }
  return { restored, clear, discard }
}
