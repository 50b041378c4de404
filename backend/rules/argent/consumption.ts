import { oldestFirst } from './order'
import { sliceOf } from './rounding'

/** A lot of hours that was bought. Its minutes are worth `ht`, with its discounts already deducted. */
export interface Lot {
  id: number
  minutes: number
  /** The value of the whole lot before tax, in millimes. */
  ht: number
  /** The days, both included, on which lessons can be taken from the lot; without `dateFin` it never ends. */
  dateEffet: string
  dateFin: string | null
}

/** An attested lesson of one candidate and one service. */
export interface AttestedLesson {
  id: number
  /** Moment; lessons are taken in the order of their moments, then of their ids. */
  start: string
  /** The school's day. */
  jour: string
  minutes: number
}

/** The price of an hour beyond the lots, frozen for an enrolment, from a day on. */
export interface FrozenPrice {
  dateEffet: string
  /** Millimes an hour. */
  montant: number
}

export interface Consumption<Price extends FrozenPrice = FrozenPrice> {
  idLecon: number
  /** The minutes taken from each lot, and the part of the lot's value that becomes income. */
  covered: { idLot: number; minutes: number; income: number }[]
  beyond: {
    minutes: number
    /** The price that holds on the day of the lesson; null when there is none: such minutes cannot be charged yet. */
    price: Price | null
    charge: number
  } | null
}

/** Whether lessons on a day can be taken from a lot. */
export const isInForce = ({ dateEffet, dateFin }: Lot, jour: string) =>
  dateEffet <= jour && (dateFin === null || jour <= dateFin)

/** The price in force on a day: the one with the latest start up to that day. */
export const priceOn = <Price extends FrozenPrice>(prices: readonly Price[], jour: string): Price | null =>
  prices.reduce<Price | null>(
    (best, price) => (price.dateEffet <= jour && (best === null || price.dateEffet >= best.dateEffet) ? price : best),
    null,
  )

/**
 * Computes the minutes that each lesson takes from the lots of its service, the oldest lot first, and the charge for
 * the minutes beyond them. The result depends on the facts alone, not on the order in which they became known: a lesson
 * attested late gives the same sums. Rounding is exact: when a lot is used up, all of its value has become income.
 * @param step the smallest step of a price, in millimes
 */
export function consumptionOf<Price extends FrozenPrice>(
  lessons: readonly AttestedLesson[],
  lots: readonly Lot[],
  prices: readonly Price[],
  step = 1,
): Consumption<Price>[] {
  const byAge = oldestFirst(lots, ({ dateEffet }) => dateEffet)
  const used = new Map<number, number>()
  const beyondSoFar = new Map<Price, number>()

  function takeFromLots({ jour, minutes }: AttestedLesson): { covered: Consumption['covered']; left: number } {
    const covered: Consumption['covered'] = []
    let left = minutes
    for (const lot of byAge.filter((one) => isInForce(one, jour))) {
      const from = used.get(lot.id) ?? 0
      const taken = Math.min(left, lot.minutes - from)
      if (taken <= 0) continue
      covered.push({ idLot: lot.id, minutes: taken, income: sliceOf(lot.ht, lot.minutes, from, taken, step) })
      used.set(lot.id, from + taken)
      left -= taken
    }
    return { covered, left }
  }

  function chargeBeyond({ jour }: AttestedLesson, minutes: number): Consumption<Price>['beyond'] {
    if (minutes === 0) return null
    const price = priceOn(prices, jour)
    if (price === null) return { minutes, price, charge: 0 }
    const from = beyondSoFar.get(price) ?? 0
    beyondSoFar.set(price, from + minutes)
    return { minutes, price, charge: sliceOf(price.montant, 60, from, minutes, step) }
  }

  return oldestFirst(lessons, ({ start }) => start).map((lesson) => {
    const { covered, left } = takeFromLots(lesson)
    return { idLecon: lesson.id, covered, beyond: chargeBeyond(lesson, left) }
  })
}
