import type { CompteCandidat, InscriptionInput, LotInput, PenaliteInput } from '@contract/argent/compte'
import { addDays } from '@contract/clock/days'
import { dayIn } from '@contract/clock/wall'
import type { Caller } from '../../caller'
import { candidatEvents, insertPenalite, partIn } from '../../database/argent/candidatEvents'
import {
  findInscription,
  type InscriptionRow,
  inscriptionsOf,
  insertInscription,
  insertLots,
  insertPrices,
  withTerms,
} from '../../database/argent/inscription'
import { reglagesArgentOf } from '../../database/argent/reglages'
import type { Deps } from '../../deps'
import { invalid, notFound, stale, wrongState } from '../../errors'
import { presentCompte, presentInscription } from '../../presenters/argent/compte'
import { frozenPrices } from '../../rules/argent/enrolment'
import type { TaxedLot } from '../../rules/argent/vat'
import { mustFind } from '../ecole/candidat'
import { type Write, write } from '../write'
import { boughtLots } from './bought'
import { logCompte } from './logCompte'
import { settleCandidat } from './settle'

/** The account of a candidate after a write. */
export const answer = async ({ trx, caller, moment }: Write, idCandidat: number): Promise<CompteCandidat> =>
  presentCompte(trx, await mustFind(trx, caller, 'read', idCandidat), caller, dayIn(moment, caller.pays))

/**
 * Refuses overlapping enrolments, because each lesson belongs to one. A new enrolment may begin on the last day of the
 * previous one if no event took place on that day, so that a wrongly chosen package can be replaced at once.
 * @throws 422 with the earliest day
 */
async function refuseOverlap(
  { trx, caller }: Write,
  id: number,
  known: readonly InscriptionRow[],
  dateDebut: string,
): Promise<void> {
  const ended =
    known
      .map(({ dateFin }) => dateFin ?? '')
      .toSorted()
      .at(-1) ?? ''
  if (ended < dateDebut) return
  const isFree = ended === dateDebut && !(await candidatEvents(trx, id, caller.pays)).some(({ jour }) => jour === ended)
  if (!isFree) throw invalid({ dateDebut: `too_early:${addDays(ended, 1)}` })
}

/**
 * Refuses a first day before the books of the school begin, or within an earlier enrolment. Earlier enrolments are
 * entered as opening balances: lessons before the first day of the books are never charged.
 * @throws 422
 */
export async function checkFirstDay(
  work: Write,
  { idAutoEcole, idCandidat }: { idAutoEcole: number; idCandidat: number },
  known: readonly InscriptionRow[],
  dateDebut: string,
): Promise<void> {
  const { dateReprise } = await reglagesArgentOf(work.trx, idAutoEcole)
  if (dateReprise !== null && dateDebut < dateReprise) throw invalid({ dateDebut: 'too_past' })
  await refuseOverlap(work, idCandidat, known, dateDebut)
}

/**
 * Enrols a candidate. The purchases and all prices are copied, so that later price changes do not affect them.
 * @throws 404, 409 while enrolled or without active prices of the permit, 422
 */
export function createInscription(
  deps: Deps,
  caller: Caller,
  id: number,
  { formule, idForfait, dateDebut }: InscriptionInput,
): Promise<CompteCandidat> {
  return write(deps, caller, async (work) => {
    const { trx, now } = work
    const { idAutoEcole, idPermi, archived } = await mustFind(trx, caller, 'update', id)
    const known = await inscriptionsOf(trx, id)
    if (archived === 1 || known.some(({ status }) => status === 'ACTIVE')) throw wrongState()
    await checkFirstDay(work, { idAutoEcole, idCandidat: id }, known, dateDebut)
    const { list, lots: bought, pasPrix, rates } = await boughtLots(trx, { idAutoEcole, idPermi, formule, idForfait })
    const values = {
      idAutoEcole,
      idCandidat: id,
      idPermi,
      dateDebut,
      idForfait,
      idConfigPrix: list.id,
      pasPrix,
      repriseSolde: null,
    }
    const idInscription = await insertInscription(trx, values, now)
    await insertPrices(trx, idInscription, frozenPrices(list, rates), dateDebut, now)
    await insertLots(trx, idInscription, bought.map(asLot(dateDebut, 'FORFAIT')), now)
    await logCompte(work, { idAutoEcole, idCandidat: id, action: 'enrol', after: { idForfait, dateDebut } })
    await settleCandidat(work, idAutoEcole, id)
    return answer(work, id)
  })
}

