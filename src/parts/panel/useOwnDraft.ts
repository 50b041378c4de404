import { useDraft } from '@core/form/useDraft'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useOwnKey } from './useOwnKey'

/**
 * Keeps what is typed in a form that can be left by a key, a link or a reload, for the same person alone.
 * @param key the form, and the record that it is about
 * @param changesOnly false for fields that make sense together alone, such as the times of a chosen kind of lesson
 */
export function useOwnDraft<Values extends FieldValues>(key: string, form: UseFormReturn<Values>, changesOnly = true) {
  const { restored, clear } = useDraft(useOwnKey(key), form, { changesOnly })
  /** Starts again from the first values. */
  const discard = () => {
    form.reset()
    clear()
  }
  return { restored, clear, discard }
}
