import {
  addDays,
  addMonths,
  firstOfMonth,
  firstOfQuarter,
  lastOfMonth,
  mondayOf,
  monthAfter,
  monthsBetween,
  weekday,
} from '@contract/clock/days'
import { alertLevel } from '@contract/clock/echeance'
import { addWallMinutes, changeBetween, dayIn, toUtc, toWall, wallMinutesBetween } from '@contract/clock/wall'
import { isLateToCancel } from '@contract/planning/annulation'
import { describe, expect, it } from 'vitest'

const PARIS = 'Europe/Paris'
const TUNIS = 'Africa/Tunis'

describe('toWall and toUtc', () => {
  it.each([
    ['2026-11-23T08:30:00.000Z', TUNIS, '2026-11-23T09:30:00'],
    ['2026-07-23T08:30:00.000Z', TUNIS, '2026-07-23T09:30:00'],
    ['2026-11-23T08:30:00.000Z', PARIS, '2026-11-23T09:30:00'],
    ['2026-07-23T08:30:00.000Z', PARIS, '2026-07-23T10:30:00'],
    ['2026-12-31T23:30:00.000Z', PARIS, '2027-01-01T00:30:00'],
  ])('convert %s in %s to %s and back', (iso, zone, wall) => {
    expect(toWall(iso, zone)).toBe(wall)
    expect(toUtc(wall, zone)).toBe(iso)
  })

  it.each([
    ['before', '2026-03-29T00:59:00.000Z', '2026-03-29T01:59:00'],
    ['after', '2026-03-29T01:00:00.000Z', '2026-03-29T03:00:00'],
  ])('are right just %s the clocks go forward', (_when, iso, wall) => {
    expect(toWall(iso, PARIS)).toBe(wall)
    expect(toUtc(wall, PARIS)).toBe(iso)
  })

  it('move a time skipped in spring to the same distance after the change', () => {
    expect(toUtc('2026-03-29T02:30:00', PARIS)).toBe('2026-03-29T01:30:00.000Z')
    expect(toWall('2026-03-29T01:30:00.000Z', PARIS)).toBe('2026-03-29T03:30:00')
  })

  it('take the first of a time repeated in autumn', () => {
    expect(toWall('2026-10-25T00:30:00.000Z', PARIS)).toBe('2026-10-25T02:30:00')
    expect(toWall('2026-10-25T01:30:00.000Z', PARIS)).toBe('2026-10-25T02:30:00')
    expect(toUtc('2026-10-25T02:30:00', PARIS)).toBe('2026-10-25T00:30:00.000Z')
  })

  it.each(['2026-10-25T01:59:00', '2026-10-25T03:00:00', '2026-10-25T09:00:00', '2026-03-29T09:00:00'])(
    'convert back around a clock change: %s',
    (wall) => {
      expect(toWall(toUtc(wall, PARIS), PARIS)).toBe(wall)
    },
  )
})

describe('changeBetween', () => {
  it.each([
    ['2027-10-31T00:30:00.000Z', '2027-10-31T01:00:00.000Z', 'toWinter'],
    ['2027-03-28T00:30:00.000Z', '2027-03-28T01:30:00.000Z', 'toSummer'],
    ['2027-10-31T01:00:00.000Z', '2027-10-31T01:30:00.000Z', null],
  ])('between %s and %s returns %s for Paris and null for Tunis', (start, end, change) => {
    expect(changeBetween(start, end, PARIS)).toBe(change)
    expect(changeBetween(start, end, TUNIS)).toBeNull()
  })
})

describe('wall arithmetic', () => {
  it('adds minutes and days without regard to clock changes', () => {
    expect(addWallMinutes('2026-03-29T01:30:00', 60)).toBe('2026-03-29T02:30:00')
    expect(addWallMinutes('2026-11-23T00:00:00', -15)).toBe('2026-11-22T23:45:00')
    expect(wallMinutesBetween('2026-11-23T09:00:00', '2026-11-24T00:00:00')).toBe(900)
  })
})

describe('days, weeks and months', () => {
  it.each([
    ['2026-11-23', 1, '2026-11-23'],
    ['2026-11-29', 7, '2026-11-23'],
    ['2027-01-01', 5, '2026-12-28'],
    ['1969-12-29', 1, '1969-12-29'],
  ])('%s is day %i of the week starting on %s', (day, number, monday) => {
    expect(weekday(day)).toBe(number)
    expect(mondayOf(day)).toBe(monday)
  })

  it.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-11-30', -9, '2026-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-03-29', -1, '2026-02-28'],
    ['2026-01-28', -25, '2023-12-28'],
  ])('addMonths: %s plus %i months is %s', (day, months, later) => {
    expect(addMonths(day, months)).toBe(later)
  })

  it.each([
    ['2026-01-01', '2026-01-01'],
    ['2026-03-31', '2026-01-01'],
    ['2026-04-01', '2026-04-01'],
    ['2026-08-31', '2026-07-01'],
    ['2028-02-29', '2028-01-01'],
    ['2026-12-31', '2026-10-01'],
  ])('returns the first day of the quarter of %s', (day, first) => {
    expect(firstOfQuarter(day)).toBe(first)
  })

  it('returns the first and last day of a month and all months of a period', () => {
    expect([firstOfMonth('2028-02-11'), lastOfMonth('2028-02-11')]).toEqual(['2028-02-01', '2028-02-29'])
    expect(monthAfter('2026-11', 2)).toBe('2027-01')
    expect([monthAfter('2026-11', 1), monthAfter('2026-01', -1), monthAfter('2026-06', -30)]).toEqual([
      '2026-12',
      '2025-12',
      '2023-12',
    ])
    expect(monthsBetween('2026-11-30', '2027-01-01')).toEqual(['2026-11', '2026-12', '2027-01'])
  })
})

describe('niveauAlerte', () => {
  it.each([
    [31, null],
    [30, '30'],
    [15, '30'],
    [14, '14'],
    [7, '7'],
    [1, '1'],
    [0, '1'],
    [-1, 'expire'],
  ])('returns for %i days the level %s', (jours, niveau) => expect(alertLevel(jours)).toBe(niveau))
})

it.each([
  ['2026-11-22T09:00:00.000Z', false],
  ['2026-11-22T08:59:59.999Z', true],
])('isLateToCancel judges a lesson at %s, a day ahead: %s', (start, late) => {
  expect(isLateToCancel(start, '2026-11-21T09:00:00.000Z', 24)).toBe(late)
})

describe('dayIn', () => {
  it.each([
    ['2026-11-21T22:59:59.999Z', 'TN', '2026-11-21'],
    ['2026-11-21T23:00:00.000Z', 'TN', '2026-11-22'],
    ['2026-07-21T22:30:00.000Z', 'TN', '2026-07-21'],
    ['2026-07-21T22:30:00.000Z', 'FR', '2026-07-22'],
    ['2026-01-21T22:30:00.000Z', 'FR', '2026-01-21'],
    ['2026-12-31T23:00:00.000Z', 'TN', '2027-01-01'],
    ['2028-02-29T12:00:00.000Z', 'TN', '2028-02-29'],
  ] as const)('converts %s in %s to %s', (moment, pays, day) => {
    expect(dayIn(new Date(moment), pays)).toBe(day)
  })
})

it.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-03-29', 0, '2026-03-29'],
  ['2026-10-24', 2, '2026-10-26'],
])('addDays: %s plus %i days is %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected)
})
