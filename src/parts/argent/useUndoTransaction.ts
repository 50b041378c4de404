import type { Transaction } from '@contract/argent/transaction'
import { toast } from '@core/components/messages/toast'
import { useReverseTransactionMutation } from '@src/redux/argent/transaction'
import { useTranslation } from 'react-i18next'

/** Reverses a transaction that was just entered by mistake. */
export function useUndoTransaction() {
  const { t } = useTranslation('paiement')
  const [reverse] = useReverseTransactionMutation()
  return async ({ id, numero }: Transaction): Promise<void> => {
    const { data } = await reverse({ id, body: { motif: t('pay.mistake') } })
    if (data) toast.success(t('pay.undone', { numero }))
  }
}
