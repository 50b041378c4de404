import type { CandidatEvent, SoldLot } from '@backend/rules/argent/facts'
import { balancesOf, type CausedLine, differenceOf } from '@backend/rules/argent/settlement'
import { targetOf } from '@backend/rules/argent/target'
import { discountOf, htOf } from '@backend/rules/argent/vat'
import { dayOfMay, enrolment, event, lot, PRICES, TAUX } from '@tests/helpers/argent/argentFacts'
import { runs } from '@tests/helpers/runs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

/** The facts about a candidate. Their order must not change the balances. */
interface Facts {
  events: CandidatEvent[]
  lots: SoldLot[]
  isEnded: boolean
  repriseSolde: number | null
}
type Operation = (facts: Facts) => Facts

const eventOperation: fc.Arbitrary<Operation> = fc
  .record({
    id: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
    etape: fc.constantFrom('code' as const, 'circulation' as const, 'parc' as const),
    isExam: fc.boolean(),
    status: fc.constantFrom(
      'PLANNED' as const,
      'SUCCESS' as const,
      'FAILED' as const,
      'CANCELLED' as const,
      'NO_SHOW' as const,
    ),
    attestedMinutes: fc.integer({ min: 1, max: 240 }),
    penaltyPercent: fc.option(fc.integer({ min: 0, max: 100 })),
    isLateCancellation: fc.boolean(),
  })
  .map(({ id, day, status, isExam, ...changes }) => (facts) => {
    const kept = facts.events.filter((one) => one.id !== id)
    // Exams are passed or failed; hours are attested.
    const possible = !isExam && status === 'FAILED' ? 'SUCCESS' : status
    return { ...facts, events: [...kept, event(id, dayOfMay(day), { ...changes, isExam, status: possible })] }
  })
const lotOperation: fc.Arbitrary<Operation> = fc
  .record({
    service: fc.constantFrom(
      'code' as const,
      'circulation' as const,
      'parc' as const,
      'exam_code' as const,
      'dossier' as const,
    ),
    quantite: fc.integer({ min: 1, max: 600 }),
    montant: fc.integer({ min: 0, max: 900_000 }),
    day: fc.integer({ min: 1, max: 31 }),
    tauxTva: fc.constantFrom(0, 700, 1900, 2000),
    origine: fc.constantFrom('FORFAIT' as const, 'REPRISE' as const),
  })
  .map(({ day, tauxTva, origine, ...sold }) => (facts) => ({
    ...facts,
    lots: [
      ...facts.lots,
      lot(facts.lots.length + 1, sold.service, sold.quantite, sold.montant, {
        dateEffet: dayOfMay(day),
        origine,
        // The rest of a package that was sold before the ledger was already taxed then.
        ...(origine === 'REPRISE' ? {} : { tauxTva, ht: htOf(sold.montant, tauxTva) }),
      }),
    ],
  }))
/** Takes a part off the latest lot that was not reduced yet. */
const discountOperation: fc.Arbitrary<Operation> = fc.integer({ min: 0, max: 100 }).map((percent) => (facts) => {
  const sold = facts.lots.filter(({ idReduit }) => idReduit === null)
  const last = sold.at(-1)
  if (!last || facts.lots.some(({ idReduit }) => idReduit === last.id)) return facts
  const tax = discountOf({ ...last, droits: 0 }, Math.floor((last.montant * percent) / 100), 1)
  const remise = lot(facts.lots.length + 1, last.service, 0, tax.montant, { ...tax, idReduit: last.id })
  return { ...facts, lots: [...facts.lots, remise] }
})
const endOperation: fc.Arbitrary<Operation> = fc.boolean().map((isEnded) => (facts) => ({ ...facts, isEnded }))
const repriseOperation: fc.Arbitrary<Operation> = fc
  .option(fc.integer({ min: -900_000, max: 900_000 }))
  .map((repriseSolde) => (facts) => ({ ...facts, repriseSolde }))
const operation = fc.oneof(
  { arbitrary: repriseOperation, weight: 1 },
  { arbitrary: eventOperation, weight: 6 },
  { arbitrary: lotOperation, weight: 2 },
  { arbitrary: discountOperation, weight: 1 },
  { arbitrary: endOperation, weight: 1 },
)

/** Prices beyond the lots at 19 %. */
const TAXED_PRICES = PRICES.map((price) => ({ ...price, tauxTva: 1900 }))

const targetFor = ({ events, lots, isEnded, repriseSolde }: Facts) =>
  targetOf({
    idCandidat: 7,
    enrolments: [
      enrolment({ lots, prices: TAXED_PRICES, isEnded, repriseSolde, dateFin: isEnded ? '2026-05-31' : null }),
    ],
    events,
    taux: TAUX,
  })

const START: Facts = { events: [], lots: [], isEnded: false, repriseSolde: null }
const nonZero = (lines: CausedLine[]) => [...balancesOf(lines)].filter(([, sum]) => sum !== 0).sort()

describe('any sequence of operations', () => {
  it('leaves what the last facts ask for, posts nothing twice, and owes a candidate no negative hours', {
    timeout: 120_000,
  }, () => {
    fc.assert(
      fc.property(fc.array(operation, { minLength: 1, maxLength: 12 }), (steps) => {
        let facts = START
        let posted: CausedLine[] = []
        for (const step of steps) {
          facts = step(facts)
          const lines = differenceOf(targetFor(facts), posted)
          posted = [...posted, ...lines]
          expect(differenceOf(targetFor(facts), posted)).toEqual([])
        }
        const sums = new Map(nonZero(posted))
        expect(nonZero(posted)).toEqual(nonZero(targetFor(facts)))
        expect([...sums.values()].reduce((total, sum) => total + sum, 0)).toBe(0)
        const undelivered = sums.get('a_rendre:1') ?? 0
        expect(undelivered).toBeLessThanOrEqual(0)
        if (facts.isEnded) expect(undelivered).toBe(0)
        expect(sums.get('tva') ?? 0).toBeLessThanOrEqual(0)
      }),
      { numRuns: runs(10_000) },
    )
  })
})
