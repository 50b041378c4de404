import { comesAgain, isCorrect, statusAt } from '@backend/rules/cours/grade'
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
