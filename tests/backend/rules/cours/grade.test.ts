import { comesAgain, givenAt, isCorrect, isSealed, statusAt } from '@backend/rules/cours/grade'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('an answer', () => {
  it('is right when it names exactly the right choices, in any order', () => {
    const someIds = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 4 })
    fc.assert(
      fc.property(someIds, someIds, (chosen, right) => {
        expect(isCorrect(chosen, right)).toBe([...chosen].sort().join() === [...right].sort().join())
        expect(isCorrect([...right, ...right].reverse(), right)).toBe(true)
      }),
    )
  })
})

describe('a question that went wrong', () => {
  it.each([
    [false, 1, true],
    [false, 2, true],
    [false, 3, false],
    [true, 1, false],
  ])('comes again (right %s, asked %i times): %s', (isRight, times, again) => {
    expect(comesAgain(isRight, times)).toBe(again)
  })
})

describe('the status of an attempt', () => {
  const deadline = '2026-11-21T09:15:00.000Z'
  it.each([
    ['STARTED', deadline, '2026-11-21T09:14:59.999Z', 'STARTED'],
    ['STARTED', deadline, deadline, 'COMPLETED'],
    ['STARTED', null, '2030-01-01T00:00:00.000Z', 'STARTED'],
    ['ABANDONED', deadline, '2030-01-01T00:00:00.000Z', 'ABANDONED'],
    ['COMPLETED', deadline, '2026-11-21T09:00:00.000Z', 'COMPLETED'],
  ] as const)('%s until %s is at %s %s', (status, until, now, expected) => {
    expect(statusAt({ status, deadline: until }, now)).toBe(expected)
  })
})

describe('an answer to an exam of a quarter of an hour', () => {
  const exam = { startedAt: '2026-11-21T09:00:00.000Z', deadline: '2026-11-21T09:15:00.000Z' }
  /** Seven days after the deadline. */
  const LATEST = '2026-11-28T09:15:00.000Z'

  it('counts as given when it arrives, while there is time', () => {
    const now = '2026-11-21T09:14:59.000Z'
    expect(givenAt(exam, 30, now)).toBe(now)
    expect(givenAt({ ...exam, deadline: null }, undefined, LATEST)).toBe(LATEST)
  })

  it('counts as given so many seconds before the end, if it arrives within a week', () => {
    expect(givenAt(exam, 90, exam.deadline)).toBe('2026-11-21T09:13:30.000Z')
    expect(givenAt(exam, 90, LATEST)).toBe('2026-11-21T09:13:30.000Z')
    expect(givenAt(exam, 90, '2026-11-28T09:15:00.001Z')).toBeNull()
  })

  it('counts at its beginning at the earliest, whatever the device says', () => {
    expect(givenAt(exam, 99_999, LATEST)).toBe(exam.startedAt)
  })

  it('comes too late without seconds left', () => {
    expect(givenAt(exam, undefined, exam.deadline)).toBeNull()
    expect(givenAt(exam, 0, exam.deadline)).toBeNull()
  })

  it.each([
    ['STARTED', '2026-11-21T09:14:59.999Z', false],
    ['STARTED', exam.deadline, true],
    ['STARTED', LATEST, true],
    ['STARTED', '2026-11-28T09:15:00.001Z', false],
    ['COMPLETED', exam.deadline, false],
    ['ABANDONED', exam.deadline, false],
  ])('that is %s keeps its solution secret at %s: %s', (status, now, sealed) => {
    expect(isSealed({ status, deadline: exam.deadline }, now)).toBe(sealed)
    expect(isSealed({ status, deadline: null }, now)).toBe(false)
  })
})
