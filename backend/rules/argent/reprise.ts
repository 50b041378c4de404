import { examServiceOf, LESSON_SERVICES } from '@contract/argent/service'
import type { Etape } from '@contract/planning/evenement'
import type { NewLot } from './enrolment'
import { roundedQuotient, sliceOf } from './rounding'
import { sharesOf } from './shares'

type ByEtape = Record<Etape, number>

/** A candidate's purchases, use and payments before the ledger began. Amounts are millimes. */
export interface Past {
  /** The purchases at list prices. */
  lots: readonly NewLot[]
  /** The agreed price of all purchases. */
  prix: number
  /** The minutes of lessons given, and the number of exams held. */
  minutes: ByEtape
  examens: ByEtape
  /** Other charges: exams, penalties. */
  autres: number
  paye: number
  /** The price of an hour beyond the package. */
  hour: ByEtape
  /** The smallest step of a price. */
  step: number
}

/** The opening balance of a candidate in the ledger. Amounts are millimes. */
export interface Opening {
  /** The unused part of the package. */
  lots: NewLot[]
  /** The cost of the hours beyond the package. */
  depassement: number
  /** The value of the hours and exams that the school still owes. */
  aRendre: number
  /** The balance due; below zero for a credit. */
  solde: number
}

/** Spreads the agreed price over the lots: the file fee keeps its own, and the others share the rest. */
function agreed(lots: readonly NewLot[], prix: number, step: number): NewLot[] {
  const isFee = ({ service }: NewLot) => service === 'dossier'
  const others = lots.filter((lot) => !isFee(lot))
  const fee = lots.filter(isFee).reduce((sum, { montant }) => sum + montant, 0)
  const shares = sharesOf(
    Math.max(0, prix - fee),
    others.map(({ montant }) => montant),
    step,
  )
  return others.map((lot, index) => ({ ...lot, montant: shares[index] ?? 0 }))
}

/**
 * Computes the opening balance from the past: the balance due, and the unused part of the package with its value. The
 * file fee and the hours and exams that were given count as earned.
 */
export function openingOf({ lots, prix, minutes, examens, autres, paye, hour, step }: Past): Opening {
  const used = new Map<string, number>(
    LESSON_SERVICES.flatMap((etape) => [
      [etape, minutes[etape]],
      [examServiceOf(etape), examens[etape]],
    ]),
  )
  const left = agreed(lots, prix, step).flatMap(({ service, quantite, montant }): NewLot[] => {
    const taken = Math.min(quantite, used.get(service) ?? 0)
    used.set(service, (used.get(service) ?? 0) - taken)
    if (taken === quantite) return []
    const worth = sliceOf(montant, quantite, taken, quantite - taken, step)
    return [{ service, quantite: quantite - taken, montant: worth }]
  })
  const depassement = LESSON_SERVICES.reduce(
    (sum, etape) => sum + roundedQuotient(hour[etape] * (used.get(etape) ?? 0), 60, step),
    0,
  )
  return {
    lots: left,
    depassement,
    aRendre: left.reduce((sum, { montant }) => sum + montant, 0),
    solde: prix + depassement + autres - paye,
  }
}
