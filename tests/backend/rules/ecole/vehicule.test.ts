import { alertesOf, anneeFaults, type Echeances, entretienFaults, papersState } from '@backend/rules/ecole/vehicule'
import { describe, expect, it } from 'vitest'

const TODAY = '2026-11-21'
const FAR = '2027-11-21'
const papers = (values: Partial<Echeances> = {}): Echeances => ({
  finAssurance: FAR,
  finVisite: FAR,
  finVignette: FAR,
  ...values,
})

describe('the papers of a vehicle', () => {
  it.each([
    ['all valid for long', {}, 'valide'],
    ['one that ends in 31 days', { finVisite: '2026-12-22' }, 'valide'],
    ['one that ends in 30 days', { finVisite: '2026-12-21' }, 'bientot'],
    ['one that ends today', { finVignette: TODAY }, 'bientot'],
    ['one that ended yesterday', { finAssurance: '2026-11-20' }, 'expire'],
    ['one past and one that ends soon', { finAssurance: '2026-12-01', finVignette: '2026-11-20' }, 'expire'],
    ['one without a date', { finVisite: null }, 'inconnu'],
    ['one without a date and one that ends soon', { finVisite: null, finVignette: TODAY }, 'bientot'],
    ['one without a date and one past', { finVisite: null, finVignette: '2026-01-01' }, 'expire'],
    ['none with a date', { finAssurance: null, finVisite: null, finVignette: null }, 'inconnu'],
  ])('calls papers with %s %s', (_name, values, etat) => {
    expect(papersState(papers(values), TODAY)).toBe(etat)
  })

  it('alerts of each paper that is past or ends within the first threshold', () => {
    expect(alertesOf(papers(), TODAY)).toEqual([])
    expect(alertesOf({ finAssurance: '2026-11-20', finVisite: null, finVignette: '2026-12-05' }, TODAY)).toEqual([
      { papier: 'finAssurance', fin: '2026-11-20', jours: -1, niveau: 'expire' },
      { papier: 'finVignette', fin: '2026-12-05', jours: 14, niveau: '14' },
    ])
    expect(alertesOf(papers({ finVisite: '2026-12-21' }), TODAY)).toMatchObject([{ jours: 30, niveau: '30' }])
    expect(alertesOf(papers({ finVisite: '2026-12-22' }), TODAY)).toEqual([])
  })
})

describe('anneeFaults', () => {
  it.each([
    [null, {}],
    [1990, {}],
    [2026, {}],
    [2027, {}],
    [2028, { annee: 'too_big:2027' }],
  ])('reports for the year %s the faults %j', (annee, faults) => {
    expect(anneeFaults(annee, TODAY)).toEqual(faults)
  })

  it('accepts a model without a year', () => {
    expect(anneeFaults(null, '-0001-01-01')).toEqual({})
  })
})

describe('entretienFaults', () => {
  it.each([
    ['2026-11-20', {}],
    [TODAY, {}],
    ['2026-11-22', { date: 'date_future' }],
  ])('reports for a maintenance on %s the faults %j', (date, faults) => {
    expect(entretienFaults(date, TODAY)).toEqual(faults)
  })
})
