import {
  CALENDARS,
  ETAPES,
  EXAM_OF,
  etapeOf,
  evenementInput,
  evenementQuery,
  evenementsUpdate,
  freeSeats,
  HOUR_OF,
  isDriving,
  isExam,
  recurrence,
} from '@contract/planning/evenement'
import { statsQuery } from '@contract/planning/evenementStats'
import { fluxPath } from '@contract/planning/flux'
import { leconsInput } from '@contract/planning/lecon'
import { faultsIn } from '@tests/helpers/faultsIn'
import { describe, expect, it } from 'vitest'

const at = (time: string, day = '2026-11-23') => `${day}T${time}:00.000Z`

describe('a kind of event', () => {
  it.each(ETAPES)('is the lesson or the exam of %s', (etape) => {
    expect([etapeOf(HOUR_OF[etape]), isExam(HOUR_OF[etape])]).toEqual([etape, false])
    expect([etapeOf(EXAM_OF[etape]), isExam(EXAM_OF[etape])]).toEqual([etape, true])
  })

  it('is behind the wheel for the lessons on the road and on the training ground', () => {
    expect(CALENDARS.filter(isDriving)).toEqual(['Hour circulation', 'Hour Park'])
  })
})

describe('the free seats of a theory hour', () => {
  const seats = (places: number | undefined, count: number, status: 'PLANNED' | 'SUCCESS' = 'PLANNED') =>
    freeSeats({ status, extendedProps: { places, candidats: Array.from({ length: count }, () => CANDIDAT) } })
  const CANDIDAT = { id: 1, nom: 'Sami Ben Ali', absent: false, telephone: null, archived: false }

  it('are those that nobody has taken, while it is planned and the room has a number of them', () => {
    expect([seats(12, 0), seats(12, 10), seats(12, 12)]).toEqual([12, 2, 0])
    expect(seats(12, 13)).toBe(0)
    expect([seats(undefined, 3), seats(12, 3, 'SUCCESS')]).toEqual([null, null])
  })
})

describe('the time of an event', () => {
  const event = (start: string, end: string, changes: object = {}) => ({
    title: null,
    start,
    end,
    extendedProps: { calendar: 'Hour circulation', idCandidats: [7], idUser: null },
    ...changes,
  })

  it('ends after it begins, twelve hours later at most', () => {
    expect(faultsIn(evenementInput, event(at('08:00'), at('20:00')))).toEqual({})
    expect(faultsIn(evenementInput, event(at('08:00'), at('20:01')))).toEqual({ end: 'event_too_long' })
    expect(faultsIn(evenementInput, event(at('08:00'), at('08:00')))).toEqual({ end: 'end_before_start' })
  })

  it('is for candidates by id, or for the person of an account', () => {
    const of = (people: object) =>
      faultsIn(
        evenementInput,
        event(at('08:00'), at('09:00'), { extendedProps: { calendar: 'Hour circulation', ...people } }),
      )
    expect(of({ idCandidats: [7] })).toEqual({})
    expect(of({ idUser: 12 })).toEqual({})
    expect(of({})).toEqual({ 'extendedProps.idCandidats': 'required' })
  })

  it('is saved once for each of several events', () => {
    const one = event(at('08:00'), at('09:00'), { id: 1, version: 1 })
    expect(faultsIn(evenementsUpdate, { evenements: [one, { ...one, id: 2 }] })).toEqual({})
    expect(faultsIn(evenementsUpdate, { evenements: [one, one] })).toEqual({ evenements: 'duplicate' })
    expect(faultsIn(evenementsUpdate, { evenements: [{ ...one, end: at('08:00') }] })).toEqual({
      'evenements.0.end': 'end_before_start',
    })
  })
})

describe('a recurrence', () => {
  it('goes on until a day or a number of times, not both', () => {
    expect(faultsIn(recurrence, { nombre: 3 })).toEqual({})
    expect(faultsIn(recurrence, { jusqua: '2026-12-31' })).toEqual({})
    expect(faultsIn(recurrence, { nombre: 3, jusqua: '2026-12-31' })).toEqual({ nombre: 'required' })
    expect(faultsIn(recurrence, {})).toEqual({ nombre: 'required' })
  })

  it('has valid times for the sessions that take place at another one', () => {
    const replaced = (start: string, end: string) =>
      faultsIn(recurrence, { nombre: 3, replaced: [{ jour: '2026-11-23', start, end }] })
    expect(replaced(at('08:00'), at('09:00'))).toEqual({})
    expect(replaced(at('09:00'), at('08:00'))).toEqual({ 'replaced.0.end': 'end_before_start' })
  })
})

describe('a period that is asked for', () => {
  it('of a calendar has a hundred days at most', () => {
    const faults = (from: string, to: string) => faultsIn(evenementQuery, { from, to })
    expect(faults(at('00:00', '2026-01-01'), at('00:00', '2026-04-11'))).toEqual({})
    expect(faults(at('00:00', '2026-01-01'), at('00:01', '2026-04-11'))).toEqual({ to: 'too_big' })
    expect(faults(at('00:00'), at('00:00'))).toEqual({ to: 'end_before_start' })
  })

  it('of figures may lack one of its ends', () => {
    expect(faultsIn(statsQuery, { from: '2026-11-02', to: '2026-11-02' })).toEqual({})
    expect(faultsIn(statsQuery, { from: '2026-11-02', to: '2026-11-01' })).toEqual({ to: 'end_before_start' })
    expect([faultsIn(statsQuery, { from: '2026-11-02' }), faultsIn(statsQuery, { to: '2026-11-01' })]).toEqual([{}, {}])
  })
})

it('lessons that are answered for together are each named once', () => {
  const lecons = (...ids: number[]) => faultsIn(leconsInput, { lecons: ids.map((id) => ({ id, version: 1 })) })
  expect([lecons(1, 2), lecons(1, 1)]).toEqual([{}, { lecons: 'duplicate' }])
})

it('a calendar to subscribe to has its secret in its address', () => {
  expect(fluxPath('abc')).toBe('api/calendrier/flux/abc.ics')
})
