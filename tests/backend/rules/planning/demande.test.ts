import { creneauFaults, demandeFigures, demandesByMonth, lastMonths } from '@backend/rules/planning/demande'
import { describe, expect, it } from 'vitest'

const NOW = new Date('2026-11-21T09:00:00.000Z')
const limits = { preavisHeures: 12, horizonJours: 30 }
const slot = (start: string) => ({ start, end: start })

describe('creneauFaults', () => {
  it.each([
    ['2026-11-21T20:59:59.000Z', 'too_soon'],
    ['2026-11-21T21:00:00.000Z', undefined],
    ['2026-12-21T09:00:00.000Z', undefined],
    ['2026-12-21T09:00:01.000Z', 'too_far'],
  ])('judges a slot at %s as %s', (start, fault) => {
    expect(creneauFaults([slot(start)], NOW, limits)['creneaux.0.start']).toBe(fault)
  })
})

describe('lastMonths', () => {
  it('returns twelve months across the turn of the year', () => {
    const months = lastMonths('2026-02-28')
    expect(months).toHaveLength(12)
    expect([months[0], months[10], months[11]]).toEqual(['2025-03', '2026-01', '2026-02'])
  })
})

describe('demandeFigures and demandesByMonth', () => {
  const row = (
    statut: 'PENDING' | 'ACCEPTED' | 'REFUSED' | 'CANCELLED',
    createdAt: string,
    reponduLe: string | null,
  ) => ({
    statut,
    createdAt,
    reponduLe,
  })
  const rows = [
    row('PENDING', '2026-11-20T08:59:00.000Z', null),
    row('PENDING', '2026-11-20T09:00:00.000Z', null),
    row('ACCEPTED', '2026-11-18T09:00:00.000Z', '2026-11-18T10:00:00.000Z'),
    row('REFUSED', '2026-11-18T09:00:00.000Z', '2026-11-18T11:00:00.000Z'),
    row('CANCELLED', '2026-11-18T09:00:00.000Z', null),
  ]

  it('count states, requests older than a day and the median answer time', () => {
    expect(demandeFigures(rows, NOW.toISOString())).toEqual({
      total: 5,
      parStatut: { PENDING: 2, ACCEPTED: 1, REFUSED: 1, CANCELLED: 1 },
      enRetard: 1,
      delaiHeures: 1.5,
    })
    // One slow answer changes the median little.
    const slow = row('REFUSED', '2026-11-10T09:00:00.000Z', '2026-11-17T09:00:00.000Z')
    expect(demandeFigures([...rows, slow], NOW.toISOString()).delaiHeures).toBe(2)
    expect(demandeFigures([], NOW.toISOString()).delaiHeures).toBeNull()
  })

  it('return every month, also one without requests', () => {
    const dated = rows.map((one) => ({ ...one, mois: '2026-11' }))
    const months = demandesByMonth(dated, ['2026-10', '2026-11'])
    expect(months.map(({ parStatut }) => parStatut.PENDING)).toEqual([0, 2])
  })
})
