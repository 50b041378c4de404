import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useLeave } from './useLeave'
import { useOwnDraft } from './useOwnDraft'
import { useOwnKey } from './useOwnKey'

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
 * @param changesOnly as for `useOwnDraft`
 */
export function usePanelDraft<Values extends FieldValues>(
  key: string,
  form: UseFormReturn<Values>,
  close: () => void,
  changesOnly?: boolean,
): { onClose: () => void; draft: PanelDraft } {
  const { restored, clear, discard } = useOwnDraft(key, form, changesOnly)
  const onClose = () => {
    clear()
    close()
  }
  const leave = useLeave(useOwnKey(key), close)
  return { onClose, draft: { restored, discard, leave } }
}
