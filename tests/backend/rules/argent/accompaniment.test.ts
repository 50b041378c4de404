import { accompanimentFaults } from '@backend/rules/argent/accompaniment'
import { PRICES } from '@tests/helpers/argent/tarification'
import { describe, expect, it } from 'vitest'

const faults = (code: string, exam: number, pays = 'FR') =>
  accompanimentFaults(
    { ...PRICES, circulation_hour_price: 55_000, circulation_exam_price: exam, maneuver_exam_price: 0 },
    { pays, code },
  )
const ABOVE = { circulation_exam_price: 'above_accompaniment' }

describe('the price of accompanying a candidate to an exam', () => {
  it.each([
    ['B', 55_000],
    ['B1', 55_000],
    ['A', 82_500],
    ['A2', 82_500],
    ['BE', 82_500],
    ['C', 110_000],
    ['D', 110_000],
    ['CE', 137_500],
    ['DE', 137_500],
  ])('is for %s at most %i millimes with the hour at 55', (code, most) => {
    expect(faults(code, most)).toEqual({})
    expect(faults(code, most + 1)).toEqual(ABOVE)
  })

  it('is refused at 60 with the hour at 55 for B', () => {
    expect(faults('B', 60_000)).toEqual(ABOVE)
  })

  it('compares the exam of manoeuvres with their own hour', () => {
    const prices = { ...PRICES, circulation_exam_price: 0, maneuver_hour_price: 20_000, maneuver_exam_price: 30_001 }
    expect(accompanimentFaults(prices, { pays: 'FR', code: 'A2' })).toEqual({
      maneuver_exam_price: 'above_accompaniment',
    })
  })

  it('is free elsewhere, and for permits that the law does not name', () => {
    expect(faults('B', 900_000, 'TN')).toEqual({})
    expect(faults('AM', 900_000)).toEqual({})
  })
})
