import { drivingCost, generalCosts, hourCosts, packageCost, tryPrice, vehicleCosts } from '@contract/stats/coutHeure'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

/**
 * 20 theory hours with two candidates each, 60 road hours and 20 manoeuvres hours; 3,000 DT of vehicles, 2,000 DT of
 * rent.
 */
const STATS = {
  minutes: { code: 1200, circulation: 3600, parc: 1200 },
  minutesSuivies: 2400,
  paie: { code: 100_000, circulation: 600_000, parc: 180_000 },
  vehicules: [
    { id: 1, nom: '123 تونس 4567', minutes: 3000, depenses: 2_000_000 },
    { id: 2, nom: '124 تونس 4567', minutes: 1800, depenses: 1_000_000 },
  ],
  depenses: [
    { categorie: 'carburant' as const, montant: 2_500_000 },
    { categorie: 'entretien' as const, montant: 500_000 },
    { categorie: 'loyer' as const, montant: 2_000_000 },
    { categorie: 'exam_code' as const, montant: 700_000 },
  ],
}

describe('the cost of an hour', () => {
  it('shares vehicles by the hours driven and general expenses by all hours, without the fees of exams', () => {
    expect(vehicleCosts(STATS)).toBe(3_000_000)
    expect(generalCosts(STATS)).toBe(2_000_000)
    // 3,000 DT of vehicles divided by 80 h, and 2,000 DT divided by 100 h.
    expect(hourCosts(STATS)).toEqual({
      // 20 classes of an hour with two candidates.
      code: { direct: 2_500, complet: 12_500 },
      circulation: { direct: 10_000 + 37_500, complet: 67_500 },
      parc: { direct: 9_000 + 37_500, complet: 66_500 },
    })
    expect(drivingCost(STATS)).toEqual({ direct: 47_250, complet: 67_250 })
  })

  it('is unknown for a kind that was never given', () => {
    const none = { ...STATS, minutes: { code: 0, circulation: 0, parc: 0 }, minutesSuivies: 0 }
    expect(hourCosts(none)).toEqual({ code: null, circulation: null, parc: null })
    expect(drivingCost(none)).toBeNull()
    expect(packageCost({ minutes: { code: 0, circulation: 60, parc: 0 }, droits: 0 }, hourCosts(none))).toBeNull()
  })

  it('shares out what was spent and nothing else, to the rounding of an hour', () => {
    const amount = fc.integer({ min: 0, max: 50_000_000 })
    const minutes = fc.integer({ min: 60, max: 600_000 })
    fc.assert(
      fc.property(amount, amount, amount, minutes, minutes, minutes, (pay, cars, rent, code, circulation, parc) => {
        const stats = {
          minutes: { code, circulation, parc },
          minutesSuivies: 3 * code,
          paie: { code: pay, circulation: pay, parc: pay },
          vehicules: [{ id: 1, nom: 'A', minutes: circulation + parc, depenses: cars }],
          depenses: [{ categorie: 'carburant' as const, montant: cars + rent }],
        }
        const costs = hourCosts(stats)
        const followed = { ...stats.minutes, code: stats.minutesSuivies }
        const shared = (['code', 'circulation', 'parc'] as const).reduce(
          (sum, etape) => sum + ((costs[etape]?.complet ?? 0) * followed[etape]) / 60,
          0,
        )
        const hours = (followed.code + circulation + parc) / 60
        expect(Math.abs(shared - (3 * pay + cars + rent))).toBeLessThanOrEqual(2 * hours)
      }),
    )
  })
})

describe('the cost of a package', () => {
  it('is that of its hours and of the State’s part of its exams', () => {
    const costs = hourCosts(STATS)
    const complet = { minutes: { code: 1200, circulation: 1200, parc: 300 }, droits: 90_000 }
    expect(packageCost(complet, costs)).toEqual({
      direct: 20 * 2_500 + 20 * 47_500 + 5 * 46_500 + 90_000,
      complet: 20 * 12_500 + 20 * 67_500 + 5 * 66_500 + 90_000,
    })
  })
})

it('a package whose State’s fees are not known has no cost', () => {
  const exams = { minutes: { code: 0, circulation: 60, parc: 0 }, droits: null }
  expect(packageCost(exams, hourCosts(STATS))).toBeNull()
})

describe('a price that is tried', () => {
  it('says what the same hours would have brought, and how many fewer leave as much', () => {
    // 25 → 30 DT for 100 h that cost 15 DT each: 1,000 DT were left, which 66.7 h at 15 DT leave as well.
    const result = tryPrice({ ancien: 25_000, nouveau: 30_000, cout: 15_000, quantite: 100 })
    expect(result).toMatchObject({ avant: 2_500_000, apres: 3_000_000 })
    expect(result.seuil).toBeCloseTo(66.667, 3)
  })

  it('has no number that is enough below its own cost, or where nothing was left before', () => {
    expect(tryPrice({ ancien: 25_000, nouveau: 15_000, cout: 15_000, quantite: 100 }).seuil).toBeNull()
    expect(tryPrice({ ancien: 15_000, nouveau: 30_000, cout: 15_000, quantite: 100 }).seuil).toBeNull()
    expect(tryPrice({ ancien: 25_000, nouveau: 30_000, cout: 15_000, quantite: 0 }).seuil).toBeNull()
  })

  it('leaves as much at the number that is enough as before, and a higher price never brings less for as many', () => {
    const price = fc.integer({ min: 1, max: 5_000_000 })
    fc.assert(
      fc.property(price, price, price, fc.integer({ min: 1, max: 100_000 }), (ancien, nouveau, cout, quantite) => {
        const { avant, apres, seuil } = tryPrice({ ancien, nouveau, cout, quantite })
        if (nouveau >= ancien) expect(apres).toBeGreaterThanOrEqual(avant)
        if (seuil === null) return
        expect(Math.abs(seuil * (nouveau - cout) - quantite * (ancien - cout))).toBeLessThan(1)
        if (nouveau >= ancien) expect(seuil).toBeLessThanOrEqual(quantite)
      }),
    )
  })
})
