import { dayIn } from '@contract/clock/wall'
import { entryOfTransaction } from '../../../database/argent/ecriture'
import { allocationsOfTransaction, insertImputations, postesOfTransactions } from '../../../database/argent/poste'
import type { TransactionRow } from '../../../database/argent/transaction/list'
import { wrongState } from '../../../errors'
import type { AccountName } from '../../../rules/argent/settlement'
import type { Write } from '../../write'
import { allocate } from '../post'
import { type Named, record } from './record'

/** What transactions settled is open again. */
async function takeAllocationsBack(work: Write, row: TransactionRow, ids: readonly number[]): Promise<void> {
  const author = authorOf(work, row)
  for (const id of ids) {
    const allocations = await allocationsOfTransaction(work.trx, id)
    const back = allocations.map((one) => ({ ...one, montant: -one.montant }))
    await insertImputations(work.trx, author, back)
  }
}

const authorOf = ({ caller, moment }: Write, { idAutoEcole }: TransactionRow) => ({
  idAutoEcole,
  jour: dayIn(moment, caller.pays),
  idUtilisateur: caller.id,
})

/**
 * A write-off and its reversal settle each other: what had been given up is due since its own day. A payment that is
 * taken back is another matter: what it had paid stays paid by it, and is due anew.
 */
async function settleEachOther(work: Write, row: TransactionRow, reversal: number): Promise<void> {
  const { trx } = work
  await takeAllocationsBack(work, row, [row.id, reversal])
  const [debit, credit] = await postesOfTransactions(trx, [row.id, reversal])
  if (!debit || !credit) return
  const both = { idDebit: debit.id, idCredit: credit.id, montant: row.montant }
  await insertImputations(trx, authorOf(work, row), [both])
}

/** The reversal of a transaction: everything is as it was, but its own day, reason and number. */
function contraryOf(row: TransactionRow, motif: string, today: string): Named {
  const { idAutoEcole, kind, montant, method, idCandidat, idMoniteur, idVehicule, idEntretien } = row
  const { categorie, origine, destination, payeur, reference } = row
  const what = { idAutoEcole, kind, montant, method, idCandidat, idMoniteur, idVehicule, idEntretien }
  const details = { categorie, origine, destination, payeur, reference }
  return { ...what, ...details, dateOperation: today, note: null, idReversed: row.id, motif }
}

interface Contrary {
  motif: string
  /** Accounts whose money lies in another one by now. */
  moved: ReadonlyMap<AccountName, AccountName>
  /** The session in which it is entered; the caller's where it is left out. */
  session?: { id: number | null } | undefined
}

/**
 * Adds the contrary of a transaction under the next number, its lines the other way round. With the money locked.
 * @returns the reversal
 * @throws 409 when it was reversed before or is a reversal itself
 */
export async function contrary(work: Write, row: TransactionRow, { motif, moved, session }: Contrary): Promise<number> {
  const { trx, moment, caller } = work
  if (row.reversedBy !== null || row.idReversed !== null) throw wrongState()
  await takeAllocationsBack(work, row, [row.id])
  const { lignes } = await entryOfTransaction(trx, row.id)
  const now = (account: AccountName) => moved.get(account) ?? account
  const back = lignes.map(({ debit, credit, montant }) => ({ debit: now(credit), credit: now(debit), montant }))
  const reversal = await record(work, contraryOf(row, motif, dayIn(moment, caller.pays)), back, session)
  if (row.idCandidat !== null) {
    if (row.kind === 'WRITE_OFF') await settleEachOther(work, row, reversal)
    await allocate(work, row.idAutoEcole, row.idCandidat)
  }
  return reversal
}