const asLot = (dateEffet: string, origine: 'FORFAIT' | 'AVENANT') => (lot: TaxedLot) => ({
  ...lot,
  dateEffet,
  dateFin: null,
  origine,
  idReduit: null,
})

/** An enrolment that can still change. @throws 404, 409 when it has ended */
export async function mustBeActive(
  { trx, caller }: Write,
  id: number,
  subject: 'Inscription' | 'Transaction' = 'Inscription',
): Promise<InscriptionRow> {
  const row = await findInscription(trx, caller, id, subject)
  if (!row) throw notFound()
  if (row.status !== 'ACTIVE') throw wrongState()
  return row
}

/**
 * An enrolment that can still change and is still as the caller saw it.
 * @throws 404, 409 when it has ended, 409 `stale` with its current state
 */
export async function mustBeCurrent(work: Write, id: number, version: number): Promise<InscriptionRow> {
  const row = await mustBeActive(work, id)
  if (row.version === version) return row
  const [terms] = await withTerms(work.trx, [row])
  throw stale(terms && presentInscription(row, terms, new Map()))
}

/** Sells another package. @throws 404, 409 when the enrolment has ended, 422 */
export function addLots(
  deps: Deps,
  caller: Caller,
  id: number,
  { idForfait, dateEffet }: LotInput,
): Promise<CompteCandidat> {
  return write(deps, caller, async (work) => {
    const { idAutoEcole, idPermi, idCandidat, dateDebut } = await mustBeActive(work, id)
    if (dateEffet < dateDebut) throw invalid({ dateEffet: 'too_past' })
    const { lots } = await boughtLots(work.trx, { idAutoEcole, idPermi, formule: 'FORFAIT', idForfait })
    // The file fee was charged with the enrolment.
    const bought = lots.filter(({ service }) => service !== 'dossier')
    await insertLots(work.trx, id, bought.map(asLot(dateEffet, 'AVENANT')), work.now)
    await logCompte(work, { idAutoEcole, idCandidat, action: 'sell', after: { idForfait, dateEffet } })
    await settleCandidat(work, idAutoEcole, idCandidat)
    return answer(work, idCandidat)
  })
}

/**
 * Sets the charge for an absence or a late cancellation.
 * @throws 404, 409 when nothing was missed or cancelled, 422 when the candidate takes no part in the event, or when it
 *   is waived for a reason that the school does not accept
 */
export function decidePenalite(
  deps: Deps,
  caller: Caller,
  id: number,
  { idEvenement, pourcent, motif }: PenaliteInput,
): Promise<CompteCandidat> {
  return write(deps, caller, async (work) => {
    const { trx, now } = work
    const { idAutoEcole } = await mustFind(trx, caller, 'update', id)
    const part = await partIn(trx, id, idEvenement)
    if (!part) throw invalid({ idEvenement: 'unknown' })
    // An event that takes place has nothing to decide.
    if (part.status !== 'CANCELLED' && part.status !== 'NO_SHOW' && part.absent === 0) throw wrongState()
    const { motifsExcuse } = await reglagesArgentOf(trx, idAutoEcole)
    if (pourcent === 0 && motifsExcuse.length > 0 && !motifsExcuse.includes(motif)) throw invalid({ motif: 'unknown' })
    const decision = {
      idAutoEcole,
      idCandidat: id,
      idEvenement,
      pourcent,
      motif,
      idUtilisateur: caller.id,
      createdAt: now,
    }
    await insertPenalite(trx, decision)
    await logCompte(work, { idAutoEcole, idCandidat: id, action: 'penalty', after: { pourcent, motif } })
    await settleCandidat(work, idAutoEcole, id)
    return answer(work, id)
  })
}
