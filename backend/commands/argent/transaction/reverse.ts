import type { TransactionSaved } from '@contract/argent/transaction'
import type { Caller } from '../../../caller'
import { lockMoney } from '../../../database/argent/compteur'
import type { TransactionRow } from '../../../database/argent/transaction/list'
import { chequeOfTransaction, moveCheques } from '../../../database/caisse/cheque'
import type { Deps } from '../../../deps'
import { forbidden, HttpError } from '../../../errors'
import { boxOf, isStale } from '../../../rules/caisse/session'
import { type Write, write } from '../../write'
import { answerOf, logTransaction } from './answer'
import { contrary } from './contrary'
import { mustFindTransaction } from './find'
import { mayRevise, requireCeiling } from './rights'

/**
 * The place of a reversal. While the session of the transaction is open, the reversal belongs to that session and the
 * money goes back to the box that it came from. A closed session never changes, so the money then leaves the caller's
 * box.
 * @throws 409 `session_stale` when the open session is of an earlier day
 */
function placeOfReversal(
  { caller, moment }: Write,
  { idSession, idUtilisateur, sessionJour, sessionFermee, sessionUser }: Reversed,
) {
  const isOpen = idSession !== null && sessionFermee === null
  if (!isOpen) return { moved: new Map([[boxOf(sessionUser ?? idUtilisateur), boxOf(caller.id)]]) }
  if (isStale({ jour: sessionJour ?? '' }, moment, caller.pays)) {
    throw new HttpError(409, 'session_stale', { details: { id: idSession, jour: sessionJour } })
  }
  return { moved: new Map<string, string>(), session: { id: idSession } }
}

type Reversed = Pick<TransactionRow, 'idSession' | 'idUtilisateur' | 'sessionJour' | 'sessionFermee' | 'sessionUser'>

/** Returns the cheque of a reversed payment, if it is still in hand. @throws 409 when the bank has it */
async function giveChequeBack({ trx }: Write, { id, jour }: Pick<TransactionRow, 'id' | 'jour'>): Promise<void> {
  const cheque = await chequeOfTransaction(trx, id)
  if (!cheque) return
  if (cheque.statut !== 'EN_MAIN') throw new HttpError(409, 'cheque_deposited')
  await moveCheques(trx, [cheque.id], { statut: 'RENDU', renduLe: jour })
}

/**
 * Reverses a transaction by a contrary one with the next number; both stay.
 * @returns the reversal
 * @throws 403 for the cash desk when the entry is not its own, not in its open session or above its ceiling, 404, 409
 *   when it was reversed before or is a reversal itself, when its cheque is at the bank, or when the box does not hold
 *   the money
 */
export async function reverse(work: Write, id: number, motif: string): Promise<number> {
  const { trx, caller, isApproved } = work
  const found = await mustFindTransaction(trx, caller, id)
  await lockMoney(trx, found.idAutoEcole)
  const row = await mustFindTransaction(trx, caller, id)
  const isOwnOpen = row.idUtilisateur === caller.id && row.idSession !== null && row.sessionFermee === null
  if (!isOwnOpen && !isApproved && !mayRevise(caller)) throw forbidden()
  await requireCeiling(work, row.idAutoEcole, 'contrepassation', row.montant)
  const reversal = await contrary(work, row, { motif, ...placeOfReversal(work, row) })
  const { jour } = await mustFindTransaction(trx, caller, reversal)
  await giveChequeBack(work, { id, jour })
  return reversal
}

/** Reverses a transaction as a write of its own. */
export const reverseTransaction = (deps: Deps, caller: Caller, id: number, motif: string): Promise<TransactionSaved> =>
  write(deps, caller, async (work) => {
    const reversal = await reverse(work, id, motif)
    await logTransaction(work, reversal)
    return answerOf(work, reversal)
  })
