import type { CandidatEvent, Enrolment, PenaltyRate } from '@backend/rules/argent/facts'
import { targetOf } from '@backend/rules/argent/target'
import { usedLots, vatOfUndelivered } from '@backend/rules/argent/use'
import { dayOfMay, enrolment, event, lot, price, TAUX } from '@tests/helpers/argent/argentFacts'
import { describe, expect, it } from 'vitest'

const EXAM_1 = { isExam: true, etape: 'code', status: 'PLANNED' } as const
const exam = (id: number, day: number, changes: Partial<CandidatEvent> = {}) =>
  event(id, dayOfMay(day), { ...EXAM_1, ...changes })

/** Each line as « cause: debit ← credit amount ». */
const lines = (changes: Partial<Enrolment>, events: CandidatEvent[] = [], taux: readonly PenaltyRate[] = TAUX) =>
  targetOf({ idCandidat: 7, enrolments: [enrolment(changes)], events, taux }).map(
    ({ cause, debit, credit, montant }) => `${cause}: ${debit} ← ${credit} ${montant}`,
  )

describe('the lines of a candidate', () => {
  it('are named for the lot that was bought', () => {
    const lots = [lot(3, 'dossier', 1, 50_000), lot(4, 'code', 60, 10_700, { ht: 10_000, tauxTva: 700 })]
    expect(lines({ lots })).toEqual([
      'lot:3: candidat:7 ← produit:dossier 50000',
      'lot:4: candidat:7 ← a_rendre:1 10000',
      'lot:4: candidat:7 ← tva 700',
    ])
  })

  it('turn round for a discount: a line always has a positive amount', () => {
    const lots = [lot(4, 'code', 60, 10_000), lot(5, 'code', 0, -2_000, { idReduit: 4 })]
    expect(lines({ lots })).toEqual(['lot:4: candidat:7 ← a_rendre:1 10000', 'lot:5: a_rendre:1 ← candidat:7 2000'])
  })

  it('come from the opening for what was bought and owed before the ledger began', () => {
    const lots = [lot(4, 'code', 60, 10_000, { origine: 'REPRISE' })]
    expect(lines({ lots, repriseSolde: 30_000 })).toEqual([
      'reprise:1: candidat:7 ← ouverture 30000',
      'lot:4: ouverture ← a_rendre:1 10000',
    ])
    expect(lines({ lots: [], repriseSolde: -30_000 })).toEqual(['reprise:1: ouverture ← candidat:7 30000'])
    expect(lines({ lots: [], repriseSolde: null })).toEqual([])
  })

  it('are named for the lesson, what the lot gives first', () => {
    const lots = [lot(4, 'circulation', 60, 20_000)]
    expect(lines({ lots }, [event(9, dayOfMay(1), { attestedMinutes: 90 })]).slice(1)).toEqual([
      'lecon:9: a_rendre:1 ← produit:circulation 20000',
      'lecon:9: candidat:7 ← produit:circulation 12500',
    ])
  })

  it('are named for the exam, from the lot or at its price, with what goes to the State', () => {
    const lots = [lot(4, 'exam_code', 1, 70_000)]
    expect(lines({ lots }, [exam(8, 1), exam(9, 2)]).slice(1)).toEqual([
      'examen:8: a_rendre:1 ← debours:exam_code 50000',
      'examen:8: a_rendre:1 ← produit:exam_code 20000',
      'examen:9: candidat:7 ← debours:exam_code 50000',
      'examen:9: candidat:7 ← produit:exam_code 30000',
    ])
  })

  it('are named for the penalty, and for the exam as far as the State keeps its part', () => {
    const missed = event(9, dayOfMay(1), { status: 'NO_SHOW' })
    expect(lines({ lots: [] }, [missed])).toEqual(['penalite:9: candidat:7 ← produit:penalite 25000'])
    expect(lines({ lots: [] }, [exam(9, 1, { status: 'CANCELLED', penaltyPercent: 50 })])).toEqual([
      'examen:9: candidat:7 ← debours:exam_code 50000',
      'penalite:9: candidat:7 ← produit:penalite 15000',
    ])
  })

  it('are named for the end, which gives back the hours and their VAT', () => {
    const lots = [lot(4, 'code', 60, 10_700, { ht: 10_000, tauxTva: 700 })]
    expect(lines({ lots, isEnded: true }).slice(2)).toEqual([
      'fin:1: a_rendre:1 ← candidat:7 10000',
      'fin:1: tva ← candidat:7 700',
    ])
  })

  it('are none for what has no price: it is not known yet what it costs', () => {
    const priceless = { lots: [], prices: [] }
    expect(lines(priceless, [event(1, dayOfMay(1)), exam(2, 2)])).toEqual([])
    const missed = [event(1, dayOfMay(1), { status: 'NO_SHOW' }), exam(2, 2, { status: 'NO_SHOW', penaltyPercent: 0 })]
    expect(lines(priceless, missed)).toEqual([])
  })

  it('are none for an absence before the school has any figure for it', () => {
    const missed = event(1, dayOfMay(1), { status: 'NO_SHOW' })
    const cancelled = event(2, dayOfMay(1), { status: 'CANCELLED', isLateCancellation: true })
    expect(lines({ lots: [] }, [missed, cancelled], [])).toEqual([])
  })
})

