import { addDays, addMonths, ageOn, daysBetween, mondayOf, weekday } from '@contract/clock/days'
import { ZONES } from '@contract/clock/pays'
import { dayAt, toUtc, toWall } from '@contract/clock/wall'
import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'

const MINUTE_MS = 60_000
const LISTED = [...Object.values(ZONES), 'America/Los_Angeles', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC']
const zones = fc.constantFrom(...LISTED)
/** Both days of the clock change in Paris, in different years. */
const CHANGES = ['2027-03-28', '2027-10-31', '2028-03-26', '2028-10-29', '2030-03-31', '2031-10-26']

const zoned = (ms: number, zone: string) => Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone)
const plain = (wall: string) => Temporal.PlainDateTime.from(wall)

/** Compares with Temporal and converts back: to the same wall time, an hour earlier at most. */
function check(ms: number, zone: string): void {
  const iso = new Date(ms).toISOString()
  const wall = toWall(iso, zone)
  expect(plain(wall).equals(zoned(ms, zone).toPlainDateTime())).toBe(true)
  expect(dayAt(iso, zone)).toBe(zoned(ms, zone).toPlainDate().toString())
  const back = toUtc(wall, zone)
  expect(Date.parse(back)).toBe(plain(wall).toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds)
  expect(toWall(back, zone)).toBe(wall)
  expect(back <= iso).toBe(true)
}

describe('toWall and toUtc', () => {
  const minutes = fc
    .integer({ min: Date.UTC(1971, 0) / MINUTE_MS, max: Date.UTC(2199, 0) / MINUTE_MS })
    .map((minute) => minute * MINUTE_MS)

  it('convert both ways in every zone as Temporal does', () => {
    fc.assert(fc.property(minutes, zones, check))
  })

  it.each(Object.values(ZONES))('convert both ways at every minute of the days around a clock change in %s', (zone) => {
    for (const day of CHANGES) {
      const noon = Date.parse(`${addDays(day, -1)}T12:00:00Z`)
      for (let minute = 0; minute < 2 * 24 * 60; minute += 1) {
        const ms = noon + minute * MINUTE_MS
        const wall = toWall(new Date(ms).toISOString(), zone)
        const back = Date.parse(toUtc(wall, zone))
        // The first of the repeated hour is meant.
        if (back !== ms)
          expect([wall >= `${day}T02:00`, wall < `${day}T03:00`, ms - back]).toEqual([true, true, 3_600_000])
      }
    }
  })

  it('convert every wall time as Temporal does, skipped hours included', () => {
    const times = fc.integer({ min: 0, max: 24 * 60 - 1 })
    fc.assert(
      fc.property(fc.constantFrom(...CHANGES), times, zones, (day, minute, zone) => {
        const wall = new Date(Date.parse(`${day}T00:00:00Z`) + minute * MINUTE_MS).toISOString().slice(0, 19)
        const expected = plain(wall).toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds
        expect(Date.parse(toUtc(wall, zone))).toBe(expected)
      }),
    )
  })
})

describe('day arithmetic', () => {
  const days = fc
    .integer({ min: Date.UTC(1900, 0) / 86_400_000, max: Date.UTC(2199, 11) / 86_400_000 })
    .map((number) => new Date(number * 86_400_000).toISOString().slice(0, 10))
  const steps = fc.integer({ min: -4000, max: 4000 })
  const date = (day: string) => Temporal.PlainDate.from(day)

  it('adds and counts days as Temporal does', () => {
    fc.assert(
      fc.property(days, steps, (day, step) => {
        const later = addDays(day, step)
        expect(later).toBe(date(day).add({ days: step }).toString())
        expect(daysBetween(day, later)).toBe(step)
      }),
    )
  })

  it('adds months as Temporal does', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -300, max: 300 }), (day, months) => {
        expect(addMonths(day, months)).toBe(date(day).add({ months }).toString())
      }),
    )
  })

  it('starts weeks on Monday', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(weekday(day)).toBe(date(day).dayOfWeek)
        const monday = mondayOf(day)
        expect(date(monday).dayOfWeek).toBe(1)
        expect(daysBetween(monday, day)).toBe(weekday(day) - 1)
      }),
    )
  })

  it('computes ages as Temporal does', () => {
    fc.assert(
      fc.property(days, days, (one, other) => {
        const [birth = '', on = ''] = [one, other].sort()
        expect(ageOn(birth, on)).toBe(date(birth).until(date(on), { largestUnit: 'years' }).years)
      }),
    )
  })
})
