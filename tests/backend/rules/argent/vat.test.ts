import { balancesOf } from '@backend/rules/argent/settlement'
import { targetOf } from '@backend/rules/argent/target'
import { discountOf, htOf, netLot, ratesOf, taxedLots, withoutDiscount } from '@backend/rules/argent/vat'
import { reglagesWith } from '@contract/argent/reglages'
import type { Service } from '@contract/argent/service'
import { SERVICES } from '@contract/argent/service'
import { enrolment, event, hours, lot, price, TAUX } from '@tests/helpers/argent/argentFacts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const LIST = {
  code_hour_price: 8_000,
  circulation_hour_price: 25_000,
  maneuver_hour_price: 25_000,
  code_exam_price: 80_000,
  circulation_exam_price: 80_000,
  maneuver_exam_price: 80_000,
  code_en_ligne_hour_price: 2_000,
  code_package_price: 150_000,
  driving_package_price: 550_000,
  code_file_fee: 50_000,
  codePackageMinutes: 1200,
  circulationPackageMinutes: 1200,
  maneuverPackageMinutes: 300,
  codeExamDroits: 50_000,
  circulationExamDroits: 50_000,
  maneuverExamDroits: 50_000,
}
const all = (taux: number) => Object.fromEntries(SERVICES.map((service) => [service, taux])) as Record<Service, number>
const sold = (service: Service, quantite: number, montant: number) => ({ service, quantite, montant })
const COMPLET = [
  sold('dossier', 1, 50_000),
  sold('code', 1200, 160_000),
  sold('circulation', 1200, 500_000),
  sold('parc', 300, 125_000),
]
const sum = (lots: readonly { ht: number; montant: number }[], name: 'ht' | 'montant') =>
  lots.reduce((total, one) => total + one[name], 0)
const asSold = (lots: ReturnType<typeof taxedLots>) =>
  lots.map(({ service, quantite, montant, ht, tauxTva }, index) =>
    lot(index + 1, service, quantite, montant, { ht, tauxTva }),
  )
const balances = (...args: Parameters<typeof targetOf>) => balancesOf(targetOf(...args))

