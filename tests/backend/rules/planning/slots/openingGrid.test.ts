import { gridOf } from '@backend/rules/planning/openingGrid'
import { takenAmong } from '@backend/rules/planning/taken'
import { describe, expect, it } from 'vitest'

const monday = (debut: string, fin: string) => ({ jour: 1, debut, fin })
const MONDAY = { from: '2026-11-23', to: '2026-11-23', step: 60 }
/** On the clock of Tunis, which is an hour ahead. */
const times = (starts: Iterable<string>) =>
  [...starts].map((start) => new Date(Date.parse(start) + 3_600_000).toISOString().slice(11, 16))

describe('the grid of a day', () => {
  it.each([
    [
      'begins with each part that is apart',
      [monday('14:00', '15:00'), monday('08:30', '10:00')],
      ['08:30', '09:30', '14:00'],
    ],
    ['goes on over parts that touch', [monday('08:30', '09:00'), monday('09:00', '10:00')], ['08:30', '09:30']],
    ['begins again a minute after a part', [monday('08:30', '09:00'), monday('09:01', '10:00')], ['08:30', '09:01']],
    [
      'goes to the end of the longer of two parts',
      [monday('08:00', '11:00'), monday('09:00', '10:00')],
      ['08:00', '09:00', '10:00'],
    ],
    [
      'goes to the end of the later of two parts',
      [monday('08:00', '10:00'), monday('09:00', '11:00')],
      ['08:00', '09:00', '10:00'],
    ],
    ['leaves out the very end', [monday('08:00', '09:00')], ['08:00']],
    ['holds a beginning a minute before the end', [monday('08:00', '09:01')], ['08:00', '09:00']],
    ['goes up to midnight', [monday('22:30', '24:00')], ['22:30', '23:30']],
    ['leaves out other days', [{ jour: 2, debut: '08:00', fin: '12:00' }], []],
  ])('%s', (_name, horaires, expected) => {
    expect(times(gridOf(MONDAY, horaires, 'TN'))).toEqual(expected)
  })

  it('goes from seven to nine in the evening where a school has set no hours', () => {
    const starts = times(gridOf(MONDAY, [], 'TN'))
    expect([starts[0], starts.at(-1), starts.length]).toEqual(['07:00', '20:00', 14])
  })

  it('goes over all days, both ends included', () => {
    const starts = [...gridOf({ ...MONDAY, to: '2026-11-30' }, [monday('08:00', '09:00')], 'TN')]
    expect(starts).toEqual(['2026-11-23T07:00:00.000Z', '2026-11-30T07:00:00.000Z'])
  })

  it('leaves the hours as they came', () => {
    const horaires = [monday('14:00', '15:00'), monday('08:00', '14:00')]
    times(gridOf(MONDAY, horaires, 'TN'))
    expect(horaires).toEqual([monday('14:00', '15:00'), monday('08:00', '14:00')])
  })

  it('offers the hour that clocks leave out once', () => {
    const horaires = [{ jour: 7, debut: '01:30', fin: '04:00' }]
    const sunday = { from: '2026-03-29', to: '2026-03-29', step: 30 }
    expect([...gridOf(sunday, horaires, 'FR')].map((start) => start.slice(11, 16))).toEqual(['00:30', '01:00', '01:30'])
  })
})

describe('takenAmong', () => {
  const slot = (start: string, end: string) => ({ start, end })
  const taken = [slot('10', '11'), slot('01', '05'), slot('02', '03'), slot('07', '08')]
  it.each([
    ['00', '01', false],
    ['00', '02', true],
    ['04', '05', true],
    ['03', '04', true],
    ['05', '07', false],
    ['06', '08', true],
    ['08', '10', false],
    ['07', '08', true],
    ['10', '11', true],
    ['11', '12', false],
    ['00', '12', true],
  ])('compares a time from %s to %s: %s', (start, end, meets) => {
    expect(takenAmong(taken)(slot(start, end))).toBe(meets)
  })

  it('finds nothing among no times', () => {
    expect(takenAmong([])(slot('00', '12'))).toBe(false)
  })
})
