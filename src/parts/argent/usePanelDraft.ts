import { useDraft } from '@core/form/useDraft'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

export interface PanelDraft {
  restored: boolean
  discard: () => void
}

/**
 * Keeps what is typed in a panel over a reload and the end of a session, for the same person alone. Whoever closes the
 * panel, or has sent it, is done with it: `onClose` forgets it.
 * @param key the panel, and the record that it is about
 */
export function usePanelDraft<Values extends FieldValues>(
  key: string,
  form: UseFormReturn<Values>,
  close: () => void,
): { onClose: () => void; draft: PanelDraft } {
  const person = useAppSelector(selectUserData)?.connect.id
  const { restored, clear } = useDraft(`${key}:${person}`, form)
  const onClose = () => {
    clear()
    close()
  }
  const discard = () => {
    form.reset()
    clear()
  }
  return { onClose, draft: { restored, discard } }
}
