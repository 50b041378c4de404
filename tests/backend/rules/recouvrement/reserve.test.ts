import { promiseState } from '@backend/rules/recouvrement/promesse'
import {
  lightOf,
  plannedBeyond,
  type Reserve,
  reasonsOf,
  type Standing,
  uncovered,
} from '@backend/rules/recouvrement/reserve'
import { reglagesWith } from '@contract/argent/reglages'
import { describe, expect, it } from 'vitest'

const reserve = (own: Partial<Reserve>): Reserve => ({
  etape: 'circulation',
  bought: 600,
  given: 0,
  planned: 0,
  hour: 30_000,
  ...own,
})

describe('what planned lessons cost beyond what was bought', () => {
  it.each([
    [{ planned: 600 }, 0],
    [{ planned: 660 }, 30_000],
    [{ given: 540, planned: 120 }, 30_000],
    // More hours were given than bought, so everything planned is beyond the package.
    [{ given: 700, planned: 60 }, 30_000],
    [{ bought: 0, planned: 50 }, 25_000],
  ])('%j costs %i', (own, amount) => expect(plannedBeyond([reserve(own)])).toBe(amount))

  it('adds up the kinds of lessons, and one has nothing left for another', () => {
    expect(
      plannedBeyond([reserve({ planned: 60 }), reserve({ etape: 'parc', bought: 0, planned: 60, hour: 20_000 })]),
    ).toBe(20_000)
  })
})

const standing = (own: Partial<Standing>): Standing => ({
  isEnrolled: true,
  due: 0,
  enRetard: 0,
  beyond: 0,
  ...own,
})

describe('the light of a candidate', () => {
  it('counts what a credit does not cover', () => {
    expect(uncovered(standing({ due: -50, beyond: 80 }))).toBe(30)
    expect(uncovered(standing({ due: -90, beyond: 80 }))).toBe(0)
    expect(uncovered(standing({ due: 10, beyond: 80 }))).toBe(90)
  })

  const warn = { ...reglagesWith('TN'), depassement: 'warn' as const, seuil: 100 }
  const block = { ...warn, depassement: 'block' as const }
  it.each([
    [{ isEnrolled: false }, warn, null],
    [{ isEnrolled: false, enRetard: 1 }, warn, 'CHECK'],
    [{}, warn, 'CLEAR'],
    [{ beyond: 100 }, block, 'CLEAR'],
    [{ beyond: 101 }, block, 'BLOCKED'],
    [{ beyond: 101 }, warn, 'CHECK'],
    [{ due: 101, enRetard: 101 }, block, 'BLOCKED'],
    [{ due: 50, enRetard: 50 }, block, 'CHECK'],
  ])('of %j is %#: %s', (own, reglages, light) => expect(lightOf(standing(own), reglages)).toBe(light))

  it.each([
    [{}, []],
    [{ beyond: 100 }, []],
    [{ beyond: 101 }, ['BEYOND']],
    [{ due: 101 }, ['DUE']],
    [{ due: 60, beyond: 60 }, ['DUE', 'BEYOND']],
    [{ due: 60, enRetard: 60, beyond: 60 }, ['LATE', 'BEYOND']],
    [{ due: 50, enRetard: 50 }, ['LATE']],
    [{ isEnrolled: false, due: 1, enRetard: 1 }, ['LATE']],
    [{ due: -80, beyond: 101 }, []],
  ])('has for %j the reasons %j', (own, reasons) => {
    expect(reasonsOf(standing(own), warn)).toEqual(reasons)
    // A light that is not clear has always a reason, a clear one never.
    expect(reasons.length > 0).toBe(lightOf(standing(own), warn) === 'CHECK')
  })
})

describe('a promise to pay 500 by 20 November', () => {
  it.each([
    [500, '2026-11-19', 'KEPT'],
    [700, '2026-12-19', 'KEPT'],
    [499, '2026-11-20', 'PENDING'],
    [499, '2026-11-21', 'BROKEN'],
  ])('with %i paid is on %s %s', (paye, today, state) => {
    expect(promiseState({ date: '2026-11-20', montant: 500 }, paye, today)).toBe(state)
  })
})
