import type { UndoableStatut } from '@contract/caisse/cheque'
import { toast } from '@core/components/messages/toast'
import { useUndoChequesMutation } from '@src/redux/argent/cheque'
import { useTranslation } from 'react-i18next'

/** Puts cheques back into the state before a step that was noted by mistake. */
export function useUndoCheques() {
  const { t } = useTranslation('caisse')
  const [undo] = useUndoChequesMutation()
  return async (ids: number[], statut: UndoableStatut): Promise<void> => {
    const { data } = await undo({ ids, statut })
    if (data) toast.success(t('undo.done', { count: ids.length }))
  }
}