describe('VAT of what is bought', () => {
  it('takes 7 % out of a package to the millime: 835.000 is 780.374 and 54.626', () => {
    const lots = taxedLots(COMPLET, LIST, all(700))
    expect(sum(lots, 'ht')).toBe(780_374)
    expect(sum(lots, 'montant') - sum(lots, 'ht')).toBe(54_626)
    const posted = balances({ idCandidat: 7, enrolments: [enrolment({ lots: asSold(lots) })], events: [], taux: TAUX })
    expect(posted.get('candidat:7')).toBe(835_000)
    expect(posted.get('tva')).toBe(-54_626)
    expect((posted.get('produit:dossier') ?? 0) + (posted.get('a_rendre:1') ?? 0)).toBe(-780_374)
  })

  it('takes 20 % out of a French package in cents, and gives it hour by hour: 52.08 for the first of 20', () => {
    const lots = taxedLots([sold('circulation', 1200, 1_250_000)], LIST, all(2000), 10)
    const facts = (count: number) => ({
      idCandidat: 7,
      enrolments: [enrolment({ lots: asSold(lots), pasPrix: 10 })],
      events: hours(count),
      taux: TAUX,
    })
    const start = balances(facts(0))
    expect([start.get('candidat:7'), start.get('a_rendre:1'), start.get('tva')]).toEqual([
      1_250_000, -1_041_670, -208_330,
    ])
    expect(balances(facts(1)).get('produit:circulation')).toBe(-52_080)
    expect(balances(facts(20)).get('produit:circulation')).toBe(-1_041_670)
    expect(balances(facts(20)).get('a_rendre:1')).toBe(0)
  })

  it('puts no VAT on what goes to the State', () => {
    const [exam] = taxedLots([sold('exam_code', 2, 160_000)], LIST, all(1900))
    expect(exam).toMatchObject({ droits: 100_000, ht: 100_000 + htOf(60_000, 1900) })
    const booked = balances({
      idCandidat: 7,
      enrolments: [enrolment({ lots: [], prices: [price('exam_code', 80_000, 50_000, '2026-01-01', 1900)] })],
      events: [event(1, '2026-05-01', { isExam: true, etape: 'code', status: 'PLANNED' })],
      taux: TAUX,
    })
    expect(booked.get('candidat:7')).toBe(80_000)
    expect(booked.get('debours:exam_code')).toBe(-50_000)
    expect(booked.get('tva')).toBe(-(30_000 - htOf(30_000, 1900)))
  })

  it('reckons what has the same rate as one sum, and each rate apart', () => {
    const rates = { ...all(0), code: 700, circulation: 700, parc: 1900 }
    const lots = taxedLots(
      [sold('code', 60, 10_700), sold('circulation', 60, 21_400), sold('parc', 60, 11_900)],
      LIST,
      rates,
    )
    expect(lots.map(({ ht, tauxTva }) => [ht, tauxTva])).toEqual([
      [10_000, 700],
      [20_000, 700],
      [10_000, 1900],
    ])
  })

  it('leaves an amount outside VAT as it is, also where prices have larger steps', () => {
    expect([htOf(5, 0, 10), htOf(5, 1900, 10)]).toEqual([5, 0])
    const lots = taxedLots([sold('code', 60, 5), sold('parc', 60, 5)], LIST, all(0), 10)
    expect(lots.map(({ ht }) => ht)).toEqual([5, 5])
  })

  it('adds up to the document for any package and rates', () => {
    const lots = fc.array(
      fc.record({
        service: fc.constantFrom(...SERVICES),
        quantite: fc.integer({ min: 1, max: 1200 }),
        montant: fc.integer({ min: 0, max: 2_000_000 }),
      }),
      { minLength: 1, maxLength: 6 },
    )
    fc.assert(
      fc.property(lots, fc.constantFrom(0, 700, 1300, 1900, 2000), (bought, taux) => {
        const taxed = taxedLots(bought, LIST, all(taux))
        const base = taxed.reduce((total, { montant, droits }) => total + montant - droits, 0)
        const droits = taxed.reduce((total, one) => total + one.droits, 0)
        expect(sum(taxed, 'ht')).toBe(droits + htOf(base, taux))
        for (const { ht, montant } of taxed) {
          expect(ht).toBeGreaterThanOrEqual(0)
          expect(ht).toBeLessThanOrEqual(montant)
        }
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('VAT beyond, of discounts and at the end', () => {
  it('is in hours beyond and in penalties at the rate of the service', () => {
    const prices = [price('circulation', 25_000, 0, '2026-01-01', 700)]
    const enrolments = [enrolment({ lots: [], prices })]
    const beyond = balances({ idCandidat: 7, enrolments, events: [event(1, '2026-05-01')], taux: TAUX })
    expect([beyond.get('candidat:7'), beyond.get('produit:circulation'), beyond.get('tva')]).toEqual([
      25_000, -23_364, -1_636,
    ])
    const missed = [event(1, '2026-05-01', { status: 'NO_SHOW' })]
    expect(balances({ idCandidat: 7, enrolments, events: missed, taux: TAUX }).get('tva')).toBe(-1_636)
  })

  it('is exact after any discounts of a lot: what is left has the VAT of its price', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 100_000 }), { maxLength: 6 }), (remises) => {
        let net = { montant: 600_000, ht: htOf(600_000, 700), tauxTva: 700, droits: 0 }
        for (const remise of remises) {
          const { montant, ht, droits } = discountOf(net, remise, 1)
          net = { ...net, montant: net.montant + montant, ht: net.ht + ht, droits: net.droits + droits }
        }
        expect(net.ht).toBe(htOf(net.montant, 700))
      }),
    )
  })

  it('is none in a discount of what goes to the State, which is lowered last', () => {
    // Two exams at 80, of which 50 go to the State. The school's 60 in total are 50 and 10 of VAT at 20 %.
    const exams = { montant: 160_000, ht: 150_000, tauxTva: 2000, droits: 100_000 }
    expect(discountOf(exams, 30_000, 1)).toEqual({ montant: -30_000, ht: -25_000, tauxTva: 2000, droits: 0 })
    expect(discountOf(exams, 80_000, 1)).toEqual({ montant: -80_000, ht: -70_000, tauxTva: 2000, droits: -20_000 })
  })

  it('is none in a discount outside VAT, to the millime', () => {
    expect(discountOf({ montant: 1_000, ht: 1_000, tauxTva: 0, droits: 0 }, 5, 10)).toEqual({
      montant: -5,
      ht: -5,
      tauxTva: 0,
      droits: 0,
    })
  })

  it('is given back at the end for what was not given', () => {
    const lots = [lot(1, 'circulation', 1200, 500_000, { ht: htOf(500_000, 700), tauxTva: 700 })]
    const ended = balances({
      idCandidat: 7,
      enrolments: [enrolment({ lots, isEnded: true, dateFin: '2026-05-31' })],
      events: hours(8),
      taux: TAUX,
    })
    expect(ended.get('a_rendre:1')).toBe(0)
    // Eight of twenty hours were given: 200.000 with their VAT.
    expect(ended.get('candidat:7')).toBe(200_000)
    expect(ended.get('tva')).toBe(-(200_000 - htOf(200_000, 700)))
  })
})

describe('the rates at which a school sells', () => {
  const chosen = { tvaCode: 700, tvaConduite: 1900, tvaExamen: 1300, tvaDossier: 600, tvaEnLigne: 500 }

  it('are those that it has set, driving and exams at one rate each', () => {
    expect(ratesOf(reglagesWith('TN', { regimeTva: 'TAXED', ...chosen }))).toEqual({
      code: 700,
      circulation: 1900,
      parc: 1900,
      en_ligne: 500,
      dossier: 600,
      exam_code: 1300,
      exam_circulation: 1300,
      exam_parc: 1300,
    })
  })

  it.each(['EXEMPT', null])('are none while its regime is %s', (regimeTva) => {
    const rates = ratesOf(reglagesWith('TN', { regimeTva, ...chosen }))
    expect(Object.values(rates)).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
  })
})

/** A lot of exams: part of its price goes to the State, and its share of the VAT may be rounded by a step. */
const soldLot = fc
  .record({
    montant: fc.integer({ min: 1, max: 900_000 }),
    part: fc.integer({ min: 0, max: 100 }),
    tauxTva: fc.constantFrom(0, 700, 1900),
  })
  .map(({ montant, part, tauxTva }) => {
    const droits = Math.floor((montant * part) / 100)
    return lot(1, 'exam_code', 1, montant, { ht: droits + htOf(montant - droits, tauxTva), tauxTva, droits })
  })
const share = fc.integer({ min: 0, max: 100 })

it('a discount that is taken back leaves the other one, and what was sold, as if it had never been given', () => {
  fc.assert(
    fc.property(soldLot, share, share, (whole, one, other) => {
      const first = discountOf(whole, Math.floor((whole.montant * one) / 100), 1)
      const left = netLot([lot(2, 'exam_code', 0, 0, { ...first, idReduit: 1 })], whole)
      const second = discountOf(left, Math.floor((left.montant * other) / 100), 1)
      const lots = [first, second].map((tax, index) => lot(index + 2, 'exam_code', 0, 0, { ...tax, idReduit: 1 }))
      const gain = withoutDiscount(whole, netLot(lots, whole), -second.montant, 1)
      const kept = [...lots, lot(4, 'exam_code', 0, 0, { ...gain, idReduit: 1, idAnnule: 2 })]
      const alone = discountOf(whole, -second.montant, 1)
      const expected = [lot(2, 'exam_code', 0, 0, { ...alone, idReduit: 1 })]
      expect(netLot(kept, whole)).toEqual(second.montant === 0 ? netLot([], whole) : netLot(expected, whole))
      const rest = withoutDiscount(whole, netLot(kept, whole), 0, 1)
      expect(netLot([...kept, lot(5, 'exam_code', 0, 0, { ...rest, idReduit: 1, idAnnule: 3 })], whole)).toEqual(
        netLot([], whole),
      )
    }),
  )
})
