import { type AttestedLesson, consumptionOf, type FrozenPrice, type Lot } from '@backend/rules/argent/consumption'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const lesson = (id: number, jour: string, minutes = 60): AttestedLesson => ({
  id,
  start: `${jour}T08:00:00.000Z`,
  jour,
  minutes,
})
const lot = (hours: number, ht: number, own: Partial<Lot> = {}): Lot => ({
  id: 1,
  minutes: hours * 60,
  ht,
  dateEffet: '2026-01-01',
  dateFin: null,
  ...own,
})
const price = (montant: number, dateEffet = '2026-01-01'): FrozenPrice => ({ montant, dateEffet })

const incomeOf = (taken: ReturnType<typeof consumptionOf>) =>
  taken.flatMap(({ covered }) => covered).reduce((sum, { income }) => sum + income, 0)
const chargeOf = (taken: ReturnType<typeof consumptionOf>) =>
  taken.reduce((sum, { beyond }) => sum + (beyond?.charge ?? 0), 0)

describe('consumptionOf', () => {
  it('takes a lesson from the lot that was bought', () => {
    expect(consumptionOf([lesson(1, '2026-03-02')], [lot(20, 500_000)], [price(25_000)])).toEqual([
      { idLecon: 1, covered: [{ idLot: 1, minutes: 60, income: 25_000 }], beyond: null },
    ])
  })

  it('charges three lessons of 50 minutes beyond the lot as two hours and a half, to the millime', () => {
    const lessons = ['2026-03-02', '2026-03-03', '2026-03-04'].map((jour, index) => lesson(index, jour, 50))
    const taken = consumptionOf(lessons, [], [price(25_000)])
    expect(taken.map(({ beyond }) => beyond?.charge)).toEqual([20_833, 20_834, 20_833])
  })

  it('splits a lesson between the rest of a lot and the price beyond', () => {
    const [first] = consumptionOf([lesson(1, '2026-03-02', 90)], [lot(1, 25_000)], [price(30_000)])
    expect(first).toMatchObject({ covered: [{ minutes: 60, income: 25_000 }], beyond: { minutes: 30, charge: 15_000 } })
  })

  it('uses the oldest lot in force first, and no lot before its day or after its end', () => {
    // The older lot was entered later. It has an hour and a half.
    const old = lot(1.5, 30_000, { id: 2, dateFin: '2026-03-10' })
    const recent = lot(1, 30_000, { id: 1, dateEffet: '2026-03-05' })
    const days = ['2026-03-04', '2026-03-10', '2026-03-11', '2026-03-12']
    const lessons = days.map((jour, index) => lesson(index, jour, index < 2 ? 30 : 60))
    const taken = consumptionOf(lessons, [recent, old], [price(25_000)])
    expect(taken.map(({ covered }) => covered.map(({ idLot }) => idLot))).toEqual([[2], [2], [1], []])
    expect(taken[3]?.beyond?.charge).toBe(25_000)
  })

  it('charges the latest price that had begun, the one entered last of two that began on the same day', () => {
    const prices = [price(30_000, '2026-02-01'), price(25_000), price(31_000, '2026-02-01')]
    expect(chargeOf(consumptionOf([lesson(1, '2026-03-02')], [], prices))).toBe(31_000)
    expect(chargeOf(consumptionOf([lesson(1, '2026-01-31')], [], prices))).toBe(25_000)
  })

  it('takes the earlier lesson first, also when it was entered later', () => {
    const taken = consumptionOf([lesson(1, '2026-03-03'), lesson(2, '2026-03-02')], [lot(1, 25_000)], [price(30_000)])
    expect(taken.map(({ idLecon, beyond }) => [idLecon, beyond?.charge ?? 0])).toEqual([
      [2, 0],
      [1, 30_000],
    ])
  })

  it('keeps the price of the day of the lesson when an amendment raises it', () => {
    const prices = [price(25_000), price(30_000, '2026-04-15')]
    const used = Array.from({ length: 19 }, (_, index) =>
      lesson(index, `2026-03-${String(index + 1).padStart(2, '0')}`),
    )
    const april = [lesson(30, '2026-04-02'), lesson(31, '2026-04-10'), lesson(32, '2026-04-20')]
    expect(chargeOf(consumptionOf([...used, ...april], [lot(20, 500_000)], prices))).toBe(55_000)
  })

  it('leaves hours before a package beyond it, also when they are attested after it was bought', () => {
    const bought = lot(10, 220_000, { dateEffet: '2026-05-07' })
    const taken = consumptionOf(
      [lesson(1, '2026-05-05'), lesson(2, '2026-05-06'), lesson(3, '2026-05-04'), lesson(4, '2026-05-08')],
      [bought],
      [price(25_000)],
    )
    expect(chargeOf(taken)).toBe(75_000)
    expect(incomeOf(taken)).toBe(22_000)
  })

  it('counts minutes without a price and charges nothing for them', () => {
    expect(consumptionOf([lesson(1, '2026-03-02')], [], [price(25_000, '2026-04-01')])[0]?.beyond).toEqual({
      minutes: 60,
      price: null,
      charge: 0,
    })
  })

  it('takes the earlier id first when two lessons begin at the same moment', () => {
    const taken = consumptionOf([lesson(2, '2026-03-02'), lesson(1, '2026-03-02')], [lot(1, 25_000)], [price(30_000)])
    expect(taken.map(({ idLecon, covered }) => [idLecon, covered.length])).toEqual([
      [1, 1],
      [2, 0],
    ])
  })

  const jour = fc.integer({ min: 1, max: 28 }).map((day) => `2026-03-${String(day).padStart(2, '0')}`)
  const lessons = fc
    .array(fc.tuple(jour, fc.constantFrom(30, 45, 50, 60, 90, 120)), { maxLength: 30 })
    .map((all) => all.map(([day, minutes], index) => lesson(index, day, minutes)))
  const lots = fc
    .array(fc.tuple(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 0, max: 500_000 }), jour), { maxLength: 4 })
    .map((all) => all.map(([hours, ht, dateEffet], index) => lot(hours, ht, { id: index, dateEffet })))

  it('accounts for every minute once, whatever the lessons and the lots', () => {
    fc.assert(
      fc.property(lessons, lots, (given, bought) => {
        const taken = consumptionOf(given, bought, [price(25_000)])
        for (const { idLecon, covered, beyond } of taken) {
          const minutes = covered.reduce((sum, part) => sum + part.minutes, beyond?.minutes ?? 0)
          expect(minutes).toBe(given.find(({ id }) => id === idLecon)?.minutes)
        }
        for (const { id, minutes, ht } of bought) {
          const parts = taken.flatMap(({ covered }) => covered.filter(({ idLot }) => idLot === id))
          const used = parts.reduce((sum, part) => sum + part.minutes, 0)
          const income = parts.reduce((sum, part) => sum + part.income, 0)
          expect(used).toBeLessThanOrEqual(minutes)
          if (used === minutes) expect(income).toBe(ht)
          expect(income).toBeLessThanOrEqual(ht)
        }
      }),
    )
  })

  it('does not depend on the order in which lessons become known', () => {
    fc.assert(
      fc.property(
        lessons,
        lots,
        fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
        (given, bought, order) => {
          const shuffled = given.map((one) => ({ one, at: order.next().value })).sort((a, b) => a.at - b.at)
          expect(
            consumptionOf(
              shuffled.map(({ one }) => one),
              bought,
              [price(25_000)],
            ),
          ).toEqual(consumptionOf(given, bought, [price(25_000)]))
        },
      ),
    )
  })
})
