import { addMonths, monthsBetween } from '@contract/clock/days'
import { addMinutes, minutesBetween } from '@contract/clock/moments'
import { offsetAt } from '@contract/clock/offsets'
import { changeBetween, dayIn, dayOf, drawnWall, momentOf, timeOf, wallAt, wallOf } from '@contract/clock/wall'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it, vi } from 'vitest'

const HOUR_MS = 3_600_000

describe('a moment on the wall clock of a country', () => {
  it.each([
    ['2026-07-20T22:30:00.000Z', 'TN', '2026-07-20', '23:30'],
    ['2026-07-20T22:30:00.000Z', 'FR', '2026-07-21', '00:30'],
    ['2026-11-21T09:05:59.999Z', 'FR', '2026-11-21', '10:05'],
  ] as const)('reads %s in %s as %s, %s', (moment, pays, day, time) => {
    expect(wallOf(moment, pays)).toEqual({ day, time })
    expect(wallOf(new Date(moment), pays)).toEqual({ day, time })
    expect(dayIn(moment, pays)).toBe(day)
    expect(dayIn(new Date(moment), pays)).toBe(day)
  })

  it.each([
    ['2026-07-20', '08:00', 'FR', '2026-07-20T06:00:00.000Z'],
    ['2026-07-20', '00:00', 'FR', '2026-07-19T22:00:00.000Z'],
    ['2026-07-20', '24:00', 'FR', '2026-07-20T22:00:00.000Z'],
    ['2026-12-31', '24:00', 'TN', '2026-12-31T23:00:00.000Z'],
  ] as const)('finds the moment of %s, %s in %s: %s', (day, time, pays, moment) => {
    expect(momentOf({ day, time }, pays).toISOString()).toBe(moment)
  })
})

describe('the text of a wall time', () => {
  it('has a day and a time of day', () => {
    expect(wallAt('2026-11-21', '09:30')).toBe('2026-11-21T09:30:00')
    expect([dayOf('2026-11-21T09:30:00'), timeOf('2026-11-21T09:30:00')]).toEqual(['2026-11-21', '09:30'])
    expect(drawnWall(new Date('2026-11-21T09:30:59.500Z'))).toBe('2026-11-21T09:30:59')
  })
})

describe('minutes between moments', () => {
  it.each([
    ['2026-11-21T09:00:00.000Z', '2026-11-21T10:30:00.000Z', 90],
    ['2026-11-21T09:00:00.000Z', '2026-11-21T08:59:00.000Z', -1],
    ['2026-11-21T09:00:00.000Z', '2026-11-21T09:00:30.000Z', 0.5],
  ])('count from %s to %s %d', (start, end, minutes) => {
    expect(minutesBetween(start, end)).toBe(minutes)
    expect(addMinutes(start, minutes)).toBe(end)
  })
})

describe('a change of the clock', () => {
  it('is none within a season, and none where both ends lie in the same one a year apart', () => {
    expect(changeBetween('2026-07-01T00:00:00Z', '2026-08-01T00:00:00Z', 'Europe/Paris')).toBeNull()
    expect(changeBetween('2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z', 'Europe/Paris')).toBeNull()
  })
})

describe('months', () => {
  it('keep the last day of a month and name a single one', () => {
    expect(addMonths('2026-01-31', 2)).toBe('2026-03-31')
    expect(addMonths('2026-04-30', 1)).toBe('2026-05-30')
    expect(monthsBetween('2026-11-01', '2026-11-30')).toEqual(['2026-11'])
    expect(monthsBetween('2026-12-01', '2026-11-30')).toEqual([])
  })
})

describe('offsetAt', () => {
  /** The clocks of New York go back at six UTC. */
  const CHANGE = Date.parse('2026-11-01T06:00:00Z')
  it('tells the hours on both sides of a change, from whichever it is asked first', () => {
    for (const zone of ['America/New_York', 'America/Toronto']) {
      const order = zone === 'America/New_York' ? [0, -1, 1] : [-1, 0, 1]
      const found = order.map((hours) => offsetAt(CHANGE + hours * HOUR_MS, zone) / HOUR_MS)
      expect(found).toEqual(order.map((hours) => (hours < 0 ? -4 : -5)))
      expect(offsetAt(CHANGE - 1, zone) / HOUR_MS).toBe(-4)
    }
  })

  it('knows a zone that never changes its clock', () => {
    expect([offsetAt(CHANGE, 'UTC'), offsetAt(0, 'UTC')]).toEqual([0, 0])
  })

  it('asks Temporal once for all of a half-year, from its first moment to its last', () => {
    const asked = vi.spyOn(Temporal.Instant, 'fromEpochMilliseconds')
    offsetAt(CHANGE + HOUR_MS, 'America/Detroit')
    const first = asked.mock.calls.length
    expect(first).toBeGreaterThan(0)
    const next = Date.parse('2027-03-14T07:00:00Z')
    for (const ms of [CHANGE, CHANGE + HOUR_MS, next - 1]) offsetAt(ms, 'America/Detroit')
    expect(asked).toHaveBeenCalledTimes(first)
    for (const ms of [CHANGE - 1, next, CHANGE, next + HOUR_MS]) offsetAt(ms, 'America/Detroit')
    expect(asked).toHaveBeenCalledTimes(3 * first)
  })
})
