import { dayIn } from '@contract/clock/wall'
import { entryOfTransaction } from '../../../database/argent/ecriture'
import { allocationsOfTransaction, insertImputations } from '../../../database/argent/poste'
import type { TransactionRow } from '../../../database/argent/transaction/list'
import { wrongState } from '../../../errors'
import type { AccountName } from '../../../rules/argent/settlement'
import type { Write } from '../../write'
import { allocate } from '../post'
import { type Named, record } from './record'

/** What a transaction settled is open again, before its reversal is settled with it. */
async function takeAllocationsBack(work: Write, row: TransactionRow): Promise<void> {
  const { trx, caller, moment } = work
  const allocations = await allocationsOfTransaction(trx, row.id)
  const author = { idAutoEcole: row.idAutoEcole, jour: dayIn(moment, caller.pays), idUtilisateur: caller.id }
  await insertImputations(
    trx,
    author,
    allocations.map((one) => ({ ...one, montant: -one.montant })),
  )
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
  await takeAllocationsBack(work, row)
  const { lignes } = await entryOfTransaction(trx, row.id)
  const now = (account: AccountName) => moved.get(account) ?? account
  const back = lignes.map(({ debit, credit, montant }) => ({ debit: now(credit), credit: now(debit), montant }))
  const reversal = await record(work, contraryOf(row, motif, dayIn(moment, caller.pays)), back, session)
  if (row.idCandidat !== null) await allocate(work, row.idAutoEcole, row.idCandidat)
  return reversal
}
