import { askable, countByStatus, creneauFaults, demandeFigures, demandesByMonth } from '@backend/rules/planning/demande'
import { describe, expect, it } from 'vitest'

const NOW = '2026-11-21T09:00:00.000Z'
const LIMITS = { preavisHeures: 12, horizonJours: 30 }
const HOUR_MS = 3_600_000
/** A request that was answered this many minutes after it was made. */
const answered = (minutes: number, statut: 'ACCEPTED' | 'REFUSED' | 'CANCELLED' | 'PENDING' = 'ACCEPTED') => {
  const createdAt = '2026-11-01T09:00:00.000Z'
  return { statut, createdAt, reponduLe: new Date(Date.parse(createdAt) + (minutes * HOUR_MS) / 60).toISOString() }
}
const delay = (...rows: ReturnType<typeof answered>[]) => demandeFigures(rows, NOW).delaiHeures

describe('the moments that may be asked for', () => {
  it('go from the notice to the horizon', () => {
    expect(askable(new Date(NOW), LIMITS)).toEqual({
      soonest: '2026-11-21T21:00:00.000Z',
      latest: '2026-12-21T09:00:00.000Z',
    })
  })

  it('report faults by the place of the time', () => {
    const starts = ['2026-11-21T20:59:59.999Z', '2026-11-25T09:00:00.000Z', '2026-12-21T09:00:00.001Z']
    const creneaux = starts.map((start) => ({ start, end: start }))
    expect(creneauFaults(creneaux, new Date(NOW), LIMITS)).toEqual({
      'creneaux.0.start': 'too_soon',
      'creneaux.2.start': 'too_far',
    })
    expect(creneauFaults([], new Date(NOW), LIMITS)).toEqual({})
  })
})

describe('the counts of requests', () => {
  it('name every state, also one that nobody is in', () => {
    expect(countByStatus([])).toEqual({ PENDING: 0, ACCEPTED: 0, REFUSED: 0, CANCELLED: 0 })
  })

  it('keep months apart', () => {
    const rows = [
      { ...answered(5), mois: '2026-10' },
      { ...answered(5, 'REFUSED'), mois: '2026-11' },
    ]
    expect(demandesByMonth(rows, ['2026-10', '2026-11'])).toEqual([
      { mois: '2026-10', parStatut: { PENDING: 0, ACCEPTED: 1, REFUSED: 0, CANCELLED: 0 } },
      { mois: '2026-11', parStatut: { PENDING: 0, ACCEPTED: 0, REFUSED: 1, CANCELLED: 0 } },
    ])
  })

  it('call late what waits for more than a day, and nothing that has its answer', () => {
    const made = (statut: 'PENDING' | 'ACCEPTED', createdAt: string) => ({ statut, createdAt, reponduLe: null })
    const rows = [
      made('PENDING', '2026-11-20T09:00:00.000Z'),
      made('PENDING', '2026-11-20T08:59:59.999Z'),
      made('PENDING', '2026-11-10T09:00:00.000Z'),
      made('ACCEPTED', '2026-11-01T09:00:00.000Z'),
    ]
    expect(demandeFigures(rows, NOW).enRetard).toBe(2)
  })
})

describe('the time of an answer', () => {
  it.each([
    ['is that of the one answer', [answered(60)], 1],
    ['is the middle one of three, in whatever order', [answered(600), answered(60), answered(120)], 2],
    ['lies between the middle two of four', [answered(60), answered(120), answered(240), answered(6000)], 3],
    ['is told to a tenth of an hour', [answered(100)], 1.7],
    ['is told to a tenth of an hour, half up', [answered(3)], 0.1],
    ['is nothing for an answer at once', [answered(0)], 0],
    ['counts refusals', [answered(120, 'REFUSED')], 2],
    ['sorts by number and not by text', [answered(1200), answered(540), answered(60)], 9],
    ['leaves out what was cancelled', [answered(60), answered(600, 'CANCELLED')], 1],
    ['leaves out what waits', [answered(60), answered(600, 'PENDING')], 1],
    ['is unknown without an answer', [], null],
  ])('%s', (_name, rows, hours) => {
    expect(delay(...rows)).toBe(hours)
  })

  it('leaves out an answer whose moment nobody noted', () => {
    expect(demandeFigures([{ ...answered(60), reponduLe: null }], NOW).delaiHeures).toBeNull()
  })
})
