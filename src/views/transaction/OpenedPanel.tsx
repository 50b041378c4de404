import { ExpensePanel } from '@src/parts/argent/mouvement/ExpensePanel'
import { IncomePanel } from '@src/parts/argent/mouvement/IncomePanel'
import { TransferPanel } from '@src/parts/argent/mouvement/TransferPanel'
import { useMoneyRights } from '@src/parts/argent/useMoneyRights'
import { TakePanel } from './take/TakePanel'
import type { useOpened } from './useOpened'

/** The form that the address names, as far as the user's rights allow. */
export function OpenedPanel({ opened: { form, isTaking, close } }: { opened: ReturnType<typeof useOpened> }) {
  const { canPay, canSpend } = useMoneyRights()
  if (isTaking) return canPay ? <TakePanel onClose={close} /> : null
  if (form === 'recette') return canPay ? <IncomePanel onClose={close} /> : null
  if (form === 'depense') return canPay ? <ExpensePanel onClose={close} /> : null
  return form && canSpend ? <TransferPanel onClose={close} /> : null
}
