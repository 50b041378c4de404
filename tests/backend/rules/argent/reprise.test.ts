import { openingOf, type Past } from '@backend/rules/argent/reprise'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const none = { code: 0, circulation: 0, parc: 0 }
/** A package of 835.000: the file fee, 20 theory hours at 8, 20 road hours and 5 manoeuvres hours at 25. */
const COMPLET = [
  { service: 'dossier' as const, quantite: 1, montant: 50_000 },
  { service: 'code' as const, quantite: 1200, montant: 160_000 },
  { service: 'circulation' as const, quantite: 1200, montant: 500_000 },
  { service: 'parc' as const, quantite: 300, montant: 125_000 },
]
const past = (changes: Partial<Past> = {}): Past => ({
  lots: COMPLET,
  prix: 835_000,
  minutes: none,
  examens: none,
  autres: 0,
  paye: 0,
  step: 1,
  hour: { code: 8_000, circulation: 25_000, parc: 25_000 },
  ...changes,
})

describe('moving in somebody who began before the ledger', () => {
  it('keeps the hours that are left, at what they are worth; the file fee was earned', () => {
    const minutes = { code: 600, circulation: 480, parc: 300 }
    expect(openingOf(past({ minutes, paye: 300_000 }))).toEqual({
      lots: [
        { service: 'code', quantite: 600, montant: 80_000 },
        { service: 'circulation', quantite: 720, montant: 300_000 },
      ],
      depassement: 0,
      aRendre: 380_000,
      solde: 535_000,
    })
  })

  it('adds the hours beyond the package at their price, and other charges; what was overpaid is a credit', () => {
    // An hour and a half of road beyond the twenty hours, and half an hour of manoeuvres beyond the five.
    const minutes = { code: 0, circulation: 1290, parc: 330 }
    expect(openingOf(past({ minutes, autres: 80_000, paye: 1_000_000 }))).toMatchObject({
      depassement: 37_500 + 12_500,
      solde: 835_000 + 50_000 + 80_000 - 1_000_000,
    })
  })

  it('takes exams that were sat from those that were bought, and charges none beyond them', () => {
    const lots = [...COMPLET, { service: 'exam_parc' as const, quantite: 2, montant: 160_000 }]
    const sat = openingOf(past({ lots, prix: 995_000, examens: { ...none, parc: 1 } }))
    expect(sat.lots.at(-1)).toEqual({ service: 'exam_parc', quantite: 1, montant: 80_000 })
    expect(openingOf(past({ examens: { ...none, code: 3 } })).depassement).toBe(0)
  })

  it('shares the price that was agreed over the hours and keeps the file fee whole', () => {
    // 442.500 less the fee is 392.500: half of what the hours cost by the list.
    const { lots } = openingOf(past({ prix: 442_500 }))
    expect(lots.map(({ montant }) => montant)).toEqual([80_000, 250_000, 62_500])
  })

  it('leaves the hours worth nothing where less than the file fee was agreed', () => {
    const { lots, aRendre, solde } = openingOf(past({ prix: 30_000 }))
    expect(lots.map(({ montant }) => montant)).toEqual([0, 0, 0])
    expect([aRendre, solde]).toEqual([0, 30_000])
  })

  it('takes the hours used from the first lot of a service, then from the next', () => {
    const lots = [
      { service: 'parc' as const, quantite: 60, montant: 25_000 },
      { service: 'parc' as const, quantite: 120, montant: 50_000 },
    ]
    expect(openingOf(past({ lots, prix: 75_000, minutes: { ...none, parc: 90 } })).lots).toEqual([
      { service: 'parc', quantite: 90, montant: 37_500 },
    ])
  })

  it('rounds to the smallest step of a price', () => {
    // 50 minutes at 25.000 an hour are 20.833; in steps of ten millimes 20.830.
    const minutes = { ...none, circulation: 1250 }
    expect(openingOf(past({ minutes })).depassement).toBe(20_833)
    expect(openingOf(past({ minutes, step: 10 })).depassement).toBe(20_830)
    // One of three hours for 100.000 was used. The other two are worth 66.667, or 66.670.
    const lots = [{ service: 'code' as const, quantite: 180, montant: 100_000 }]
    const left = (step: number) =>
      openingOf(past({ lots, prix: 100_000, minutes: { ...none, code: 60 }, step })).aRendre
    expect([left(1), left(10)]).toEqual([66_667, 66_670])
  })

  it('never leaves more than was bought, and owes what all the lots left are worth', () => {
    const used = fc.record({
      code: fc.nat({ max: 1500 }),
      circulation: fc.nat({ max: 1500 }),
      parc: fc.nat({ max: 400 }),
    })
    fc.assert(
      fc.property(used, fc.nat({ max: 1_500_000 }), (minutes, prix) => {
        const { lots, aRendre } = openingOf(past({ minutes, prix }))
        expect(aRendre).toBe(lots.reduce((sum, { montant }) => sum + montant, 0))
        expect(aRendre).toBeLessThanOrEqual(Math.max(0, prix - 50_000))
        for (const { service, quantite, montant } of lots) {
          const bought = COMPLET.find((one) => one.service === service)?.quantite ?? 0
          expect(quantite).toBeGreaterThan(0)
          expect(quantite).toBeLessThanOrEqual(bought)
          expect(montant).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })
})
