import type { PaymentInput, TransactionSaved } from '@contract/argent/transaction'
import { yearOf } from '@contract/clock/days'
import { dayIn } from '@contract/clock/wall'
import type { Caller } from '../../caller'
import { balanceOf } from '../../database/argent/compte'
import { lockMoney, nextNumber } from '../../database/argent/compteur'
import { allocationsOfTransaction, insertImputations } from '../../database/argent/poste'
import { findTransaction, insertTransaction, type TransactionRow } from '../../database/argent/transaction'
import type { Db, Trx } from '../../database/schema'
import type { Deps } from '../../deps'
import { forbidden, HttpError, invalid, notFound, wrongState } from '../../errors'
import { presentTransaction } from '../../presenters/argent/transaction'
import { placeOf } from '../../rules/argent/account'
import { mustFind } from '../ecole/candidat'
import { type Write, write } from '../write'
import { logCompte } from './logCompte'
import { allocate, post } from './post'

/** Receipts: payments, refunds and what reverses them share one series of numbers. */
const RECEIPTS = 'RC'

/** @throws 404 when there is no such transaction for this caller */
export async function mustFindTransaction(db: Db | Trx, caller: Caller, id: number): Promise<TransactionRow> {
  const row = await findTransaction(db, caller, id)
  if (!row) throw notFound()
  return row
}

type Values = Parameters<typeof insertTransaction>[1]
type Named = Omit<Values, 'jour' | 'serie' | 'annee' | 'numero' | 'idUtilisateur' | 'createdAt'>

/** Adds a transaction under the next number of its series and posts it between two accounts. */
async function record(work: Write, named: Named, debit: string, credit: string): Promise<number> {
  const { trx, caller, moment, now } = work
  const { idAutoEcole, idCandidat, montant } = named
  const jour = dayIn(moment, caller.pays)
  const annee = yearOf(jour)
  const numero = await nextNumber(trx, idAutoEcole, RECEIPTS, annee)
  const numbered = { ...named, jour, serie: RECEIPTS, annee, numero, idUtilisateur: caller.id, createdAt: now }
  const id = await insertTransaction(trx, numbered)
  const line = { cause: `transaction:${id}`, debit, credit, montant }
  await post(work, {
    idAutoEcole,
    kind: 'MONEY',
    lines: [line],
    idCandidat,
    idTransaction: id,
    dueDates: new Map(),
  })
  return id
}

async function answer({ trx, caller }: Write, id: number): Promise<TransactionSaved> {
  const row = await mustFindTransaction(trx, caller, id)
  const solde = row.idCandidat === null ? 0 : await balanceOf(trx, row.idAutoEcole, `candidat:${row.idCandidat}`)
  return { ...presentTransaction(row), solde }
}

/** Logs a transaction of a candidate under its number. */
async function logged(work: Write, id: number, action: 'pay' | 'refund' | 'reverse'): Promise<number> {
  const row = await mustFindTransaction(work.trx, work.caller, id)
  const { numero, montant, method, payeur, motif } = presentTransaction(row)
  const { idAutoEcole, idCandidat } = row
  const after = { numero, montant, method, payeur, motif }
  if (idCandidat !== null) await logCompte(work, { idAutoEcole, idCandidat, action, after })
  return id
}

/** The cash desk takes money and corrects its own mistakes of the day; the rest takes a right on enrolments. */
const mayRevise = ({ ability }: Caller): boolean => ability.can('update', 'Inscription')

/**
 * Takes money from a candidate, or gives it back. What is paid beyond what is owed stays as a credit.
 * @throws 403 for a refund by the cash desk, 404, 409 with the new balance when it is no longer the one that was seen, 422
 */
export function createTransaction(deps: Deps, caller: Caller, input: PaymentInput): Promise<TransactionSaved> {
  return write(deps, caller, async (work) => {
    const { trx, moment } = work
    const { soldeVu, dateOperation, ...values } = input
    const { kind, montant, method } = values
    const { id: idCandidat, idAutoEcole } = await mustFind(trx, caller, 'read', input.idCandidat)
    const jour = dayIn(moment, caller.pays)
    if (dateOperation !== null && dateOperation > jour) throw invalid({ dateOperation: 'date_future' })
    await lockMoney(trx, idAutoEcole)
    const solde = await balanceOf(trx, idAutoEcole, `candidat:${idCandidat}`)
    if (solde !== soldeVu) throw new HttpError(409, 'balance_changed', { details: { solde } })
    if (kind === 'REFUND' && !mayRevise(caller)) throw forbidden()
    // Only a credit can be given back.
    if (kind === 'REFUND' && montant > -solde) throw invalid({ montant: 'too_big' })
    const unused = { idMoniteur: null, idVehicule: null, categorie: null, idReversed: null, motif: null }
    const named = { ...values, ...unused, idAutoEcole, dateOperation: dateOperation ?? jour }
    const [place, person] = [placeOf(method, caller.id), `candidat:${idCandidat}`]
    const id = kind === 'PAYMENT' ? await record(work, named, place, person) : await record(work, named, person, place)
    return answer(work, await logged(work, id, kind === 'PAYMENT' ? 'pay' : 'refund'))
  })
}

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

/**
 * Reverses a transaction by a contrary one with the next number; both stay.
 * @throws 403 for the cash desk when it is not its own of today, 404, 409 when it was reversed before or is a reversal
 * itself
 */
export function reverseTransaction(deps: Deps, caller: Caller, id: number, motif: string): Promise<TransactionSaved> {
  return write(deps, caller, async (work) => {
    const { trx, moment } = work
    const found = await mustFindTransaction(trx, caller, id)
    await lockMoney(trx, found.idAutoEcole)
    const row = await mustFindTransaction(trx, caller, id)
    const isOwnToday = row.idUtilisateur === caller.id && row.jour === dayIn(moment, caller.pays)
    if (!isOwnToday && !mayRevise(caller)) throw forbidden()
    if (row.reversedBy !== null || row.idReversed !== null) throw wrongState()
    await takeAllocationsBack(work, row)
    const { idAutoEcole, kind, montant, method, idCandidat, idMoniteur, idVehicule, categorie, payeur, reference } = row
    const same = {
      idAutoEcole,
      kind,
      montant,
      method,
      idCandidat,
      idMoniteur,
      idVehicule,
      categorie,
      payeur,
      reference,
    }
    const named = { ...same, dateOperation: dayIn(moment, caller.pays), note: null, idReversed: id, motif }
    const [place, person] = [placeOf(method, row.idUtilisateur), `candidat:${idCandidat}`]
    const reversal =
      kind === 'PAYMENT' ? await record(work, named, person, place) : await record(work, named, place, person)
    if (idCandidat !== null) await allocate(work, idAutoEcole, idCandidat)
    return answer(work, await logged(work, reversal, 'reverse'))
  })
}
