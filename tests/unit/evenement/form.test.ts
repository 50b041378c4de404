import type { Clash, ClashKind } from '@contract/planning/clash'
import { placeAt, shifted } from '@src/parts/evenement/actions/places'
import {
  bodyOf,
  endAfter,
  type FormValues,
  fieldOf,
  newValues,
  updateOf,
  valuesOf,
} from '@src/parts/evenement/form/values'
import { ALWAYS_OPEN } from '@src/views/evenement/calendar/hours/opening'
import { busyOf } from '@src/views/evenement/form/busy'
import { faultsOf } from '@src/views/evenement/form/check'
import { occurrenceDays } from '@src/views/evenement/form/recurrence'
import { usualStart } from '@src/views/evenement/form/usualStart'
import { describe, expect, it } from 'vitest'
import { sampleEvent } from './sample'

const TUNIS = 'Africa/Tunis'
const PARIS = 'Europe/Paris'

const filled = (over: Partial<FormValues> = {}): FormValues => ({
  ...newValues({ calendar: 'Hour circulation', candidat: 7 }, { jour: '2026-11-23', start: '09:00', minutes: 60 }),
  idMoniteur: 3,
  idVehicule: 5,
  ...over,
})

describe('values of the event form', () => {
  it('start from the drawn times', () => {
    const opener = { calendar: 'Hour Park', moniteur: 4, start: '10:15', end: '11:45' } as const
    expect(newValues(opener, { jour: '2026-11-23', start: '09:00', minutes: 60 })).toMatchObject({
      calendar: 'Hour Park',
      idMoniteur: 4,
      start: '10:15',
      end: '11:45',
      candidats: [],
    })
    expect(filled()).toMatchObject({ start: '09:00', end: '10:00', candidats: [7] })
    expect(endAfter('2026-11-23', '23:30', 60)).toBe('23:59')
  })

  it('are sent in UTC, converted from the school’s time zone', () => {
    expect(bodyOf(filled(), TUNIS)).toMatchObject({
      start: '2026-11-23T08:00:00.000Z',
      end: '2026-11-23T09:00:00.000Z',
    })
    expect(bodyOf(filled({ jour: '2026-07-23' }), PARIS).start).toBe('2026-07-23T07:00:00.000Z')
  })

  it('omit fields that the kind of event does not have', () => {
    const code = bodyOf(filled({ calendar: 'Hour code', idExaminateur: 9 }), TUNIS).extendedProps
    expect(code).toMatchObject({ idVehicule: null, idExaminateur: null, idMoniteur: 3 })
    const exam = bodyOf(filled({ calendar: 'Conduit exam', idExaminateur: 9 }), TUNIS).extendedProps
    expect(exam).toMatchObject({ idVehicule: 5, idExaminateur: 9 })
  })

  it('recur a number of times or until a day, without excluded days', () => {
    expect(bodyOf(filled(), TUNIS).recurrence).toBeUndefined()
    expect(
      bodyOf(filled({ repete: 'nombre', nombre: '6', semaines: 2 }), TUNIS, { except: ['2026-12-07'] }).recurrence,
    ).toEqual({
      semaines: 2,
      nombre: 6,
      except: ['2026-12-07'],
    })
    const exam = filled({ calendar: 'Code exam', repete: 'jusqua' })
    expect(bodyOf(exam, TUNIS).recurrence).toBeUndefined()
    expect(faultsOf(exam, TUNIS)).toEqual({})
    expect(occurrenceDays(exam)).toEqual(['2026-11-23'])
    expect(bodyOf(filled({ repete: 'jusqua', jusqua: '2026-12-31' }), TUNIS).recurrence).toEqual({
      semaines: 1,
      jusqua: '2026-12-31',
      except: [],
    })
  })

  it('keep the moment of an event in the repeated hour unless its time is changed', () => {
    const second = sampleEvent({ start: '2026-10-25T01:30:00.000Z', end: '2026-10-25T02:30:00.000Z' })
    const values = { ...valuesOf(second, PARIS), lieu: 'Gare' }
    expect(values).toMatchObject({ jour: '2026-10-25', start: '02:30', end: '03:30' })
    expect(updateOf(values, PARIS, second, 'one')).toMatchObject({ start: second.start, end: second.end })
    const earlier = updateOf({ ...values, start: '01:30' }, PARIS, second, 'one')
    expect(earlier).toMatchObject({ start: '2026-10-24T23:30:00.000Z', end: second.end })
    // From the first 02:30 to the second one is an hour, although both look the same.
    const both = sampleEvent({ start: '2026-10-25T00:30:00.000Z', end: '2026-10-25T01:30:00.000Z' })
    expect(faultsOf(valuesOf(both, PARIS), PARIS, both)).toEqual({})
  })

  it('show an event in the school’s time zone', () => {
    expect(valuesOf(sampleEvent(), TUNIS)).toMatchObject({ jour: '2026-11-23', start: '09:00', end: '10:00' })
  })
})

