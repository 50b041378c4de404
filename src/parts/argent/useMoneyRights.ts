import type { Transaction } from '@contract/argent/transaction'
import type { Caisse } from '@contract/caisse/caisse'
import type { Problem } from '@core/http/problem'
import { useCaisseQuery } from '@src/redux/argent/caisse'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import { useAbility } from '@src/redux/session/ability'
import { useState } from 'react'

/** The rights of the signed-in user over money; the backend enforces them too. */
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
    /** Whether an amount is above the user's ceiling: the management is then asked, and answers. */
    mustAsk,
    /** The cash desk never writes off without asking. */
    mustAskToWriteOff: isCashDesk,
    mustAskToReverse: (one: Transaction) => isCashDesk && (!isOwnOpen(one) || mustAsk('contrepassation', one.montant)),
    /** The cash desk may not make transfers, nor pay advances to instructors. */
    canSpend: canPay && canChange,
    /** The cash desk corrects its own mistakes until it closes; it asks for all other corrections. */
    canReverse: ability.can('update', 'Transaction'),
  }
}

/**
 * Whether an amount needs the management's agreement: above the ceiling by itself, or with what was given before, which
 * only the backend adds up. An amount that it refused, and every larger one, is asked for.
 */
export function useCeiling(name: 'remise' | 'remboursement' | 'depense') {
  const rights = useMoneyRights()
  const [refusedAt, setRefusedAt] = useState(Number.POSITIVE_INFINITY)
  return {
    mustAsk: (montant: number) => rights.mustAsk(name, montant) || montant >= refusedAt,
    /** Takes a refusal for its ceiling: the form then asks. @returns whether it was one */
    refused: ({ code }: Problem, montant: number): boolean => {
      if (code !== `plafond_${name}`) return false
      setRefusedAt(montant)
      return true
    },
  }
}
