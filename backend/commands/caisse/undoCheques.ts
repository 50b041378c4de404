import { statutBefore, type UndoableStatut, undoableOf } from '@contract/caisse/cheque'
import type { Caller } from '../../caller'
import { linesOfCause } from '../../database/argent/ecriture'
import { type ChequeRow, moveCheques } from '../../database/caisse/cheque'
import type { Deps } from '../../deps'
import { forbidden } from '../../errors'
import { differenceOf } from '../../rules/argent/settlement'
import { accountOfCheque, BANK_FEES, CHEQUES_IN_HAND, causeOfCheque, causeOfFee } from '../../rules/caisse/cheque'
import { logTransaction } from '../argent/transaction/answer'
import { enterAnew } from '../argent/transaction/contrary'
import { mustFindTransaction } from '../argent/transaction/find'
import { mayRevise } from '../argent/transaction/rights'
import { type Write, write } from '../write'
import { type Changed, changed, mustBeReady, postCheques } from './cheque'

interface Undone {
  ids: readonly number[]
  /** The step that was noted by mistake. */
  statut: UndoableStatut
}

/** Takes the bank's fee for a refusal back, also from the candidate who was charged with it. */
async function takeFeeBack(work: Write, { id, idAutoEcole, idCandidat, frais }: ChequeRow): Promise<void> {
  if (!frais) return
  const fee = { account: BANK_FEES, cause: causeOfFee(id) }
  const lines = differenceOf([], await linesOfCause(work.trx, idAutoEcole, fee))
  const isCharged = lines.some(({ credit }) => credit === `candidat:${idCandidat}`)
  await postCheques(work, lines, isCharged ? idCandidat : null)
}

/**
 * Enters the payment of a refused cheque anew: the receipt that was reversed stays so.
 * @returns the new receipt, to which the cheque belongs
 */
async function payAnew(work: Write, { idTransaction }: ChequeRow): Promise<number> {
  const row = await mustFindTransaction(work.trx, work.caller, idTransaction)
  const id = await enterAnew(work, row)
  await logTransaction(work, id)
  return id
}

async function undo(work: Write, row: ChequeRow): Promise<void> {
  const { id, montant, encaisseLe } = row
  const statut = undoableOf(row.statut)
  if (statut === null) return
  const before = statutBefore(statut, encaisseLe)
  const isRefused = statut === 'REJETE'
  if (isRefused) await takeFeeBack(work, row)
  const idTransaction = isRefused ? await payAnew(work, row) : row.idTransaction
  // A payment that is entered anew begins with the cheque in hand.
  const from = isRefused ? CHEQUES_IN_HAND : accountOfCheque(statut)
  await postCheques(work, [{ debit: accountOfCheque(before), credit: from, montant, cause: causeOfCheque(id) }])
  const undone = {
    REMIS: { remisLe: null, bordereau: null },
    ENCAISSE: { encaisseLe: null },
    REJETE: { rejeteLe: null, frais: null, idTransaction },
  }
  await moveCheques(work.trx, [id], { statut: before, ...undone[statut] })
}

/**
 * Undoes the latest step of cheques, noted by mistake: each has the state before it again. What was posted stays, and
 * is taken back by entries of today, so no day is too late.
 * @throws 403 for the cash desk, unless it is a deposit, 404, 409 when a cheque has another state
 */
export const undoCheques = (deps: Deps, caller: Caller, { ids, statut }: Undone): Promise<Changed> =>
  write(deps, caller, async (work) => {
    if (statut !== 'REMIS' && !mayRevise(caller)) throw forbidden()
    const rows = await mustBeReady(work, ids, (current) => current === statut)
    for (const row of rows) await undo(work, row)
    return changed(work, rows, 'undo_cheque', { statut })
  })