describe('the lot that an exam takes from', () => {
  it('is the oldest with exams left, and earlier exams come first, whatever was entered first', () => {
    const lots = [
      lot(1, 'exam_code', 1, 70_000, { dateEffet: dayOfMay(2) }),
      lot(2, 'exam_code', 1, 60_000, { dateEffet: dayOfMay(1) }),
    ]
    const events = [exam(1, 4), exam(2, 3)]
    expect(lines({ lots }, events).filter((one) => one.includes('produit'))).toEqual([
      'examen:2: a_rendre:1 ← produit:exam_code 10000',
      'examen:1: a_rendre:1 ← produit:exam_code 20000',
    ])
  })

  it('is none where no exam was bought, and that exam uses nothing up', () => {
    expect([...usedLots([enrolment({ lots: [lot(1, 'code', 60, 8_000)] })], [exam(1, 1)])]).toEqual([])
  })
})

describe('the VAT of what was not given', () => {
  const taxed = (id: number, service: 'code' | 'exam_code' | 'dossier', quantite: number, ht: number, more = {}) =>
    lot(id, service, quantite, ht + ht / 10, { ht, tauxTva: 1000, ...more })
  const vat = (lots: Enrolment['lots'], events: CandidatEvent[] = []) =>
    vatOfUndelivered(enrolment({ lots, isEnded: true }), events)

  it('is in proportion to what is left of each lot', () => {
    const lots = [taxed(1, 'code', 240, 40_000), taxed(2, 'exam_code', 2, 100_000)]
    expect(vat(lots)).toBe(4_000 + 10_000)
    expect(vat(lots, [event(1, dayOfMay(1), { etape: 'code' }), exam(2, 2)])).toBe(3_000 + 5_000)
  })

  it('is that of the price after discounts', () => {
    const reduced = [taxed(1, 'code', 240, 40_000), taxed(2, 'code', 0, -10_000, { idReduit: 1 })]
    expect(vat(reduced)).toBe(3_000)
  })

  it('is none of the file fee, which was earned, and none of what was given for nothing', () => {
    expect(vat([taxed(1, 'dossier', 1, 50_000), taxed(2, 'code', 60, 0)])).toBe(0)
    expect(vat([lot(1, 'code', 60, 8_000)])).toBe(0)
  })

  it('is rounded to the smallest step of the enrolment', () => {
    // Two thirds of 1.000 are left: 667, or 670 in steps of ten.
    const lots = [taxed(1, 'code', 180, 10_000)]
    const given = [event(1, dayOfMay(1), { etape: 'code' })]
    expect(vatOfUndelivered(enrolment({ lots }), given)).toBe(667)
    expect(vatOfUndelivered(enrolment({ lots, pasPrix: 10 }), given)).toBe(670)
  })

  it('is the whole of it where a step is too large for the price before tax', () => {
    const lots = [lot(1, 'code', 60, 5, { ht: 0, tauxTva: 1900 })]
    expect(vat(lots)).toBe(5)
  })
})

it('a price can rise during an enrolment: an exam costs what it cost on its day', () => {
  const prices = [price('exam_code', 80_000, 50_000), price('exam_code', 90_000, 60_000, dayOfMay(10))]
  expect(lines({ lots: [], prices }, [exam(1, 9), exam(2, 10)])).toEqual([
    'examen:1: candidat:7 ← debours:exam_code 50000',
    'examen:1: candidat:7 ← produit:exam_code 30000',
    'examen:2: candidat:7 ← debours:exam_code 60000',
    'examen:2: candidat:7 ← produit:exam_code 30000',
  ])
})
