import { dayIn } from '@contract/clock/wall'
import { entryOfTransaction } from '../../../database/argent/ecriture'
import { allocationsOfTransaction, insertImputations, postesOfTransactions } from '../../../database/argent/poste'
import type { TransactionRow } from '../../../database/argent/transaction/list'
import { wrongState } from '../../../errors'
import type { AccountName } from '../../../rules/argent/settlement'
import type { Write } from '../../write'
import { allocate } from '../post'
import { type Named, record } from './record'

/** Reopens the items that these transactions settled. */
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
 * Settles a write-off and its reversal with each other, so that the charges are due again from their own days. A
 * reversed payment is different: the charges that it settled stay settled, and its amount is due anew.
 */
async function settleEachOther(work: Write, row: TransactionRow, reversal: number): Promise<void> {
  const { trx } = work
  await takeAllocationsBack(work, row, [row.id, reversal])
  const [debit, credit] = await postesOfTransactions(trx, [row.id, reversal])
  if (!debit || !credit) return
  const both = { idDebit: debit.id, idCredit: credit.id, montant: row.montant }
  await insertImputations(trx, authorOf(work, row), [both])
}

/** The columns of a reversal: those of the transaction, with its own day, reason and number. */
function contraryOf(row: TransactionRow, motif: string, today: string): Named {
  const { idAutoEcole, kind, montant, method, idCandidat, idMoniteur, idVehicule, idEntretien } = row
  const { categorie, origine, destination, payeur, reference } = row
  const what = { idAutoEcole, kind, montant, method, idCandidat, idMoniteur, idVehicule, idEntretien }
  const details = { categorie, origine, destination, payeur, reference }
  return { ...what, ...details, dateOperation: today, note: null, idReversed: row.id, motif }
}

interface Contrary {
  motif: string
  /** Accounts whose money is now in another account. */
  moved: ReadonlyMap<AccountName, AccountName>
  /** The session in which the reversal is entered; the caller's when left out. */
  session?: { id: number | null } | undefined
}

/**
 * Adds the reversal of a transaction under the next number, with debit and credit of each line swapped. Call it with
 * the school's money locked.
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
