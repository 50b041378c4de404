import { minutesOf, minutesText } from '@src/views/tarification/typedMinutes'
import { describe, expect, it } from 'vitest'

describe('a typed duration', () => {
  it.each([
    ['20', 1200],
    ['20 h', 1200],
    ['1 h 30', 90],
    ['1h30', 90],
    ['1:30', 90],
    ['1,5', 90],
    ['0.5 h', 30],
    ['45 min', 45],
    ['1 h 05 min', 65],
    ['', undefined],
    ['  ', undefined],
  ])('reads « %s » as %s minutes', (text, minutes) => {
    expect(minutesOf(text)).toBe(minutes)
  })

  it.each(['vingt', '1 h 75', '-3', '1:2:3', 'h'])('does not read « %s »', (text) => {
    expect(minutesOf(text)).toBeNaN()
  })

  it('is shown as it is typed, and not at all for none', () => {
    for (const minutes of [45, 90, 1200, 1205]) expect(minutesOf(minutesText(minutes))).toBe(minutes)
    expect(minutesText(0)).toBe('')
  })
})
