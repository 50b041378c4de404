import type { InscriptionInput } from '@contract/argent/compte'
import { activePrices, packageOnSale } from '../../database/argent/prices'
import { reglagesArgentOf } from '../../database/argent/reglages'
import type { Trx } from '../../database/schema'
import { HttpError, invalid } from '../../errors'
import { lotsOfDefaults, lotsOfFee, lotsOfPackage, type NewLot } from '../../rules/argent/enrolment'
import { ratesOf, taxedLots } from '../../rules/argent/vat'

interface Chosen extends Pick<InscriptionInput, 'formule' | 'idForfait'> {
  idAutoEcole: number
  idPermi: number
}

/**
 * The lots of a purchase at today's prices of the school and the permit, with the school's VAT rates.
 * @throws 409 without active prices, 422 for a package that is not on sale for the permit
 */
export async function boughtLots(trx: Trx, { idAutoEcole, idPermi, formule, idForfait }: Chosen) {
  const list = await activePrices(trx, idAutoEcole, idPermi)
  if (!list) throw new HttpError(409, 'no_prices')
  const reglages = await reglagesArgentOf(trx, idAutoEcole)
  const { pasPrix } = reglages
  const rates = ratesOf(reglages)
  const lotsOf: Record<InscriptionInput['formule'], () => Promise<NewLot[]> | NewLot[]> = {
    async FORFAIT() {
      const offer = await packageOnSale(trx, idAutoEcole, idPermi, idForfait ?? 0)
      if (!offer) throw invalid({ idForfait: 'unknown' })
      return lotsOfPackage(offer, list, pasPrix)
    },
    DEFAULT: () => lotsOfDefaults(list, pasPrix),
    HOURS: () => lotsOfFee(list),
  }
  return { list, lots: taxedLots(await lotsOf[formule](), list, rates, pasPrix), pasPrix, rates }
}
