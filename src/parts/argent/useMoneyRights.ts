import type { Transaction } from '@contract/argent/transaction'
import type { Caisse } from '@contract/caisse/caisse'
import { useCaisseQuery } from '@src/redux/argent/caisse'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import { useAbility } from '@src/redux/session/ability'

/** What the signed-in user may do with money; the backend refuses the rest. */
export function useMoneyRights() {
  const ability = useAbility()
  const idUtilisateur = useAppSelector(selectUserData)?.connect.id
  const canPay = ability.can('create', 'Transaction')
  const canChange = ability.can('update', 'Inscription')
  const { data } = useCaisseQuery(undefined, { skip: !canPay || canChange })
  const allows = (name: keyof Caisse['plafonds']) => canPay && (canChange || (data?.plafonds[name] ?? 0) > 0)
  return {
    canPay,
    canEnrol: ability.can('create', 'Inscription'),
    canChange,
    /** The cash desk discounts, gives back and spends up to ceilings of the school. */
    canDiscount: allows('remise'),
    canRefund: allows('remboursement'),
    canExpense: allows('depense'),
    /** Transfers are closed to the cash desk, and so are advances to instructors. */
    canSpend: canPay && canChange,
    /** The cash desk corrects its own mistakes until it closes. */
    canReverse: (one: Transaction) =>
      ability.can('update', 'Transaction') &&
      (canChange || (one.idCaissier === idUtilisateur && one.idSession !== null && !one.isClosed)),
  }
}
