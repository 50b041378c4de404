import { toast } from '@core/components/messages/toast'
import { useActivateConfigPrixMutation, useDeactivateConfigPrixMutation } from '@src/redux/tarification/configPrix'
import { useTranslation } from 'react-i18next'

/**
 * Brings prices of a licence into force or turns them off. Undo restores the prices that were in force before. Both
 * functions return whether it was done.
 */
export function useTogglePrix(code: string) {
  const { t } = useTranslation('tarification')
  const [sendActivate] = useActivateConfigPrixMutation()
  const [sendDeactivate] = useDeactivateConfigPrixMutation()

  async function activate(id: number, isUndo = false): Promise<boolean> {
    const { data } = await sendActivate(id)
    if (!data) return false
    const { replaced } = data
    const undo = () => void (replaced === null ? deactivate(id, true) : activate(replaced, true))
    toast.success(t('prix.activated', { code }), isUndo ? {} : { undo })
    return true
  }

  async function deactivate(id: number, isUndo = false): Promise<boolean> {
    const { data } = await sendDeactivate(id)
    if (!data) return false
    toast.success(t('prix.deactivated', { code }), isUndo ? {} : { undo: () => void activate(id, true) })
    return true
  }

  return { activate: (id: number) => activate(id), deactivate: (id: number) => deactivate(id) }
}
