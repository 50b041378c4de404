import {
  frozenPrices,
  lotsOfDefaults,
  lotsOfFee,
  lotsOfPackage,
  type Package,
  type PriceList,
} from '@backend/rules/argent/enrolment'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const LIST: PriceList = {
  code_hour_price: 8_000,
  circulation_hour_price: 25_000,
  maneuver_hour_price: 25_000,
  code_exam_price: 80_000,
  circulation_exam_price: 90_000,
  maneuver_exam_price: 100_000,
  code_en_ligne_hour_price: 2_000,
  code_package_price: 150_000,
  driving_package_price: 550_000,
  code_file_fee: 50_000,
  codePackageMinutes: 1200,
  circulationPackageMinutes: 1200,
  maneuverPackageMinutes: 300,
  codeExamDroits: 50_000,
  circulationExamDroits: 60_000,
  maneuverExamDroits: 70_000,
}
const COMPLET: Package = {
  prix: 835_000,
  minutesCode: 1200,
  minutesCirculation: 1200,
  minutesParc: 300,
  examensCode: 0,
  examensCirculation: 0,
  examensParc: 0,
  dossier: 1,
}

describe('lotsOfPackage', () => {
  it('keeps list prices where the package costs what its parts cost', () => {
    expect(lotsOfPackage(COMPLET, LIST)).toEqual([
      { service: 'dossier', quantite: 1, montant: 50_000 },
      { service: 'code', quantite: 1200, montant: 160_000 },
      { service: 'circulation', quantite: 1200, montant: 500_000 },
      { service: 'parc', quantite: 300, montant: 125_000 },
    ])
  })

  it('lets the hours carry what a cheaper package saves; fee and exams keep their price', () => {
    const lots = lotsOfPackage({ ...COMPLET, prix: 523_000, examensCode: 1 }, LIST)
    expect(lots.map(({ service, montant }) => [service, montant])).toEqual([
      ['dossier', 50_000],
      ['exam_code', 80_000],
      ['code', 80_102],
      ['circulation', 250_318],
      ['parc', 62_580],
    ])
  })

  it('charges the file fee beside a package that does not contain it', () => {
    const lots = lotsOfPackage({ ...COMPLET, prix: 100_000, minutesCode: 0, minutesParc: 0, dossier: 0 }, LIST)
    expect(lots).toEqual([
      { service: 'dossier', quantite: 1, montant: 50_000 },
      { service: 'circulation', quantite: 1200, montant: 100_000 },
    ])
  })

  it('shares the price over everything where fee and exams alone cost more, or where there are no hours', () => {
    const amounts = (offer: Partial<Package>) =>
      lotsOfPackage({ ...COMPLET, ...offer }, LIST).map(({ montant }) => montant)
    // A twentieth of the 835.000 that fee and hours cost by the list.
    expect(amounts({ prix: 41_750 })).toEqual([2_500, 8_000, 25_000, 6_250])
    const none = { minutesCode: 0, minutesCirculation: 0, minutesParc: 0 }
    expect(amounts({ ...none, prix: 130_000, examensCode: 1 })).toEqual([50_000, 80_000])
    expect(amounts({ ...none, prix: 260_000, examensCode: 1 })).toEqual([100_000, 160_000])
  })

  it('gives the hours for nothing where the package costs what fee and exams cost', () => {
    expect(lotsOfPackage({ ...COMPLET, prix: 50_000 }, LIST).map(({ montant }) => montant)).toEqual([50_000, 0, 0, 0])
  })

  it('has no fee of nothing beside it in a school without a file fee', () => {
    const lots = lotsOfPackage({ ...COMPLET, dossier: 0 }, { ...LIST, code_file_fee: 0 })
    expect(lots.map(({ service }) => service)).toEqual(['code', 'circulation', 'parc'])
  })

  it('adds up to the price of any package, in whole steps, with no lot below zero', () => {
    const minutes = fc.integer({ min: 0, max: 3000 })
    const exams = fc.integer({ min: 0, max: 3 })
    const packages = fc.record({
      prix: fc.integer({ min: 0, max: 300_000 }).map((steps) => steps * 10),
      minutesCode: minutes,
      minutesCirculation: minutes,
      minutesParc: minutes,
      examensCode: exams,
      examensCirculation: exams,
      examensParc: exams,
      dossier: fc.constantFrom(0 as const, 1 as const),
    })
    fc.assert(
      fc.property(packages, (offer) => {
        const lots = lotsOfPackage(offer, LIST, 10)
        const fee = offer.dossier ? 0 : LIST.code_file_fee
        const isEmpty = lots.length === (offer.dossier ? 0 : 1)
        expect(lots.reduce((sum, { montant }) => sum + montant, 0)).toBe(isEmpty ? fee : offer.prix + fee)
        expect(lots.every(({ montant }) => montant >= 0 && montant % 10 === 0)).toBe(true)
      }),
    )
  })
})

it('lotsOfDefaults sells code and driving hours at their two prices, and the file fee', () => {
  expect(lotsOfDefaults(LIST)).toEqual([
    { service: 'dossier', quantite: 1, montant: 50_000 },
    { service: 'code', quantite: 1200, montant: 150_000 },
    { service: 'circulation', quantite: 1200, montant: 440_000 },
    { service: 'parc', quantite: 300, montant: 110_000 },
  ])
  const none = { codePackageMinutes: 0, circulationPackageMinutes: 0, maneuverPackageMinutes: 0 }
  expect(lotsOfDefaults({ ...LIST, ...none, code_file_fee: 0 })).toEqual([])
})

it('lotsOfFee is nothing in a school without a file fee', () => {
  expect(lotsOfFee({ ...LIST, code_file_fee: 0 })).toEqual([])
})

describe('frozenPrices', () => {
  it('keeps every price of the list, with the State’s part of exams', () => {
    expect(frozenPrices(LIST).map(({ service, montant, droits }) => [service, montant, droits])).toEqual([
      ['code', 8_000, 0],
      ['circulation', 25_000, 0],
      ['parc', 25_000, 0],
      ['en_ligne', 2_000, 0],
      ['exam_code', 80_000, 50_000],
      ['exam_circulation', 90_000, 60_000],
      ['exam_parc', 100_000, 70_000],
      ['dossier', 50_000, 0],
    ])
  })

  it('keeps the rate of VAT of each service, and none in a school outside VAT', () => {
    const rates = { code: 700, circulation: 1900, parc: 1900, en_ligne: 700, dossier: 1300 }
    const exams = { exam_code: 0, exam_circulation: 0, exam_parc: 0 }
    const frozen = frozenPrices(LIST, { ...rates, ...exams })
    expect(frozen.map(({ tauxTva }) => tauxTva)).toEqual([700, 1900, 1900, 700, 0, 0, 0, 1300])
    expect(frozenPrices(LIST).every(({ tauxTva }) => tauxTva === 0)).toBe(true)
  })
})
