import type { CompteCandidat, RemiseInput, RemiseReverseInput } from '@contract/argent/compte'
import type { Caller } from '../../caller'
import { lockMoney } from '../../database/argent/compteur'
import { type InscriptionRow, inscriptionOfLot, insertLots, withTerms } from '../../database/argent/inscription'
import type { Trx } from '../../database/schema'
import type { Deps } from '../../deps'
import { invalid, notFound, wrongState } from '../../errors'
import { discountOf, netLot, withoutDiscount } from '../../rules/argent/vat'
import { type Write, write } from '../write'
import { answer, mustBeActive } from './inscription'
import { logCompte } from './logCompte'
import { settleCandidat } from './settle'
import { requireCeiling } from './transaction/rights'

const lotsOf = async (trx: Trx, row: InscriptionRow) => (await withTerms(trx, [row])).flatMap(({ lots }) => lots)

/**
 * Lowers the price of a purchase.
 * @returns the candidate
 * @throws 403 above the ceiling of the cash desk for all discounts of a purchase, 404, 409, 422 when the discount is
 *   above the price that is left
 */
export async function discount(work: Write, id: number, { idLot, montant, motif }: RemiseInput): Promise<number> {
  const { trx, now } = work
  const row = await mustBeActive(work, id, 'Transaction')
  // Two discounts at the same time would each see the lot without the other.
  await lockMoney(trx, row.idAutoEcole)
  const lots = await lotsOf(trx, row)
  const lot = lots.find((one) => one.id === idLot && one.idReduit === null)
  if (!lot) throw invalid({ idLot: 'unknown' })
  const left = netLot(lots, lot)
  // The ceiling is the lot's, whoever gave the discounts before.
  await requireCeiling(work, row.idAutoEcole, 'remise', montant, () => lot.montant - left.montant)
  if (montant > left.montant) throw invalid({ montant: 'above_left' })
  const { service, dateEffet } = lot
  const tax = discountOf(left, montant, row.pasPrix)
  const reduction = { service, quantite: 0, ...tax, dateEffet, dateFin: null, idReduit: idLot }
  await insertLots(trx, id, [{ ...reduction, origine: 'REMISE' }], now)
  const { idAutoEcole, idCandidat } = row
  await logCompte(work, { idAutoEcole, idCandidat, action: 'discount', after: { service, montant, motif } })
  await settleCandidat(work, idAutoEcole, idCandidat)
  return idCandidat
}

/** Adds a discount as a write of its own. */
export const addRemise = (deps: Deps, caller: Caller, id: number, input: RemiseInput): Promise<CompteCandidat> =>
  write(deps, caller, async (work) => answer(work, await discount(work, id, input)))

/**
 * Reverses a discount by adding its contrary. The amount is due again from the day of the discount on, and an invoice
 * that names the discount stays correct.
 * @throws 404 when it is not a discount, 409 when it was taken back or the enrolment has ended
 */
export function reverseRemise(
  deps: Deps,
  caller: Caller,
  id: number,
  { motif }: RemiseReverseInput,
): Promise<CompteCandidat> {
  return write(deps, caller, async (work) => {
    const { trx, now } = work
    const row = await inscriptionOfLot(trx, caller, id)
    if (!row) throw notFound()
    const lots = await lotsOf(trx, row)
    const remise = lots.find((one) => one.id === id && one.idReduit !== null && one.idAnnule === null)
    const sold = lots.find((one) => one.id === remise?.idReduit)
    if (!remise || !sold) throw notFound()
    if (row.status !== 'ACTIVE' || lots.some(({ idAnnule }) => idAnnule === id)) throw wrongState()
    const { service, dateEffet, montant } = remise
    const left = netLot(lots, sold)
    // Discounts are below zero. The sum of the other discounts is the sum of all of them without this one.
    const gain = withoutDiscount(sold, left, sold.montant - left.montant + montant, row.pasPrix)
    const contrary = { service, quantite: 0, ...gain, dateEffet, dateFin: null, idReduit: sold.id, idAnnule: id }
    await insertLots(trx, row.id, [{ ...contrary, origine: 'REMISE' }], now)
    const { idAutoEcole, idCandidat } = row
    const after = { service, montant: -montant, motif }
    await logCompte(work, { idAutoEcole, idCandidat, action: 'undo_discount', after })
    await settleCandidat(work, idAutoEcole, idCandidat)
    return answer(work, idCandidat)
  })
}
