import { addDays } from '@contract/clock/days'
import { addWallMinutes, toUtc, toWall, wallMinutesBetween } from '@contract/clock/wall'
import { describe, expect, it } from 'vitest'

const PARIS = 'Europe/Paris'
const TUNIS = 'Africa/Tunis'

describe('a time on the wall', () => {
  it.each([
    ['2026-11-23T08:30:00.000Z', TUNIS, '2026-11-23T09:30:00'],
    ['2026-07-23T08:30:00.000Z', TUNIS, '2026-07-23T09:30:00'],
    ['2026-11-23T08:30:00.000Z', PARIS, '2026-11-23T09:30:00'],
    ['2026-07-23T08:30:00.000Z', PARIS, '2026-07-23T10:30:00'],
    ['2026-12-31T23:30:00.000Z', PARIS, '2027-01-01T00:30:00'],
  ])('of %s in %s is %s, and back', (iso, zone, wall) => {
    expect(toWall(iso, zone)).toBe(wall)
    expect(toUtc(wall, zone)).toBe(iso)
  })

  it.each([
    ['before', '2026-03-29T00:59:00.000Z', '2026-03-29T01:59:00'],
    ['after', '2026-03-29T01:00:00.000Z', '2026-03-29T03:00:00'],
  ])('is right just %s the clocks go forward', (_when, iso, wall) => {
    expect(toWall(iso, PARIS)).toBe(wall)
    expect(toUtc(wall, PARIS)).toBe(iso)
  })

  it('that is skipped in spring is as late after the change', () => {
    expect(toUtc('2026-03-29T02:30:00', PARIS)).toBe('2026-03-29T01:30:00.000Z')
    expect(toWall('2026-03-29T01:30:00.000Z', PARIS)).toBe('2026-03-29T03:30:00')
  })

  it('that comes twice in autumn is the first', () => {
    expect(toWall('2026-10-25T00:30:00.000Z', PARIS)).toBe('2026-10-25T02:30:00')
    expect(toWall('2026-10-25T01:30:00.000Z', PARIS)).toBe('2026-10-25T02:30:00')
    expect(toUtc('2026-10-25T02:30:00', PARIS)).toBe('2026-10-25T00:30:00.000Z')
  })

  it.each(['2026-10-25T01:59:00', '2026-10-25T03:00:00', '2026-10-25T09:00:00', '2026-03-29T09:00:00'])(
    'around a change comes back: %s',
    (wall) => {
      expect(toWall(toUtc(wall, PARIS), PARIS)).toBe(wall)
    },
  )
})

describe('counting on the wall', () => {
  it('adds minutes and days without looking at clock changes', () => {
    expect(addWallMinutes('2026-03-29T01:30:00', 60)).toBe('2026-03-29T02:30:00')
    expect(addWallMinutes('2026-11-23T00:00:00', -15)).toBe('2026-11-22T23:45:00')
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
    expect(wallMinutesBetween('2026-11-23T09:00:00', '2026-11-24T00:00:00')).toBe(900)
  })
})
