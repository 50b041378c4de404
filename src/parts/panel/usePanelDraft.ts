import { useDraft } from '@core/form/useDraft'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useLeave } from './useLeave'

export interface PanelDraft {
  restored: boolean
  discard: () => void
  /** Closes the panel and keeps the typed values. */
  leave: () => void
}

/**
 * Keeps the typed values of a panel until it is sent or cancelled: they survive its ✕ button, Escape, a link, a reload
 * and the end of a session, for the same person only. `onClose` is for sending and cancelling: it deletes them.
 * @param key the panel, and the record that it is about
 * @param changesOnly false for fields that make sense only together, such as the times of a chosen kind of lesson
 */
export function usePanelDraft<Values extends FieldValues>(
  key: string,
  form: UseFormReturn<Values>,
  close: () => void,
  changesOnly = true,
): { onClose: () => void; draft: PanelDraft } {
  const { restored, clear, discard } = useDraft(key, form, { changesOnly })
  const onClose = () => {
    clear()
    close()
  }
  const leave = useLeave(key, close)
  return { onClose, draft: { restored, discard, leave } }
}
