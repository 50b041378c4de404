import type { TransactionSaved } from '@contract/argent/transaction'
import { presentTransaction } from '../../../presenters/argent/transaction'
import type { Write } from '../../write'
import { logCompte, logMouvement, logRemuneration } from '../logCompte'
import { owed, personOf } from './balance'
import { mustFindTransaction } from './find'
import { tellCandidat } from './news'

const ACTIONS = {
  PAYMENT: 'pay',
  REFUND: 'refund',
  PAY: 'pay',
  EXPENSE: 'expense',
  INCOME: 'income',
  TRANSFER: 'transfer',
  WRITE_OFF: 'write_off',
} as const

/**
 * Logs a transaction with its number: in the account of its person, who is notified, or on its own when it has no
 * person.
 */
export async function logTransaction(work: Write, id: number): Promise<void> {
  const row = await mustFindTransaction(work.trx, work.caller, id)
  const { idAutoEcole, idCandidat, idMoniteur, kind, idReversed, motif } = row
  const transaction = presentTransaction(row, work.caller)
  const { numero, montant, method, payeur, categorie, idVehicule, origine, destination } = transaction
  await tellCandidat(work, transaction)
  const isTransfer = kind === 'TRANSFER'
  const common = { numero, montant, method: isTransfer ? null : method, payeur, motif }
  const after =
    idCandidat === null && idMoniteur === null ? { ...common, categorie, idVehicule, origine, destination } : common
  if (kind === 'PAYMENT' || kind === 'REFUND' || kind === 'PAY' || kind === 'WRITE_OFF') {
    const entry = { idAutoEcole, action: idReversed === null ? ACTIONS[kind] : ('reverse' as const), after }
    if (idCandidat !== null) return logCompte(work, { ...entry, idCandidat })
    if (idMoniteur !== null) return logRemuneration(work, { ...entry, idMoniteur })
    return
  }
  await logMouvement(work, { idAutoEcole, id, action: idReversed === null ? ACTIONS[kind] : 'reverse', after })
}

/** A saved transaction, with the balance that it left on its person's account. */
export async function answerOf({ trx, caller }: Write, id: number): Promise<TransactionSaved> {
  const row = await mustFindTransaction(trx, caller, id)
  const person = personOf(row)
  return {
    ...presentTransaction(row, caller),
    solde: person === null ? null : await owed(trx, row.idAutoEcole, person),
  }
}