describe('occurrenceDays', () => {
  it.each<[Partial<FormValues>, number]>([
    [{}, 1],
    [{ repete: 'nombre', nombre: '6' }, 6],
    [{ repete: 'jusqua', jusqua: '2026-11-23' }, 1],
    [{ repete: 'jusqua', jusqua: '2026-12-21' }, 5],
    [{ repete: 'jusqua', jusqua: '2026-12-21', semaines: 2 }, 3],
    [{ repete: 'jusqua', jusqua: '2036-12-21' }, 52],
    [{ repete: 'jusqua', jusqua: '' }, 1],
  ])('counts for %o the days %i', (over, count) => {
    expect(occurrenceDays(filled(over))).toHaveLength(count)
  })

  it('returns the days without excluded ones, which still count', () => {
    const twice = filled({ repete: 'nombre', nombre: '3', semaines: 2 })
    expect(occurrenceDays(twice)).toEqual(['2026-11-23', '2026-12-07', '2026-12-21'])
    expect(occurrenceDays(twice, ['2026-12-07'])).toEqual(['2026-11-23', '2026-12-21'])
  })
})

describe('faults of the event form', () => {
  it.each<[string, Partial<FormValues>, Record<string, string>]>([
    ['valid values', {}, {}],
    ['valid values without recurrence', { repete: null }, {}],
    ['no candidate', { candidats: [] }, { candidats: 'required' }],
    ['two candidates in a road hour', { candidats: [7, 8] }, { candidats: 'one_candidat' }],
    [
      'several candidates in a code hour',
      { calendar: 'Hour code', candidats: [7, 8], idMoniteur: null, idVehicule: null },
      {},
    ],
    ['no instructor', { idMoniteur: null, idVehicule: null }, { idMoniteur: 'required', idVehicule: 'required' }],
    ['an end before its start', { end: '08:30' }, { end: 'end_before_start' }],
    ['a whole day', { start: '06:00', end: '23:00' }, { end: 'event_too_long' }],
    ['no day', { jour: '' }, { jour: 'required' }],
    ['a day that is none', { jour: '32/13/2026' }, { jour: 'date' }],
    ['no time', { start: '' }, { start: 'required' }],
    ['a time that is none', { start: '25:99' }, { start: 'time' }],
    ['a single repetition', { repete: 'nombre', nombre: '1' }, { nombre: 'too_small:2' }],
    ['too many repetitions', { repete: 'nombre', nombre: '53' }, { nombre: 'too_big:52' }],
    [
      'a recurrence that ends before its start',
      { repete: 'jusqua', jusqua: '2026-11-01' },
      { jusqua: 'end_before_start' },
    ],
  ])('are right for %s', (_name, over, faults) => {
    expect(faultsOf(filled(over), TUNIS)).toEqual(faults)
  })

  it('appear beside their fields, also with the backend’s names', () => {
    expect(fieldOf('extendedProps.idCandidats.0')).toBe('candidats')
    expect(fieldOf('extendedProps.idVehicule')).toBe('idVehicule')
    expect(fieldOf('end')).toBe('end')
    expect(fieldOf('start', 'too_past')).toBe('jour')
    expect(fieldOf('recurrence.jusqua')).toBe('jusqua')
  })
})

