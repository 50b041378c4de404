import type { Transaction } from '@contract/argent/transaction'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import { useAbility } from '@src/redux/session/ability'
import { useSchool } from '@src/redux/session/useSchool'

/** What the signed-in user may do with the account of a candidate; the backend refuses the rest. */
export function useMoneyRights() {
  const ability = useAbility()
  const { today } = useSchool()
  const idUtilisateur = useAppSelector(selectUserData)?.connect.id
  const canPay = ability.can('create', 'Transaction')
  const canChange = ability.can('update', 'Inscription')
  return {
    canPay,
    canEnrol: ability.can('create', 'Inscription'),
    canChange,
    canRefund: canPay && canChange,
    /** The cash desk corrects its own mistakes of the day. */
    canReverse: (one: Transaction) =>
      ability.can('update', 'Transaction') && (canChange || (one.idCaissier === idUtilisateur && one.jour === today)),
  }
}
