import { useDraft } from '@core/form/useDraft'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * What is typed in a panel survives a reload, for the same person alone; closing the panel discards it. `key` names the
 * panel and its record.
 */
export function usePanelDraft<Values extends FieldValues>(
  key: string,
  form: UseFormReturn<Values>,
  onClose: () => void,
) {
  const person = useAppSelector(selectUserData)?.connect.id
  const { restored, clear } = useDraft(`${key}:${person}`, form)
  const close = () => {
    clear()
    onClose()
  }
  const discard = () => {
    form.reset()
    clear()
  }
  return { close, notice: { restored, onDiscard: discard } }
}
