import { drawExam, sample, studyOrder } from '@backend/rules/cours/draw'
import { TOPIC_KEYS, type Topic } from '@contract/cours/topic'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

/** Chooses by a list of numbers, which is repeated. */
const pickBy = (numbers: readonly number[]) => {
  let at = 0
  return (count: number) => {
    const number = numbers[at % numbers.length] ?? 0
    at += 1
    return number % count
  }
}
const somePicks = fc.array(fc.nat(), { minLength: 1, maxLength: 20 })

describe('a sample', () => {
  it('has so many different items of the list', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat()), fc.nat({ max: 30 }), somePicks, (items, count, picks) => {
        const drawn = sample(items, count, pickBy(picks))
        expect(drawn).toHaveLength(Math.min(count, items.length))
        expect(new Set(drawn).size).toBe(drawn.length)
        for (const one of drawn) expect(items).toContain(one)
      }),
    )
  })

  it('reaches every order', () => {
    const orders = new Set<string>()
    for (let first = 0; first < 3; first += 1)
      for (let second = 0; second < 2; second += 1) orders.add(sample([1, 2, 3], 3, pickBy([first, second, 0])).join())
    expect(orders.size).toBe(6)
  })
})

describe('an exam', () => {
  const questions = new Map<Topic, number[]>(
    TOPIC_KEYS.map((topic, place) => [topic, Array.from({ length: 5 }, (_, index) => place * 10 + index)]),
  )
  const topicOf = (id: number) => TOPIC_KEYS[Math.floor(id / 10)]

  it('has the share of each topic, each question once', () => {
    const someParts = fc.uniqueArray(
      fc.record({ topic: fc.constantFrom(...TOPIC_KEYS), nombre: fc.integer({ min: 1, max: 5 }) }),
      { selector: ({ topic }) => topic, minLength: 1 },
    )
    fc.assert(
      fc.property(someParts, somePicks, (parts, picks) => {
        const drawn = drawExam(parts, questions, pickBy(picks)) ?? []
        expect(new Set(drawn).size).toBe(drawn.length)
        for (const { topic, nombre } of parts) expect(drawn.filter((id) => topicOf(id) === topic)).toHaveLength(nombre)
        expect(drawn).toHaveLength(parts.reduce((sum, { nombre }) => sum + nombre, 0))
      }),
    )
  })

  it('mixes its topics', () => {
    const parts = [
      { topic: 'drivers' as const, nombre: 2 },
      { topic: 'signs' as const, nombre: 2 },
    ]
    expect(drawExam(parts, questions, pickBy([3]))?.map(topicOf)).not.toEqual([
      ...['drivers', 'drivers', 'signs', 'signs'],
    ])
  })

  it('is none where a topic has too few questions', () => {
    expect(drawExam([{ topic: 'signs', nombre: 6 }], questions, () => 0)).toBeNull()
    expect(drawExam([{ topic: 'signs', nombre: 1 }], new Map(), () => 0)).toBeNull()
    const enoughOfOne = [
      { topic: 'drivers' as const, nombre: 1 },
      { topic: 'signs' as const, nombre: 6 },
    ]
    expect(drawExam(enoughOfOne, questions, () => 0)).toBeNull()
  })
})

describe('the order of a study session', () => {
  const one = (idQuestion: number, due: string | null, kept = false, isMistake = false) => ({
    idQuestion,
    due,
    kept,
    isMistake,
  })

  it('asks mistakes, then what is due, the most overdue first, then what is kept, then what is new', () => {
    const all = [
      one(1, null),
      one(2, '2026-11-20'),
      one(3, null, true),
      one(4, '2026-11-10', true),
      one(5, '2026-12-01'),
      one(6, '2026-12-01', true),
      one(7, '2026-11-21'),
      one(8, '2026-12-01', false, true),
    ]
    expect(studyOrder(all, '2026-11-21', 10)).toEqual([8, 4, 2, 7, 3, 6, 1])
    expect(studyOrder(all, '2026-11-21', 2)).toEqual([8, 4])
  })

  it('asks what is due from the very moment on', () => {
    expect(studyOrder([one(1, '2026-11-21T09:00'), one(2, '2026-11-21T09:01')], '2026-11-21T09:00', 5)).toEqual([1])
  })

  it('asks each question once', () => {
    const someCandidates = fc.uniqueArray(
      fc.record({
        idQuestion: fc.nat(),
        due: fc.option(fc.constantFrom('2026-11-01', '2026-11-21', '2026-12-24')),
        kept: fc.boolean(),
        isMistake: fc.boolean(),
      }),
      { selector: ({ idQuestion }) => idQuestion },
    )
    fc.assert(
      fc.property(someCandidates, fc.nat({ max: 40 }), (candidates, count) => {
        const order = studyOrder(candidates, '2026-11-21', count)
        expect(new Set(order).size).toBe(order.length)
        expect(order.length).toBeLessThanOrEqual(count)
      }),
    )
  })
})
