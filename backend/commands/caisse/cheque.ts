import type { StatutCheque } from '@contract/argent/statutCheque'
import { type Cheque, NEXT_STATUTS, type RejetInput } from '@contract/caisse/cheque'
import { dayIn } from '@contract/clock/wall'
import type { Caller } from '../../caller'
import { lockMoney } from '../../database/argent/compteur'
import { type ChequeRow, findCheques, moveCheques } from '../../database/caisse/cheque'
import { logChange } from '../../database/ecole/historique'
import type { Deps } from '../../deps'
import { invalid, notFound, wrongState } from '../../errors'
import { presentCheque } from '../../presenters/caisse/cheque'
import type { CausedLine } from '../../rules/argent/settlement'
import { accountOfCheque, CHEQUES_AT_BANK, CHEQUES_IN_HAND, causeOfCheque, refusalFee } from '../../rules/caisse/cheque'
import { post } from '../argent/post'
import { logTransaction } from '../argent/transaction/answer'
import { contrary } from '../argent/transaction/contrary'
import { mustFindTransaction } from '../argent/transaction/find'
import { schoolOf, type Write, write } from '../write'

export type Changed = { data: Cheque[] }

/**
 * The cheques, if all of them may make a step. Locks the school's money.
 * @throws 404, 409 when one may not
 */
export async function mustBeReady(
  work: Write,
  ids: readonly number[],
  isReady: (statut: StatutCheque) => boolean,
): Promise<ChequeRow[]> {
  const { trx, caller } = work
  const unique = [...new Set(ids)]
  await lockMoney(trx, schoolOf(caller))
  const rows = await findCheques(trx, caller, unique)
  if (rows.length !== unique.length) throw notFound()
  if (!rows.every((row) => isReady(row.statut))) throw wrongState()
  return rows
}

const movesTo = (next: StatutCheque) => (statut: StatutCheque) => NEXT_STATUTS[statut].includes(next)

/** @throws 422 for a future day, or a day before the cheques were there */
function checkDay({ caller, moment }: Write, jour: string, since: readonly (string | null)[]): void {
  if (jour > dayIn(moment, caller.pays)) throw invalid({ jour: 'date_future' })
  if (since.some((day) => day !== null && day > jour)) throw invalid({ jour: 'too_past' })
}

/** Posts what happens to cheques besides their payments. */
export async function postCheques(
  work: Write,
  lines: readonly CausedLine[],
  idCandidat: number | null = null,
): Promise<void> {
  if (lines.length === 0) return
  const idAutoEcole = schoolOf(work.caller)
  const about = { idCandidat, idMoniteur: null, mois: null, idTransaction: null, dueDates: new Map() }
  await post(work, { idAutoEcole, kind: 'MONEY', lines, ...about })
}

type Action = 'deposit' | 'clear' | 'bounce' | 'return' | 'undo_cheque'

/** Logs a change of cheques and answers their current state. */
export async function changed(
  { trx, caller, now }: Write,
  rows: readonly ChequeRow[],
  action: Action,
  after: Record<string, unknown>,
): Promise<Changed> {
  for (const { id, idAutoEcole, numero, banque, montant } of rows) {
    const facts = { numero, banque, montant, ...after }
    await logChange(trx, caller, now, { entite: 'cheque', id, idAutoEcole, action, after: facts })
  }
  const ids = rows.map(({ id }) => id)
  return { data: (await findCheques(trx, caller, ids)).map(presentCheque) }
}

interface Deposit {
  ids: readonly number[]
  jour: string
  bordereau: string | null
}

/** Deposits cheques at the bank. @throws 404, 409 when one is not in hand, 422 for a future day */
export const depositCheques = (deps: Deps, caller: Caller, { ids, jour, bordereau }: Deposit): Promise<Changed> =>
  write(deps, caller, async (work) => {
    const rows = await mustBeReady(work, ids, movesTo('REMIS'))
    const since = rows.map(({ recuLe }) => recuLe)
    checkDay(work, jour, since)
    const move = { debit: CHEQUES_AT_BANK, credit: CHEQUES_IN_HAND }
    await postCheques(
      work,
      rows.map(({ id, montant }) => ({ ...move, montant, cause: causeOfCheque(id) })),
    )
    await moveCheques(work.trx, ids, { statut: 'REMIS', remisLe: jour, bordereau })
    return changed(work, rows, 'deposit', { jour, bordereau })
  })

/** Marks cheques as paid by the bank. @throws 404, 409 when one was not deposited, 422 for a future day */
export const clearCheques = (deps: Deps, caller: Caller, { ids, jour }: Omit<Deposit, 'bordereau'>): Promise<Changed> =>
  write(deps, caller, async (work) => {
    const rows = await mustBeReady(work, ids, movesTo('ENCAISSE'))
    const since = rows.map(({ remisLe }) => remisLe)
    checkDay(work, jour, since)
    const move = { debit: 'banque', credit: CHEQUES_AT_BANK }
    await postCheques(
      work,
      rows.map(({ id, montant }) => ({ ...move, montant, cause: causeOfCheque(id) })),
    )
    await moveCheques(work.trx, ids, { statut: 'ENCAISSE', encaisseLe: jour })
    return changed(work, rows, 'clear', { jour })
  })

/** Reverses the payment of a cheque from the place where it is; no cash box is involved. */
async function reversePayment(work: Write, { idTransaction }: ChequeRow, motif: string, place: string): Promise<void> {
  const row = await mustFindTransaction(work.trx, work.caller, idTransaction)
  const moved = new Map([[CHEQUES_IN_HAND, place]])
  await logTransaction(work, await contrary(work, row, { motif, moved, session: { id: null } }))
}

/**
 * Marks a cheque as refused by the bank, before or after it was credited. Its payment is reversed, so that the
 * candidate owes it again as of today. The bank's fee is posted, and charged to the candidate when it is passed on.
 * @throws 404, 409 when it was not deposited, 422 for a future day
 */
export const refuseCheque = (deps: Deps, caller: Caller, id: number, input: RejetInput): Promise<Changed> =>
  write(deps, caller, async (work) => {
    const { jour, frais, fraisCandidat, motif } = input
    const rows = await mustBeReady(work, [id], movesTo('REJETE'))
    const [row] = rows
    if (!row) throw notFound()
    checkDay(work, jour, [row.remisLe, row.encaisseLe])
    await reversePayment(work, row, motif, accountOfCheque(row.statut))
    const idCharged = fraisCandidat ? row.idCandidat : null
    await postCheques(work, refusalFee(id, frais, idCharged), idCharged)
    await moveCheques(work.trx, [id], { statut: 'REJETE', rejeteLe: jour, frais })
    return changed(work, rows, 'bounce', { jour, frais, motif })
  })

/**
 * Marks a cheque as given back. Its payment is reversed, unless the bank had refused the cheque before.
 * @throws 404, 409 when it is at the bank or was paid
 */
export const returnCheque = (deps: Deps, caller: Caller, id: number, motif: string): Promise<Changed> =>
  write(deps, caller, async (work) => {
    const rows = await mustBeReady(work, [id], movesTo('RENDU'))
    const [row] = rows
    if (!row) throw notFound()
    const renduLe = dayIn(work.moment, caller.pays)
    if (row.statut === 'EN_MAIN') await reversePayment(work, row, motif, CHEQUES_IN_HAND)
    await moveCheques(work.trx, [id], { statut: 'RENDU', renduLe })
    return changed(work, rows, 'return', { jour: renduLe, motif })
  })
