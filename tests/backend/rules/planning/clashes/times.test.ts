import { clashesOf, isWithin, partsOf } from '@backend/rules/planning/clashes'
import { describe, expect, it } from 'vitest'
import { END, free, START, TIME, taken, wanted } from './facts'

describe('partsOf', () => {
  it.each([
    ['within a day', 'TN', START, END, [{ jour: '2026-11-23', debut: '09:00', fin: '10:00' }]],
    [
      'up to midnight',
      'TN',
      '2026-11-23T22:00:00Z',
      '2026-11-23T23:00:00Z',
      [{ jour: '2026-11-23', debut: '23:00', fin: '24:00' }],
    ],
    [
      'past midnight',
      'TN',
      '2026-11-23T22:30:00Z',
      '2026-11-23T23:30:00Z',
      [
        { jour: '2026-11-23', debut: '23:30', fin: '24:00' },
        { jour: '2026-11-24', debut: '00:00', fin: '00:30' },
      ],
    ],
    [
      'of an hour that comes twice, to the same time',
      'FR',
      '2026-10-25T00:30:00Z',
      '2026-10-25T01:30:00Z',
      [{ jour: '2026-10-25', debut: '00:00', fin: '24:00' }],
    ],
    [
      'of an hour that comes twice, to a minute later',
      'FR',
      '2026-10-25T00:30:00Z',
      '2026-10-25T01:31:00Z',
      [{ jour: '2026-10-25', debut: '02:30', fin: '02:31' }],
    ],
  ] as const)('cuts an event %s', (_name, pays, start, end, parts) => {
    expect(partsOf({ start, end }, pays)).toEqual(parts)
  })
})

describe('isWithin', () => {
  const monday = (debut: string, fin: string) => ({ jour: 1, debut, fin })
  const part = { jour: '2026-11-23', debut: '09:00', fin: '10:00' }
  it.each([
    ['no hours', [], false],
    ['the same hours', [monday('09:00', '10:00')], true],
    ['hours that begin a minute late', [monday('09:01', '12:00')], false],
    ['hours that end a minute early', [monday('08:00', '09:59')], false],
    ['hours that touch, in the wrong order', [monday('09:30', '10:00'), monday('08:00', '09:30')], true],
    ['hours with a minute between them', [monday('08:00', '09:30'), monday('09:31', '11:00')], false],
    ['hours that end as it begins', [monday('08:00', '09:00')], false],
    ['hours that lie one in the other', [monday('08:00', '10:00'), monday('08:30', '09:15')], true],
    ['hours of another day', [{ ...monday('08:00', '12:00'), jour: 2 }], false],
    ['hours of two days', [monday('08:00', '09:30'), { ...monday('09:30', '12:00'), jour: 2 }], false],
  ])('compares a part of a day with %s', (_name, plages, isInside) => {
    expect(isWithin(part, plages)).toBe(isInside)
  })
})

describe('clashesOf, a taken person or thing', () => {
  it.each([
    ['candidat', 7, 'Ines'],
    ['moniteur', 4, 'Amel'],
    ['vehicule', 5, 'Clio'],
    ['examinateur', 6, 'Karim'],
    ['candidat', 8, ''],
  ] as const)('names the event that takes the %s %i', (ressource, id, qui) => {
    const start = '2026-11-23T08:59:59.999Z'
    const busy = [taken(ressource, id, { start, end: END })]
    expect(clashesOf(wanted(), free({ busy }))).toEqual([
      {
        kind: 'occupe',
        de: ressource,
        id,
        qui,
        quoi: 'Code exam',
        raison: null,
        start,
        end: END,
        idEvenement: 99,
        jour: '2026-11-23',
      },
    ])
  })

  it('leaves the name empty without a record', () => {
    const facts = free({ moniteur: null, candidats: [], busy: [taken('moniteur', 4), taken('candidat', 7)] })
    expect(clashesOf(wanted(), facts).map(({ qui }) => qui)).toEqual(['', ''])
  })

  it.each([
    ['ends as the event begins', { start: '2026-11-23T07:00:00.000Z', end: START }, 0],
    ['ends a moment later', { start: '2026-11-23T07:00:00.000Z', end: '2026-11-23T08:00:00.001Z' }, 1],
    ['begins as the event ends', { start: END, end: '2026-11-23T10:00:00.000Z' }, 0],
    ['begins a moment earlier', { start: '2026-11-23T08:59:59.999Z', end: '2026-11-23T10:00:00.000Z' }, 1],
  ])('judges an event that %s', (_name, times, count) => {
    expect(clashesOf(wanted(), free({ busy: [taken('moniteur', 4, times)] }))).toHaveLength(count)
  })
})

describe('clashesOf, the school', () => {
  const ecole = { de: 'ecole', id: null, qui: '', quoi: null, ...TIME }
  const off = (debut: string, fin: string) => [{ debut, fin, motif: 'Aïd' }]
  it.each([
    ['closed until the day before', { fermetures: off('2026-11-20', '2026-11-22') }, []],
    [
      'closed until the day',
      { fermetures: off('2026-11-20', '2026-11-23') },
      [{ ...ecole, kind: 'fermeture', quoi: 'Aïd' }],
    ],
    [
      'closed from the day',
      { fermetures: off('2026-11-23', '2026-11-25') },
      [{ ...ecole, kind: 'fermeture', quoi: 'Aïd' }],
    ],
    ['closed from the day after', { fermetures: off('2026-11-24', '2026-11-25') }, []],
    ['open at that hour', { horaires: [{ jour: 1, debut: '08:00', fin: '10:00' }] }, []],
    [
      'not open at that hour',
      { horaires: [{ jour: 1, debut: '08:00', fin: '09:59' }] },
      [{ ...ecole, kind: 'horaires' }],
    ],
    [
      'closed, whatever its hours',
      { fermetures: off('2026-11-23', '2026-11-23'), horaires: [{ jour: 2, debut: '08:00', fin: '10:00' }] },
      [{ ...ecole, kind: 'fermeture', quoi: 'Aïd' }],
    ],
  ])('judges a school that is %s', (_name, values, clashes) => {
    expect(clashesOf(wanted(), free(values))).toEqual(clashes)
  })

  it('asks the school to be open in all parts of an event past midnight', () => {
    const night = wanted({ start: '2026-11-23T22:30:00.000Z', end: '2026-11-23T23:30:00.000Z' })
    const evening = { jour: 1, debut: '20:00', fin: '24:00' }
    expect(clashesOf(night, free({ horaires: [evening] }))).toMatchObject([{ kind: 'horaires' }])
    expect(clashesOf(night, free({ horaires: [evening, { jour: 2, debut: '00:00', fin: '01:00' }] }))).toEqual([])
    expect(
      clashesOf(night, free({ fermetures: [{ debut: '2026-11-23', fin: '2026-11-23', motif: null }] })),
    ).toMatchObject([{ kind: 'fermeture', quoi: null }])
  })
})
