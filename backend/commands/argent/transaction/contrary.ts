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
 * Settles a reversal with what it reversed, or with what took its place. A write-off and its reversal: the charges are
 * due again from their own days. A reversed payment is different: the charges that it settled stay settled, and its
 * amount is due anew.
 */
async function settleEachOther(work: Write, row: TransactionRow, ids: readonly [number, number]): Promise<void> {
  const { trx } = work
  await takeAllocationsBack(work, row, ids)
  const [debit, credit] = await postesOfTransactions(trx, ids)
  if (!debit || !credit) return
  const both = { idDebit: debit.id, idCredit: credit.id, montant: row.montant }
  await insertImputations(trx, authorOf(work, row), [both])
}

/** What a reversal has in common with the transaction, as has one that is entered anew. */
function sameAs(row: TransactionRow) {
  const { idAutoEcole, kind, montant, method, idCandidat, idMoniteur, idVehicule, idEntretien } = row
  const { categorie, origine, destination, payeur, reference } = row
  const what = { idAutoEcole, kind, montant, method, idCandidat, idMoniteur, idVehicule, idEntretien }
  return { ...what, categorie, origine, destination, payeur, reference }
}

/** The columns of a reversal: those of the transaction, with its own day, reason and number. */
const contraryOf = (row: TransactionRow, motif: string, today: string): Named => ({
  ...sameAs(row),
  dateOperation: today,
  note: null,
  idReversed: row.id,
  motif,
})

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
    if (row.kind === 'WRITE_OFF') await settleEachOther(work, row, [row.id, reversal])
    await allocate(work, row.idAutoEcole, row.idCandidat)
  }
  return reversal
}

/**
 * Enters a transaction anew that was reversed by mistake, under the next number and outside any session: it settles its
 * reversal, so that nothing becomes due at another time. Call it with the school's money locked.
 * @returns the new transaction
 */
export async function enterAnew(work: Write, row: TransactionRow): Promise<number> {
  const { idCandidat, idFacture, dateOperation, note, reversedBy } = row
  const { lignes } = await entryOfTransaction(work.trx, row.id)
  const named = { ...sameAs(row), idFacture, dateOperation, note, idReversed: null, motif: null }
  const id = await record(work, named, lignes, { id: null })
  if (idCandidat !== null && reversedBy !== null) {
    await settleEachOther(work, row, [reversedBy, id])
    await allocate(work, row.idAutoEcole, idCandidat)
  }
  return id
}
