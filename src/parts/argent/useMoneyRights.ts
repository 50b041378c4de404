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
  const isCashDesk = canPay && !canChange
  const mustAsk = (name: keyof Caisse['plafonds'], montant: number) =>
    isCashDesk && montant > (data?.plafonds[name] ?? Number.POSITIVE_INFINITY)
  const isOwnOpen = (one: Transaction) => one.idCaissier === idUtilisateur && one.idSession !== null && !one.isClosed
  return {
    canPay,
    canEnrol: ability.can('create', 'Inscription'),
    canChange,
    /** Above a ceiling it asks the management, which answers. */
    mustAsk,
    /** What it never decides alone. */
    mustAskToWriteOff: isCashDesk,
    mustAskToReverse: (one: Transaction) => isCashDesk && (!isOwnOpen(one) || mustAsk('contrepassation', one.montant)),
    /** Transfers are closed to the cash desk, and so are advances to instructors. */
    canSpend: canPay && canChange,
    /** The cash desk corrects its own mistakes until it closes, and asks for the rest. */
    canReverse: ability.can('update', 'Transaction'),
  }
}
