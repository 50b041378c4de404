import { reminderLevel } from '@backend/rules/ecole/rappel'
import { describe, expect, it } from 'vitest'

describe('reminderLevel', () => {
  it.each([
    [31, null],
    [30, '30'],
    [8, '30'],
    [7, '7'],
    [1, '7'],
    [0, '0'],
    [-7, '0'],
    [-8, null],
  ])('answers %i days before an end the level %s', (jours, niveau) => {
    expect(reminderLevel(jours)).toBe(niveau)
  })
})
