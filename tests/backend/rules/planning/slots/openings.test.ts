import { judgeOpenings, type OpeningFacts, openingsOf } from '@backend/rules/planning/openings'
import type { Ressource } from '@contract/planning/clash'
import { describe, expect, it } from 'vitest'
import { CANDIDAT, MONITEUR, VEHICULE } from '../clashes/facts'

const DAY = '2026-11-23'
/** A time of that Monday, in UTC: an hour later on the clocks of Tunis. */
const at = (time: string) => `${DAY}T${time}:00.000Z`
const slot = (start: string, end: string) => ({ start: at(start), end: at(end) })
const taken = (ressource: Ressource, idRessource: number, ...times: [string, string][]) => ({
  ressource,
  idRessource,
  times: times.map(([start, end]) => slot(start, end)),
})
const OTHER_MONITEUR = { ...MONITEUR, id: 40 }
const OTHER_VEHICULE = { ...VEHICULE, id: 50 }
const facts = (values: Partial<OpeningFacts> = {}): OpeningFacts => ({
  pays: 'TN',
  horaires: [{ jour: 1, debut: '08:00', fin: '12:00' }],
  fermetures: [],
  candidat: CANDIDAT,
  moniteurs: [MONITEUR, OTHER_MONITEUR],
  vehicules: [VEHICULE, OTHER_VEHICULE],
  taken: [],
  asked: [],
  ...values,
})
const judge = (values: Partial<OpeningFacts> = {}, calendar: 'Hour circulation' | 'Hour code' = 'Hour circulation') =>
  judgeOpenings(calendar, facts(values))(slot('08:00', '09:00'))
const NOBODY = { moniteurs: [], vehicules: [], hasMoniteur: false, hasVehicule: false }

describe('judgeOpenings', () => {
  it('names everybody and everything that is free, in the order given', () => {
    expect(judge({ moniteurs: [OTHER_MONITEUR, MONITEUR] })).toEqual({
      fault: null,
      moniteurs: [40, 4],
      vehicules: [5, 50],
      hasMoniteur: true,
      hasVehicule: true,
    })
  })

  it.each([
    ['closed', 'the hours are over', { horaires: [{ jour: 1, debut: '08:00', fin: '09:59' }] }],
    ['closed', 'the day is off', { fermetures: [{ debut: DAY, fin: DAY, motif: null }] }],
    ['own_lesson', 'the candidate has a lesson', { taken: [taken('candidat', 7, ['08:30', '09:30'])] }],
    ['own_request', 'the candidate has asked for it', { asked: [slot('07:30', '08:30')] }],
    [
      'own_lesson',
      'the candidate has a lesson and has asked for it',
      { taken: [taken('candidat', 7, ['08:30', '09:30'])], asked: [slot('08:00', '09:00')] },
    ],
  ])('answers %s where %s', (fault, _name, values) => {
    expect(judge(values)).toEqual({ fault, ...NOBODY })
  })

  it('leaves out who is taken, or what is taken, at that time', () => {
    const values = { taken: [taken('moniteur', 4, ['08:59', '10:00']), taken('vehicule', 50, ['07:00', '08:01'])] }
    expect(judge(values)).toMatchObject({ fault: null, moniteurs: [40], vehicules: [5] })
    const touching = { taken: [taken('moniteur', 4, ['09:00', '10:00']), taken('vehicule', 50, ['07:00', '08:00'])] }
    expect(judge(touching)).toMatchObject({ fault: null, moniteurs: [4, 40], vehicules: [5, 50] })
  })

  it('tells people and things of one number apart', () => {
    expect(
      judge({ taken: [taken('moniteur', 5, ['08:00', '09:00']), taken('vehicule', 4, ['08:00', '09:00'])] }),
    ).toMatchObject({
      moniteurs: [4, 40],
      vehicules: [5, 50],
    })
    expect(judge({ taken: [taken('candidat', 8, ['08:00', '09:00'])] }).fault).toBeNull()
  })

  it('says whether anybody could come, were nobody taken', () => {
    const both = { taken: [taken('moniteur', 4, ['08:00', '09:00'])], moniteurs: [MONITEUR] }
    expect(judge(both)).toMatchObject({ fault: 'not_free', moniteurs: [], hasMoniteur: true, hasVehicule: true })
    const car = { taken: [taken('vehicule', 5, ['08:00', '09:00'])], vehicules: [VEHICULE] }
    expect(judge(car)).toMatchObject({ fault: 'not_free', moniteurs: [4, 40], vehicules: [], hasVehicule: true })
    expect(judge({ moniteurs: [{ ...MONITEUR, disponible: false }] })).toMatchObject({
      fault: 'not_free',
      hasMoniteur: false,
    })
    expect(judge({ vehicules: [{ ...VEHICULE, idPermi: 2 }] })).toMatchObject({ fault: 'not_free', hasVehicule: false })
    const one = {
      moniteurs: [{ ...MONITEUR, archived: true }, OTHER_MONITEUR],
      taken: [taken('moniteur', 40, ['08:00', '09:00'])],
    }
    expect(judge(one)).toMatchObject({ fault: 'not_free', hasMoniteur: true })
  })

  it('needs no vehicle for a code hour', () => {
    expect(judge({ vehicules: [] }, 'Hour code')).toEqual({
      fault: null,
      moniteurs: [4, 40],
      vehicules: [],
      hasMoniteur: true,
      hasVehicule: true,
    })
    expect(judge({ vehicules: [] })).toMatchObject({ fault: 'not_free', hasVehicule: false })
  })
})

