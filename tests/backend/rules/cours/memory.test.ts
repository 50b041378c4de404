import { type Memory, remember } from '@backend/rules/cours/memory'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const NOW = new Date('2026-11-21T09:00:00.000Z')
const DAY = 86_400_000
const later = (days: number, from = NOW) => new Date(from.getTime() + days * DAY)

/** The memory after several answers, each given a number of days after the one before. */
function learnt(answers: readonly { days: number; right: boolean }[]): { memory: Memory; moment: Date } {
  let memory: Memory | null = null
  let moment = NOW
  for (const { days, right } of answers) {
    moment = later(days, moment)
    memory = remember(memory, right, moment)
  }
  if (!memory) throw new Error('no answers')
  return { memory, moment }
}
const someAnswers = fc.array(fc.record({ days: fc.integer({ min: 0, max: 60 }), right: fc.boolean() }), {
  minLength: 1,
  maxLength: 12,
})

describe('what is remembered', () => {
  it('is the same on every host, and fits into JSON', () => {
    fc.assert(
      fc.property(someAnswers, (answers) => {
        const { memory } = learnt(answers)
        expect(learnt(answers).memory).toEqual(memory)
        expect(JSON.parse(JSON.stringify(memory))).toEqual(memory)
      }),
    )
  })

  it('comes due after the answer, later after a right one', () => {
    fc.assert(
      fc.property(someAnswers, fc.integer({ min: 1, max: 60 }), (answers, days) => {
        const { memory, moment } = learnt(answers)
        expect(memory.due > moment.toISOString()).toBe(true)
        expect(memory.lastReview).toBe(moment.toISOString())
        const next = later(days, moment)
        expect(remember(memory, true, next).due >= remember(memory, false, next).due).toBe(true)
      }),
    )
  })

  it('is asked again in whole days: a mistake soon, a right answer not on the same day', () => {
    const [wrong, right] = [remember(null, false, NOW), remember(null, true, NOW)]
    expect(wrong.due >= later(1).toISOString()).toBe(true)
    expect(wrong.due <= right.due).toBe(true)
    expect(right.due <= later(14).toISOString()).toBe(true)
  })

  it('lasts longer with every right answer in time', () => {
    let memory = remember(null, true, NOW)
    const spans = Array.from({ length: 5 }, () => {
      const moment = new Date(memory.due)
      memory = remember(memory, true, moment)
      return Date.parse(memory.due) - moment.getTime()
    })
    expect([...spans].sort((a, b) => a - b)).toEqual(spans)
    expect(spans.at(-1)).toBeGreaterThan(30 * DAY)
    expect(memory).toMatchObject({ reps: 6, lapses: 0 })
  })
})
