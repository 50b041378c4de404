import type { PayInput, PaymentInput, TransactionInput, TransactionSaved } from '@contract/argent/transaction'
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
import type { AccountName } from '../../rules/argent/settlement'
import { mustFind } from '../ecole/candidat'
import { mustFindMoniteur } from '../ecole/moniteur'
import { type Write, write } from '../write'
import { logCompte, logRemuneration } from './logCompte'
import { allocate, post } from './post'

/** Receipts of candidates and slips of pay have a series of numbers each; what reverses one takes the next of its series. */
const SERIES = { idCandidat: 'RC', idMoniteur: 'BP' } as const

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
  const { idAutoEcole, idCandidat, idMoniteur, montant } = named
  const jour = dayIn(moment, caller.pays)
  const annee = yearOf(jour)
  const serie = idMoniteur === null ? SERIES.idCandidat : SERIES.idMoniteur
  const numero = await nextNumber(trx, idAutoEcole, serie, annee)
  const numbered = { ...named, jour, serie, annee, numero, idUtilisateur: caller.id, createdAt: now }
  const id = await insertTransaction(trx, numbered)
  const line = { cause: `transaction:${id}`, debit, credit, montant }
  await post(work, {
    idAutoEcole,
    kind: 'MONEY',
    lines: [line],
    idCandidat,
    idMoniteur,
    mois: null,
    idTransaction: id,
    dueDates: new Map(),
  })
  return id
}

/** The account of the person of a transaction. */
const accountOf = ({ idCandidat, idMoniteur }: Pick<TransactionRow, 'idCandidat' | 'idMoniteur'>): AccountName =>
  idMoniteur === null ? `candidat:${idCandidat}` : `moniteur:${idMoniteur}`

/** What a candidate owes the school, or the school an instructor. */
async function owed(trx: Trx, idAutoEcole: number, account: AccountName): Promise<number> {
  const balance = await balanceOf(trx, idAutoEcole, account)
  return account.startsWith('moniteur:') ? -balance : balance
}

/** @throws 409 with what is owed now, when it is no longer what the cashier saw */
async function refuseMoved({ trx }: Write, idAutoEcole: number, account: AccountName, soldeVu: number): Promise<void> {
  await lockMoney(trx, idAutoEcole)
  const solde = await owed(trx, idAutoEcole, account)
  if (solde !== soldeVu) throw new HttpError(409, 'balance_changed', { details: { solde } })
}

async function answer({ trx, caller }: Write, id: number): Promise<TransactionSaved> {
  const row = await mustFindTransaction(trx, caller, id)
  return { ...presentTransaction(row), solde: await owed(trx, row.idAutoEcole, accountOf(row)) }
}

/** Logs a transaction under its number, for its person. */
async function logged(work: Write, id: number, action: 'pay' | 'refund' | 'reverse'): Promise<number> {
  const row = await mustFindTransaction(work.trx, work.caller, id)
  const { numero, montant, method, payeur, motif } = presentTransaction(row)
  const { idAutoEcole, idCandidat, idMoniteur } = row
  const entry = { idAutoEcole, action, after: { numero, montant, method, payeur, motif } }
  if (idCandidat !== null) await logCompte(work, { ...entry, idCandidat })
  if (idMoniteur !== null) await logRemuneration(work, { ...entry, idMoniteur })
  return id
}

/** The cash desk takes money and corrects its own mistakes of the day; the rest takes a right on enrolments. */
const mayRevise = ({ ability }: Caller): boolean => ability.can('update', 'Inscription')

/** The day on which the money changed hands. @throws 422 for a day to come */
function operationDay({ moment, caller }: Write, dateOperation: string | null): string {
  const today = dayIn(moment, caller.pays)
  if (dateOperation !== null && dateOperation > today) throw invalid({ dateOperation: 'date_future' })
  return dateOperation ?? today
}

const UNUSED = { idCandidat: null, idMoniteur: null, idVehicule: null, categorie: null, idReversed: null, motif: null }

/**
 * Takes money from a candidate, or gives it back. What is paid beyond what is owed stays as a credit.
 * @throws 403 for a refund by the cash desk
 */
async function takePayment(work: Write, { soldeVu, ...input }: PaymentInput): Promise<number> {
  const { trx, caller } = work
  const { kind, montant, method } = input
  const { id: idCandidat, idAutoEcole } = await mustFind(trx, caller, 'read', input.idCandidat)
  const dateOperation = operationDay(work, input.dateOperation)
  const [place, person] = [placeOf(method, caller.id), `candidat:${idCandidat}`]
  await refuseMoved(work, idAutoEcole, person, soldeVu)
  if (kind === 'REFUND' && !mayRevise(caller)) throw forbidden()
  // Only a credit can be given back.
  if (kind === 'REFUND' && montant > -soldeVu) throw invalid({ montant: 'too_big' })
  const named = { ...UNUSED, ...input, idAutoEcole, dateOperation }
  const id = kind === 'PAYMENT' ? await record(work, named, place, person) : await record(work, named, person, place)
  return logged(work, id, kind === 'PAYMENT' ? 'pay' : 'refund')
}

/** Pays an instructor. What is paid beyond what they earned is an advance. */
async function payMoniteur(work: Write, { soldeVu, ...input }: PayInput): Promise<number> {
  const { trx, caller } = work
  const { id: idMoniteur, idAutoEcole } = await mustFindMoniteur(trx, caller, 'read', input.idMoniteur)
  const dateOperation = operationDay(work, input.dateOperation)
  const person = `moniteur:${idMoniteur}`
  await refuseMoved(work, idAutoEcole, person, soldeVu)
  const named = { ...UNUSED, ...input, payeur: null, idAutoEcole, dateOperation }
  return logged(work, await record(work, named, person, placeOf(input.method, caller.id)), 'pay')
}

/** Moves money. @throws 403, 404, 409 with what is owed now when it is no longer what was seen, 422 */
export const createTransaction = (deps: Deps, caller: Caller, input: TransactionInput): Promise<TransactionSaved> =>
  write(deps, caller, async (work) => {
    const id = input.kind === 'PAY' ? await payMoniteur(work, input) : await takePayment(work, input)
    return answer(work, id)
  })

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
    const [place, person] = [placeOf(method, row.idUtilisateur), accountOf(row)]
    const reversal =
      kind === 'PAYMENT' ? await record(work, named, person, place) : await record(work, named, place, person)
    if (idCandidat !== null) await allocate(work, idAutoEcole, idCandidat)
    return answer(work, await logged(work, reversal, 'reverse'))
  })
}
