import { type PathRules, rulesFor } from '@backend/rules/planning/parcours/rulesByCountry'
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

describe('what a school sets', () => {
  it('goes to every stage that it is about', () => {
    const own = {
      ecartCirculationJours: 3,
      ecartParcJours: 0,
      codeValiditeMois: 9,
      delaiEchecJours: 4,
      delaiAbsenceJours: 6,
      essaisParc: 5,
    }
    expect(stages(regles('TN', 'B', own))).toEqual([
      ['code', 1, false, null, null, 9, 4, 6],
      ['circulation', 3, false, null, null, null, 4, 6],
      ['parc', 0, false, 5, 'circulation', null, 4, 6],
    ])
    expect(stages(regles('FR', 'A2', own))).toEqual([
      ['code', 1, false, null, null, 9, 4, 6],
      ['parc', 0, false, null, null, null, 4, 6],
      ['circulation', 3, false, null, null, null, 4, 6],
    ])
  })

  it('leaves the gap of a first stage, and of one that is taken on the same day', () => {
    const own = { ecartCirculationJours: 30, ecartParcJours: 20 }
    expect(regles('FR', 'BE', own).etapes.map(({ ecartJours }) => ecartJours)).toEqual([2, 30])
    expect(regles('TN', 'C', own).etapes.map(({ ecartJours }) => ecartJours)).toEqual([1, 30, 0])
  })

  it('may be no day, and no limit', () => {
    const own = { delaiEchecJours: 0, delaiAbsenceJours: 0, ecartCirculationJours: 0, essaisParc: 0 }
    expect(stages(regles('TN', 'B', own)).slice(1)).toEqual([
      ['circulation', 0, false, null, null, null, 0, 0],
      ['parc', 5, false, null, 'circulation', null, 0, 0],
    ])
  })

  it.each([
    ['TN', 'B', { limitePassages: 4 }, { nombre: 4, etapes: ['circulation', 'parc'], retour: 'code' }],
    ['TN', 'B', { limitePassages: 0 }, null],
    ['TN', 'B', { limiteCompte: 'pratique' }, { nombre: 6, etapes: ['circulation', 'parc'], retour: 'code' }],
    ['TN', 'B', { limiteCompte: 'tous' }, { nombre: 6, etapes: ['code', 'circulation', 'parc'], retour: null }],
    ['TN', 'AA', { limiteCompte: 'tous' }, { nombre: 6, etapes: ['code'], retour: null }],
    ['TN', 'AA', { limitePassages: 2 }, null],
    ['FR', 'B', { limitePassages: 3 }, { nombre: 3, etapes: ['circulation'], retour: 'code' }],
    ['FR', 'B', { limiteCompte: 'tous' }, null],
    ['FR', 'BE', { limitePassages: 3 }, { nombre: 3, etapes: ['parc', 'circulation'], retour: null }],
  ] as const)('limits the sittings of %s %s by %j to %j', (pays, categorie, own, limite) => {
    expect(regles(pays, categorie, own).limite).toEqual(limite)
  })
})
