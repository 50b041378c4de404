import type { TransactionSaved } from '@contract/argent/transaction'
import { dayIn } from '@contract/clock/wall'
import type { Caller } from '../../../caller'
import { lockMoney } from '../../../database/argent/compteur'
import { entryOfTransaction } from '../../../database/argent/ecriture'
import { allocationsOfTransaction, insertImputations } from '../../../database/argent/poste'
import type { TransactionRow } from '../../../database/argent/transaction/list'
import type { Deps } from '../../../deps'
import { forbidden, wrongState } from '../../../errors'
import { type Write, write } from '../../write'
import { allocate } from '../post'
import { answerOf, logTransaction } from './answer'
import { mustFindTransaction } from './find'
import { type Named, record } from './record'
import { mayRevise } from './rights'

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

/**
 * Reverses a transaction by a contrary one with the next number; both stay. The lines of its entry are posted the other
 * way round, so that the money goes back to where it came from, whoever reverses it.
 * @throws 403 for the cash desk when it is not its own of today, 404, 409 when it was reversed before or is a reversal
 * itself
 */
export function reverseTransaction(deps: Deps, caller: Caller, id: number, motif: string): Promise<TransactionSaved> {
  return write(deps, caller, async (work) => {
    const { trx, moment } = work
    const found = await mustFindTransaction(trx, caller, id)
    await lockMoney(trx, found.idAutoEcole)
    const row = await mustFindTransaction(trx, caller, id)
    const today = dayIn(moment, caller.pays)
    const isOwnToday = row.idUtilisateur === caller.id && row.jour === today
    if (!isOwnToday && !mayRevise(caller)) throw forbidden()
    if (row.reversedBy !== null || row.idReversed !== null) throw wrongState()
    await takeAllocationsBack(work, row)
    const { lignes } = await entryOfTransaction(trx, row.id)
    const back = lignes.map(({ debit, credit, montant }) => ({ debit: credit, credit: debit, montant }))
    const reversal = await record(work, contraryOf(row, motif, today), back)
    if (row.idCandidat !== null) await allocate(work, row.idAutoEcole, row.idCandidat)
    await logTransaction(work, reversal)
    return answerOf(work, reversal)
  })
}