describe('moves of an event', () => {
  const event = sampleEvent()

  it('keep the length on a drop and the end on a resize', () => {
    expect(placeAt(event, { start: '2026-11-24T14:30:00', end: null }, TUNIS)).toEqual({
      start: '2026-11-24T13:30:00.000Z',
      end: '2026-11-24T14:30:00.000Z',
    })
    expect(placeAt(event, { start: '2026-11-23T09:00:00', end: '2026-11-23T10:30:00' }, TUNIS).end).toBe(
      '2026-11-23T09:30:00.000Z',
    )
  })

  it('keep the wall time over a clock change', () => {
    const saturday = sampleEvent({ start: '2026-03-28T08:00:00.000Z', end: '2026-03-28T09:00:00.000Z' })
    expect(shifted(saturday, { days: 1 }, PARIS)).toEqual({
      start: '2026-03-29T07:00:00.000Z',
      end: '2026-03-29T08:00:00.000Z',
    })
  })

  it('step by quarters of an hour and never to nothing', () => {
    expect(shifted(event, { by: -1 }, TUNIS)?.start).toBe('2026-11-23T07:45:00.000Z')
    expect(shifted(event, { endBy: 1 }, TUNIS)?.end).toBe('2026-11-23T09:15:00.000Z')
    expect(shifted({ ...event, end: '2026-11-23T08:15:00.000Z' }, { endBy: -1 }, TUNIS)).toBeNull()
  })
})

describe('busyOf', () => {
  const raison = (kind: ClashKind): Clash => ({
    kind,
    de: 'moniteur',
    id: 3,
    qui: 'Nour Khelifi',
    quoi: null,
    raison: null,
    start: '2026-11-23T08:00:00.000Z',
    end: '2026-11-23T09:00:00.000Z',
    idEvenement: null,
    jour: '2026-11-23',
  })

  it('returns who is not free with the most lasting reason, and nobody before the answer', () => {
    const { moniteurs, vehicules } = busyOf({
      ecole: [raison('fermeture')],
      candidats: [raison('occupe')],
      moniteurs: [
        { id: 3, raisons: [raison('occupe'), raison('conge')] },
        { id: 4, raisons: [raison('categorie')] },
        { id: 6, raisons: [] },
      ],
      vehicules: [{ id: 5, raisons: [raison('papiers')] }],
      examinateurs: [],
    })
    expect([...moniteurs]).toEqual([[3, 'conge']])
    expect([...vehicules]).toEqual([])
    expect(busyOf(undefined).moniteurs.size).toBe(0)
  })
})

describe('usualStart', () => {
  const plage = (jour: number, debut: string, fin: string) => ({ jour, debut, fin })
  // Monday and Tuesday; closed on Tuesday the 24th.
  const opening = {
    horaires: [1, 2].flatMap((jour) => [plage(jour, '08:00', '12:00'), plage(jour, '14:00', '19:00')]),
    fermetures: [{ debut: '2026-11-24', fin: '2026-11-24', motif: null }],
    dureeMinutes: 60,
  }

  it('returns the morning, or the next half hour of today', () => {
    expect(usualStart('2026-11-23', '2026-11-21T15:10:00', opening)).toEqual({ jour: '2026-11-23', start: '09:00' })
    expect(usualStart('2026-11-23', '2026-11-23T15:10:00', opening)).toEqual({ jour: '2026-11-23', start: '15:30' })
    expect(usualStart('2026-11-23', '2026-11-23T15:10:00', ALWAYS_OPEN).start).toBe('15:30')
  })

  it('waits for the end of the break, and for the next open day once the school closes', () => {
    expect(usualStart('2026-11-23', '2026-11-23T11:20:00', opening)).toEqual({ jour: '2026-11-23', start: '14:00' })
    expect(usualStart('2026-11-23', '2026-11-23T18:10:00', opening)).toEqual({ jour: '2026-11-30', start: '09:00' })
    expect(usualStart('2026-11-24', '2026-11-24T10:00:00', opening)).toEqual({ jour: '2026-11-30', start: '09:00' })
    const late = usualStart('2026-11-23', '2026-11-23T23:50:00', ALWAYS_OPEN)
    expect(late).toEqual({ jour: '2026-11-24', start: '09:00' })
  })

  it('begins when the school opens, where that is later', () => {
    const afternoons = { ...opening, horaires: [plage(1, '14:00', '19:00')] }
    expect(usualStart('2026-11-23', '2026-11-21T15:10:00', afternoons).start).toBe('14:00')
  })
})
