import { type Activity, readyOn, streakOf } from '@backend/rules/cours/training'
import { addDays } from '@contract/clock/days'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const TODAY = '2026-11-21'
const day = (ago: number, correct = 1, answers = Math.max(correct, 1)): Activity => ({
  jour: addDays(TODAY, -ago),
  answers,
  correct,
})

describe('the days in a row', () => {
  it.each([
    ['none', [], 0],
    ['today', [day(0)], 1],
    ['yesterday, while today is not over', [day(1), day(2)], 2],
    ['the day before yesterday', [day(2), day(3)], 0],
    ['up to a gap', [day(0), day(1), day(3), day(4)], 2],
    ['a day without answers', [day(0), { ...day(1), answers: 0 }, day(2)], 1],
    ['only wrong answers', [day(0, 0), day(1, 0)], 2],
  ])('with %s', (_, days, streak) => {
    expect(streakOf(days, TODAY)).toBe(streak)
  })
})

describe('the day of being ready', () => {
  it('is today without more questions, and unknown without a pace or an end', () => {
    expect(readyOn(0, [], TODAY)).toBe(TODAY)
    expect(readyOn(null, [day(0, 100)], TODAY)).toBeNull()
    expect(readyOn(10, [], TODAY)).toBeNull()
    expect(readyOn(10, [day(0, 0, 20), day(14, 50)], TODAY)).toBeNull()
    expect(readyOn(27, [day(0, 1)], TODAY)).toBeNull()
  })

  it('follows from the right answers of two weeks, today included', () => {
    expect(readyOn(14, [day(0, 7), day(13, 7), day(14, 99)], TODAY)).toBe(addDays(TODAY, 14))
    expect(readyOn(26, [day(0, 1)], TODAY)).toBe(addDays(TODAY, 364))
    expect(readyOn(1, [day(3, 140)], TODAY)).toBe(addDays(TODAY, 1))
    // 183 questions at seven in two weeks are 366 days, the most that is said.
    expect(readyOn(183, [day(3, 7)], TODAY)).toBe(addDays(TODAY, 366))
  })

  it('is never later with more right answers, nor earlier with more to learn', () => {
    const some = fc.integer({ min: 1, max: 60 })
    fc.assert(
      fc.property(some, some, some, (toLearn, learnt, more) => {
        const at = (questions: number, correct: number) => readyOn(questions, [day(1, correct)], TODAY) ?? '9999'
        expect(at(toLearn, learnt + more) <= at(toLearn, learnt)).toBe(true)
        expect(at(toLearn + more, learnt) >= at(toLearn, learnt)).toBe(true)
      }),
    )
  })
})
