import { earliest, earliestStart, isSlip, peopleFaults } from '@backend/rules/planning/evenement'
import { describe, expect, it } from 'vitest'

const ALONE = { idCandidats: [1], idMoniteur: null, idVehicule: null, idExaminateur: null }
const CREW = { ...ALONE, idMoniteur: 2, idVehicule: 3 }
const [MONITEUR, VEHICULE] = ['extendedProps.idMoniteur', 'extendedProps.idVehicule']
const [CANDIDATS, EXAMINATEUR] = ['extendedProps.idCandidats', 'extendedProps.idExaminateur']

describe('peopleFaults', () => {
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
  ] as const)('reports for the kind %s with %j the faults %j', (calendar, people, faults) => {
    expect(peopleFaults({ calendar, ...people, idCandidats: [...people.idCandidats] })).toEqual(faults)
  })
})

describe('isSlip', () => {
  const NOW = '2026-11-21T09:00:00.000Z'
  it.each([
    [1, '2026-11-21T08:58:00.000Z', true],
    [1, '2026-11-21T08:57:59.999Z', false],
    [2, NOW, false],
    [1, NOW, true],
  ])('judges version %i of %s: %s', (version, updatedAt, slip) => {
    expect(isSlip({ version, updatedAt }, NOW)).toBe(slip)
  })
})

describe('the earliest moment', () => {
  it('lies half a day before, for what still runs', () => {
    expect(earliestStart('2026-11-21T09:00:00.000Z')).toBe('2026-11-20T21:00:00.000Z')
  })

  it.each([
    [0, '2026-11-21T09:00:00.000Z'],
    [2, '2026-11-19T09:00:00.000Z'],
  ])('lies, %i days back, at %s', (days, moment) => {
    expect(earliest(new Date('2026-11-21T09:00:00.000Z'), days)).toBe(moment)
  })
})
