import type { ReglagesArgent } from '@contract/argent/reglages'
import type { Service } from '@contract/argent/service'
import type { NewLot, PriceList } from './enrolment'
import { roundedQuotient } from './rounding'
import { sharesOf } from './shares'

/** The rate of each service in hundredths of a per cent: 700 is 7 %. */
export type VatRates = Record<Service, number>

const WHOLE = 10_000

/**
 * An amount without the VAT that it contains, in whole steps; one that bears none stays as it is.
 * @param ttc millimes, all taxes included
 * @param taux hundredths of a per cent
 */
export const htOf = (ttc: number, taux: number, step = 1): number =>
  taux === 0 ? ttc : roundedQuotient(ttc * WHOLE, WHOLE + taux, step)

/** The rates at which a school sells today; none while it is outside VAT or has not said. */
export function ratesOf(reglages: ReglagesArgent): VatRates {
  const isTaxed = reglages.regimeTva === 'TAXED'
  const rate = (taux: number) => (isTaxed ? taux : 0)
  const exam = rate(reglages.tvaExamen)
  return {
    code: rate(reglages.tvaCode),
    circulation: rate(reglages.tvaConduite),
    parc: rate(reglages.tvaConduite),
    en_ligne: rate(reglages.tvaEnLigne),
    exam_code: exam,
    exam_circulation: exam,
    exam_parc: exam,
    dossier: rate(reglages.tvaDossier),
  }
}

/** Something bought, with what it is worth before tax. */
export interface TaxedLot extends NewLot {
  ht: number
  tauxTva: number
  /** The part that the school only passes on to the State: no VAT is due on it. */
  droits: number
}

const DROITS: Partial<Record<Service, keyof PriceList>> = {
  exam_code: 'codeExamDroits',
  exam_circulation: 'circulationExamDroits',
  exam_parc: 'maneuverExamDroits',
}

/** What goes to the State of a number of exams. */
function stateShare({ service, quantite, montant }: NewLot, list: PriceList): number {
  const each = DROITS[service]
  return each ? Math.min(montant, quantite * list[each]) : 0
}

/**
 * Takes the VAT out of what is bought together. What has the same rate is reckoned as one sum, which its lots share, so
 * that the lots add up to the document exactly.
 */
export function taxedLots(lots: readonly NewLot[], list: PriceList, rates: VatRates, step = 1): TaxedLot[] {
  const parts = lots.map((lot) => ({ ...lot, tauxTva: rates[lot.service], droits: stateShare(lot, list), ht: 0 }))
  for (const taux of new Set(parts.map(({ tauxTva }) => tauxTva))) {
    const own = parts.filter(({ tauxTva }) => tauxTva === taux)
    const taxed = own.map(({ montant, droits }) => montant - droits)
    const whole = htOf(
      taxed.reduce((sum, part) => sum + part, 0),
      taux,
      step,
    )
    const shares = taux === 0 ? taxed : sharesOf(whole, taxed, step)
    for (const [index, lot] of own.entries()) lot.ht = lot.droits + (shares[index] ?? 0)
  }
  return parts
}

/** What is left of a lot after its discounts. */
interface NetLot {
  montant: number
  ht: number
  tauxTva: number
  droits: number
}

/** What a discount takes off a lot: at the lot's own rate, so that several add up to the VAT of what is left. */
export function discountOf({ montant, ht, tauxTva, droits }: NetLot, remise: number, step: number) {
  const left = montant - remise
  const leftDroits = Math.min(droits, left)
  const leftHt = leftDroits + htOf(left - leftDroits, tauxTva, step)
  return { montant: -remise, ht: Math.min(leftHt, ht) - ht, tauxTva, droits: leftDroits - droits }
}
