import { moveAlong, occurrences, overlaps, shiftAlong } from '@backend/rules/planning/recurrence'
import { addDays } from '@contract/clock/days'
import { addMinutes } from '@contract/clock/moments'
import { momentOf } from '@contract/clock/wall'
import type { EvenementInput } from '@contract/planning/evenement'
import { describe, expect, it } from 'vitest'

const at = (day: string, time: string, minutes = 60) => {
  const start = momentOf({ day, time }, 'FR').toISOString()
  return { start, end: addMinutes(start, minutes) }
}
const slot = (start: string, end: string) => ({
  start: `2026-11-23T${start}:00.000Z`,
  end: `2026-11-23T${end}:00.000Z`,
})

type Recurrence = NonNullable<EvenementInput['recurrence']>
function timesOf(day: string, values?: Partial<Recurrence>) {
  const extendedProps: EvenementInput['extendedProps'] = {
    calendar: 'Hour code',
    idCandidats: [1],
    idMoniteur: null,
    idVehicule: null,
    idExaminateur: null,
    lieu: null,
    note: null,
  }
  const recurrence = values && { semaines: 1, except: [], replaced: [], ...values }
  return occurrences({ ...at(day, '09:00'), title: null, allDay: false, extendedProps, recurrence }, 'FR')
}

describe('occurrences', () => {
  it('answers one time without a recurrence', () => {
    expect(timesOf('2026-11-23')).toEqual([at('2026-11-23', '09:00')])
  })

  it.each([
    ['every week', { nombre: 3 }, ['2026-11-23', '2026-11-30', '2026-12-07']],
    ['every second week', { nombre: 3, semaines: 2 }, ['2026-11-23', '2026-12-07', '2026-12-21']],
    ['until a day', { jusqua: '2026-12-07' }, ['2026-11-23', '2026-11-30', '2026-12-07']],
    ['until the day before one', { jusqua: '2026-12-06' }, ['2026-11-23', '2026-11-30']],
    ['without a day that still counts', { nombre: 3, except: ['2026-11-30'] }, ['2026-11-23', '2026-12-07']],
    ['without its first day', { nombre: 2, except: ['2026-11-23'] }, ['2026-11-30']],
  ])('answers the times %s', (_name, values, days) => {
    expect(timesOf('2026-11-23', values)).toEqual(days.map((day) => at(day, '09:00')))
  })

  it('stops after a year', () => {
    const times = timesOf('2026-11-23', { jusqua: '2199-12-31' })
    expect(times).toHaveLength(52)
    expect(times.at(-1)).toEqual(at(addDays('2026-11-23', 51 * 7), '09:00'))
  })

  it('replaces the times of the days that say so', () => {
    const other = at('2026-12-01', '14:00', 30)
    const replaced = [{ jour: '2026-11-30', ...other }]
    expect(timesOf('2026-11-23', { nombre: 3, replaced })).toEqual([
      at('2026-11-23', '09:00'),
      other,
      at('2026-12-07', '09:00'),
    ])
  })

  it('keeps the very moment that was given, also within an hour that comes twice', () => {
    // Half past two in winter, the second of the two.
    const start = '2026-10-25T01:30:00.000Z'
    const input = {
      start,
      end: addMinutes(start, 45),
      recurrence: { semaines: 1, nombre: 2, except: [], replaced: [] },
    }
    const content = {
      title: null,
      allDay: false as const,
      extendedProps: {
        calendar: 'Hour code' as const,
        idCandidats: [1],
        idMoniteur: null,
        idVehicule: null,
        idExaminateur: null,
        lieu: null,
        note: null,
      },
    }
    expect(occurrences({ ...input, ...content }, 'FR')).toEqual([
      { start, end: '2026-10-25T02:15:00.000Z' },
      { start: '2026-11-01T01:30:00.000Z', end: '2026-11-01T02:15:00.000Z' },
    ])
  })
})

describe('overlaps', () => {
  it.each([
    ['apart', [slot('08:00', '09:00'), slot('10:00', '11:00')], []],
    ['that touch', [slot('08:00', '09:00'), slot('09:00', '10:00')], []],
    ['that overlap', [slot('08:00', '09:01'), slot('09:00', '10:00')], [slot('08:00', '09:01')]],
    ['that overlap, the later one first', [slot('09:00', '10:00'), slot('08:00', '09:01')], [slot('08:00', '09:01')]],
    ['of which there is one', [slot('08:00', '09:00')], []],
    ['of which there are none', [], []],
  ])('judges times %s', (_name, slots, found) => {
    expect(overlaps(slots)).toEqual(found)
  })

  it('finds one of two equal times', () => {
    expect(overlaps([slot('08:00', '09:00'), slot('08:00', '09:00')])).toHaveLength(1)
  })

  it('leaves the list in its order', () => {
    const slots = [slot('09:00', '10:00'), slot('08:00', '09:00')]
    overlaps(slots)
    expect(slots[0]).toEqual(slot('09:00', '10:00'))
  })
})

describe('moveAlong and shiftAlong', () => {
  const before = at('2026-10-20', '09:00')
  it.each([
    ['by days', at('2026-10-22', '09:00'), at('2026-10-27', '09:00'), at('2026-10-29', '09:00')],
    ['back by days', at('2026-10-18', '09:00'), at('2026-10-27', '09:00'), at('2026-10-25', '09:00')],
    ['by hours', at('2026-10-20', '10:30'), at('2026-10-27', '14:00', 90), at('2026-10-27', '15:30', 90)],
    ['back past midnight', at('2026-10-19', '23:00'), at('2026-10-27', '08:00', 30), at('2026-10-26', '22:00', 30)],
    ['nowhere', at('2026-10-20', '09:00', 45), at('2026-10-27', '09:00', 30), at('2026-10-27', '09:00', 30)],
    ['over a change of the clock', at('2026-10-26', '09:00'), at('2026-10-20', '10:00'), at('2026-10-26', '10:00')],
  ])(
    'keep an event, where the other moved %s, as far away on the wall clock and as long as it was',
    (_name, after, other, moved) => {
      expect(shiftAlong(other, before, after, 'FR')).toEqual(moved)
    },
  )

  it('give an event its new length where only the end moved, and keep its hour', () => {
    const other = at('2026-10-27', '14:00', 90)
    expect(moveAlong(other, before, at('2026-10-20', '09:00', 30), 'FR')).toEqual(at('2026-10-27', '14:00', 30))
  })

  it('give an event the new hour and the new length where both moved', () => {
    const other = at('2026-10-27', '14:00', 90)
    expect(moveAlong(other, before, at('2026-10-21', '10:00', 30), 'FR')).toEqual(at('2026-10-28', '10:00', 30))
  })
})
