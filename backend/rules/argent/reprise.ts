import { examServiceOf, LESSON_SERVICES } from '@contract/argent/service'
import type { Etape } from '@contract/planning/evenement'
import type { NewLot } from './enrolment'
import { roundedQuotient, sliceOf } from './rounding'
import { sharesOf } from './shares'

type ByEtape = Record<Etape, number>

/** What somebody had bought, used and paid before the ledger began. Amounts are millimes. */
export interface Past {
  /** What they had bought, at the prices of the list. */
  lots: readonly NewLot[]
  /** What was agreed for all of it. */
  prix: number
  /** The minutes given, and the number of exams held. */
  minutes: ByEtape
  examens: ByEtape
  /** What else was charged: exams, penalties. */
  autres: number
  paye: number
  /** The price of an hour beyond the package. */
  hour: ByEtape
  /** The smallest step of a price. */
  step: number
}

/** What a ledger begins with. Amounts are millimes. */
export interface Opening {
  /** What is left of the package. */
  lots: NewLot[]
  /** What the hours beyond it cost. */
  depassement: number
  /** What the school still owes in hours and exams. */
  aRendre: number
  /** What is left to pay; below zero for a credit. */
  solde: number
}

/** Gives lots the price that was agreed: the file fee keeps its own, the others share the rest. */
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
 * What a ledger that begins now has to know of the past: what is left to pay, and what is left of the package at what it
 * is worth. The file fee was earned, hours and exams that were given too.
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
