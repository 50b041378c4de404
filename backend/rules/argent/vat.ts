import type { ReglagesArgent } from '@contract/argent/reglages'
import type { Service } from '@contract/argent/service'
import type { NewLot, PriceList } from './enrolment'
import type { SoldLot } from './facts'
import { roundedQuotient } from './rounding'
import { sharesOf } from './shares'

/** The rate of each service in hundredths of a per cent: 700 is 7 %. */
export type VatRates = Record<Service, number>

const WHOLE = 10_000

/**
 * An amount without the VAT that it contains, in whole steps; with a rate of zero it stays unchanged.
 * @param ttc millimes, all taxes included
 * @param taux hundredths of a per cent
 */
export const htOf = (ttc: number, taux: number, step = 1): number =>
  taux === 0 ? ttc : roundedQuotient(ttc * WHOLE, WHOLE + taux, step)

/** The VAT rates at which a school sells today; all are 0 while it is outside VAT or has not said. */
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

/** A purchase with its value before tax. */
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

/** The State's part of the price of some exams. */
function stateShare({ service, quantite, montant }: NewLot, list: PriceList): number {
  const each = DROITS[service]
  return each ? Math.min(montant, quantite * list[each]) : 0
}

/**
 * Computes the value before tax of lots that are bought together. Lots with the same rate are taxed as one sum, which
 * they share, so that the lots add up to the document exactly.
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

/** The amounts of a sold lot, or of what its discounts leave of it. */
type NetLot = Pick<SoldLot, 'montant' | 'ht' | 'tauxTva' | 'droits'>

/** A lot with its discounts deducted. */
export function netLot(lots: readonly SoldLot[], sold: SoldLot): NetLot {
  const parts = [sold, ...lots.filter(({ idReduit }) => idReduit === sold.id)]
  const sum = (name: 'montant' | 'ht' | 'droits') => parts.reduce((total, part) => total + part[name], 0)
  return { montant: sum('montant'), ht: sum('ht'), tauxTva: sold.tauxTva, droits: sum('droits') }
}

/**
 * The amounts that a lot gains when one of its discounts is taken back: the other discounts then apply as if that one
 * had never been given.
 * @param lot the sold lot, before any discount
 * @param now the amounts left of it today
 * @param others the sum of the discounts that stay
 */
export function withoutDiscount(lot: NetLot, now: NetLot, others: number, step: number): NetLot {
  const kept = others === 0 ? { montant: 0, ht: 0, droits: 0 } : discountOf(lot, others, step)
  return {
    montant: lot.montant + kept.montant - now.montant,
    ht: lot.ht + kept.ht - now.ht,
    tauxTva: lot.tauxTva,
    droits: lot.droits + kept.droits - now.droits,
  }
}

/**
 * The amounts that a discount takes off a lot, at the lot's own VAT rate, so that several discounts add up to the VAT
 * of the rest.
 */
export function discountOf({ montant, ht, tauxTva, droits }: NetLot, remise: number, step: number) {
  const left = montant - remise
  const leftDroits = Math.min(droits, left)
  const leftHt = leftDroits + htOf(left - leftDroits, tauxTva, step)
  return { montant: -remise, ht: Math.min(leftHt, ht) - ht, tauxTva, droits: leftDroits - droits }
}
