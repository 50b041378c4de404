import { earliest, earliestStart, isSlip, peopleFaults } from '@backend/rules/planning/evenement'
import { describe, expect, it } from 'vitest'

const ALONE = { idCandidats: [1], idMoniteur: null, idVehicule: null, idExaminateur: null }
const CREW = { ...ALONE, idMoniteur: 2, idVehicule: 3 }
const [MONITEUR, VEHICULE] = ['extendedProps.idMoniteur', 'extendedProps.idVehicule']
const [CANDIDATS, EXAMINATEUR] = ['extendedProps.idCandidats', 'extendedProps.idExaminateur']

describe('who takes part in an event', () => {
  it.each([
    ['Hour circulation', CREW, {}],
    ['Hour Park', CREW, {}],
    ['Hour circulation', ALONE, { [MONITEUR]: 'required', [VEHICULE]: 'required' }],
    ['Hour Park', { ...CREW, idMoniteur: null }, { [MONITEUR]: 'required' }],
    ['Hour Park', { ...CREW, idVehicule: null }, { [VEHICULE]: 'required' }],
    ['Hour circulation', { ...CREW, idCandidats: [1, 2] }, { [CANDIDATS]: 'one_candidat' }],
    ['Hour circulation', { ...CREW, idExaminateur: 4 }, { [EXAMINATEUR]: 'wrong_kind' }],
    ['Hour code', ALONE, {}],
    ['Hour code', { ...ALONE, idMoniteur: 2, idCandidats: [1, 2, 3] }, {}],
    ['Hour code', CREW, { [VEHICULE]: 'wrong_kind' }],
    ['Hour code', { ...ALONE, idExaminateur: 4 }, { [EXAMINATEUR]: 'wrong_kind' }],
    ['Code exam', { ...ALONE, idExaminateur: 4 }, {}],
    ['Code exam', { ...CREW, idCandidats: [1, 2] }, { [CANDIDATS]: 'one_candidat', [VEHICULE]: 'wrong_kind' }],
    ['Conduit exam', ALONE, {}],
    ['Conduit exam', { ...CREW, idExaminateur: 4 }, {}],
    ['Park exam', { ...ALONE, idCandidats: [1, 2] }, { [CANDIDATS]: 'one_candidat' }],
  ] as const)('of the kind %s with %j has the faults %j', (calendar, people, faults) => {
    expect(peopleFaults({ calendar, ...people, idCandidats: [...people.idCandidats] })).toEqual(faults)
  })
})

describe('an event that is taken back', () => {
  const NOW = '2026-11-21T09:00:00.000Z'
  it.each([
    [1, '2026-11-21T08:58:00.000Z', true],
    [1, '2026-11-21T08:57:59.999Z', false],
    [2, NOW, false],
    [1, NOW, true],
  ])('in version %i of %s was a slip: %s', (version, updatedAt, slip) => {
    expect(isSlip({ version, updatedAt }, NOW)).toBe(slip)
  })
})

describe('the earliest moment', () => {
  it('of what still runs is half a day before', () => {
    expect(earliestStart('2026-11-21T09:00:00.000Z')).toBe('2026-11-20T21:00:00.000Z')
  })

  it.each([
    [0, '2026-11-21T09:00:00.000Z'],
    [2, '2026-11-19T09:00:00.000Z'],
  ])('at which an event may be put, %i days back, is %s', (days, moment) => {
    expect(earliest(new Date('2026-11-21T09:00:00.000Z'), days)).toBe(moment)
  })
})