const SEARCH = {
  calendar: 'Hour circulation' as const,
  minutes: 60,
  from: DAY,
  to: DAY,
  step: 60,
  soonest: at('00:00'),
  latest: at('23:00'),
}
const find = (values: Partial<OpeningFacts> = {}, search: Partial<typeof SEARCH> = {}) =>
  openingsOf({ ...SEARCH, ...search }, facts(values))
const startsOf = ({ found }: ReturnType<typeof find>) => found.map(({ start }) => start.slice(11, 16))

describe('openingsOf', () => {
  it('keeps a time that ends exactly at closing time', () => {
    expect(find().found[0]).toEqual({ ...slot('07:00', '08:00'), idMoniteurs: [4, 40] })
    expect(startsOf(find())).toEqual(['07:00', '08:00', '09:00', '10:00'])
    expect(find().raison).toBeNull()
    expect(startsOf(find({}, { minutes: 90 }))).toEqual(['07:00', '08:00', '09:00'])
  })

  it('keeps to two moments, both included', () => {
    expect(startsOf(find({}, { soonest: at('08:00'), latest: at('09:00') }))).toEqual(['08:00', '09:00'])
    expect(startsOf(find({}, { soonest: at('08:01'), latest: at('09:59') }))).toEqual(['09:00'])
  })

  it.each([
    ['delai', 'the school is open too soon alone', {}, { soonest: at('11:00') }],
    ['delai', 'the school is open too late alone', {}, { latest: at('06:59') }],
    ['ferme', 'the school is not open', { horaires: [{ jour: 2, debut: '08:00', fin: '12:00' }] }, {}],
    ['ferme', 'the day is off', { fermetures: [{ debut: DAY, fin: DAY, motif: null }] }, {}],
    ['moniteur', 'there is no instructor', { moniteurs: [] }, {}],
    [
      'moniteur',
      'there is no instructor and the day is off',
      { moniteurs: [], fermetures: [{ debut: DAY, fin: DAY, motif: null }] },
      {},
    ],
    ['moniteur', 'no instructor could come', { moniteurs: [{ ...MONITEUR, categories: [] }] }, {}],
    ['vehicule', 'no vehicle would do', { vehicules: [{ ...VEHICULE, archived: true }] }, {}],
    ['moniteur', 'neither would do', { moniteurs: [{ ...MONITEUR, archived: true }], vehicules: [] }, {}],
    ['complet', 'all are taken', { moniteurs: [MONITEUR], taken: [taken('moniteur', 4, ['07:00', '11:00'])] }, {}],
    ['complet', 'the candidate is taken', { taken: [taken('candidat', 7, ['07:00', '11:00'])] }, {}],
    ['complet', 'the candidate has asked for all of them', { asked: [slot('07:00', '11:00')] }, {}],
    [
      'moniteur',
      'no instructor could come at the times at which the candidate can',
      { taken: [taken('candidat', 7, ['07:00', '09:00'])], moniteurs: [{ ...MONITEUR, disponible: false }] },
      {},
    ],
    [
      'complet',
      'an instructor who is taken could come at some time',
      {
        moniteurs: [{ ...MONITEUR, plages: [{ jour: 1, debut: '08:00', fin: '09:00' }] }],
        taken: [taken('moniteur', 4, ['07:00', '08:00'])],
      },
      {},
    ],
  ])('says the reason %s where %s', (raison, _name, values, search) => {
    expect(find(values, search)).toEqual({ found: [], raison })
  })

  it('say that all are taken where a vehicle would do on one day of two', () => {
    const values = {
      horaires: [1, 2].map((jour) => ({ jour, debut: '08:00', fin: '12:00' })),
      vehicules: [{ ...VEHICULE, papiers: { finVisite: DAY } }],
      taken: [taken('vehicule', 5, ['07:00', '11:00'])],
    }
    expect(find(values, { to: '2026-11-24', latest: '2026-11-24T23:00:00.000Z' }).raison).toBe('complet')
  })
})
