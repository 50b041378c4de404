import { PATH_RULES, type PathRules, parcoursDuPays, rulesFor } from '@backend/rules/planning/parcours/rulesByCountry'
import type { Pays } from '@contract/clock/pays'
import type { ReglagesParcours } from '@contract/planning/parcours'
import { describe, expect, it } from 'vitest'

const DAY = '2026-01-10'
const regles = (pays: Pays, categorie: string, reglages?: ReglagesParcours) =>
  rulesFor({ pays, categorie, inscription: DAY, reglages })
const stages = ({ etapes }: PathRules) =>
  etapes.map((one) => [
    one.etape,
    one.ecartJours,
    one.memeJour,
    one.essais,
    one.retour,
    one.validiteMois,
    one.delaiEchecJours,
    one.delaiAbsenceJours,
  ])

describe('rulesFor', () => {
  it.each([
    [
      'TN',
      'B',
      DAY,
      [
        ['code', 1, false, null, null, 15, 1, 1],
        ['circulation', 1, false, null, null, null, 1, 1],
        ['parc', 5, false, 2, 'circulation', null, 1, 1],
      ],
    ],
    ['TN', 'AA', DAY, [['code', 1, false, null, null, 15, 1, 1]]],
    [
      'TN',
      'C',
      DAY,
      [
        ['code', 1, false, null, null, 15, 1, 1],
        ['circulation', 1, false, null, null, null, 1, 1],
        ['parc', 0, true, null, null, null, 1, 1],
      ],
    ],
    ['TN', 'AA', '2023-01-01', [['code', 1, false, null, null, 12, 1, 1]]],
    [
      'TN',
      'B',
      '2023-01-01',
      [
        ['code', 1, false, null, null, 12, 1, 1],
        ['circulation', 1, false, null, null, null, 1, 1],
        ['parc', 0, true, null, null, null, 1, 1],
      ],
    ],
    ['FR', 'AM', DAY, [['code', 1, false, null, null, null, 1, 1]]],
    [
      'FR',
      'A1',
      DAY,
      [
        ['code', 1, false, null, null, 60, 1, 1],
        ['parc', 2, false, null, null, null, 2, 40],
        ['circulation', 2, false, null, null, null, 2, 40],
      ],
    ],
    [
      'FR',
      'BE',
      DAY,
      [
        ['parc', 2, false, null, null, null, 2, 40],
        ['circulation', 2, false, null, null, null, 2, 40],
      ],
    ],
    [
      'FR',
      'B',
      DAY,
      [
        ['code', 1, false, null, null, 60, 1, 1],
        ['circulation', 2, false, null, null, null, 2, 40],
      ],
    ],
  ] as const)('gives %s %s, enrolled on %s, their stages', (pays, categorie, inscription, expected) => {
    expect(stages(rulesFor({ pays, categorie, inscription }))).toEqual(expected)
  })

  it('limits the practical sittings in Tunisia, and nothing in France', () => {
    expect(regles('TN', 'B').limite).toEqual({ nombre: 6, etapes: ['circulation', 'parc'], retour: 'code' })
    expect(regles('FR', 'B').limite).toBeNull()
    expect(regles('TN', 'AA').limite).toBeNull()
  })

  it('counts an absence as a try in Tunisia alone, unless the school says otherwise', () => {
    expect([regles('TN', 'B').absenceCompte, regles('FR', 'B').absenceCompte]).toEqual([true, false])
    expect(regles('TN', 'B', { absenceCompte: false }).absenceCompte).toBe(false)
    expect(regles('FR', 'B', { absenceCompte: true }).absenceCompte).toBe(true)
  })

  it('covers every day from the first of the calendar', () => {
    for (const pays of ['TN', 'FR'] as const)
      for (const inscription of ['1900-01-01', '2199-12-31'])
        expect(rulesFor({ pays, categorie: 'ZZ', inscription }).categories).toEqual(['*'])
    expect(() => rulesFor({ pays: 'TN', categorie: 'B', inscription: '1899-12-31' })).toThrow(
      'No exam path in TN on 1899-12-31',
    )
  })

  it('leaves the rules of the country as they are', () => {
    const before = JSON.stringify(PATH_RULES)
    regles('TN', 'B', { ecartParcJours: 50, codeValiditeMois: 3 })
    expect(JSON.stringify(PATH_RULES)).toBe(before)
  })
})

describe('parcoursDuPays', () => {
  it.each([
    [
      'TN',
      DAY,
      {
        codeValiditeMois: 15,
        ecartCirculationJours: 1,
        ecartParcJours: 5,
        essaisParc: 2,
        limitePassages: 6,
        delaiEchecJours: 1,
        delaiAbsenceJours: 1,
      },
    ],
    [
      'TN',
      '2023-01-01',
      {
        codeValiditeMois: 12,
        ecartCirculationJours: 1,
        ecartParcJours: 0,
        essaisParc: 0,
        limitePassages: 6,
        delaiEchecJours: 1,
        delaiAbsenceJours: 1,
      },
    ],
    [
      'FR',
      DAY,
      { codeValiditeMois: 60, ecartCirculationJours: 2, limitePassages: 0, delaiEchecJours: 2, delaiAbsenceJours: 40 },
    ],
  ] as const)('gives the figures of a car in %s on %s', (pays, jour, figures) => {
    expect(parcoursDuPays(pays, jour)).toEqual(figures)
  })
})
