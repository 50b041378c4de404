import { inscriptionInput } from '@contract/argent/compte'
import { echeancierInput } from '@contract/argent/echeancier'
import { factureInput } from '@contract/argent/facture'
import { reglagesArgent, reglagesWith } from '@contract/argent/reglages'
import { repriseInput } from '@contract/argent/reprise'
import { faultsIn } from '@tests/helpers/faultsIn'
import { describe, expect, it } from 'vitest'

describe('the money rules of a school', () => {
  it('have the steps of the money of the country, unless the school chose others', () => {
    expect(reglagesWith('TN')).toMatchObject({ pasPrix: 1, pasEcheance: 1000, timbre: 1000 })
    expect(reglagesWith('FR')).toMatchObject({ pasPrix: 10, pasEcheance: 10 })
    expect(reglagesWith('FR', { pasPrix: 50 })).toMatchObject({ pasPrix: 50, pasEcheance: 10 })
  })

  it('remind on three days, each later than the one before', () => {
    const faults = (...relanceJours: number[]) => faultsIn(reglagesArgent, { relanceJours })
    expect(faults(3, 10, 30)).toEqual({})
    for (const days of [
      [3, 3, 30],
      [3, 10, 10],
      [10, 3, 30],
      [3, 30, 10],
    ]) {
      expect(faults(...days)).toEqual({ relanceJours: 'too_small' })
    }
  })

  it('name each reason for an absence once', () => {
    expect(faultsIn(reglagesArgent, { motifsExcuse: ['Maladie', 'Examen'] })).toEqual({})
    expect(faultsIn(reglagesArgent, { motifsExcuse: ['Maladie', 'Maladie'] })).toEqual({ motifsExcuse: 'duplicate' })
  })
})

describe('an enrolment', () => {
  it.each([
    ['FORFAIT', 3, {}],
    ['FORFAIT', null, { idForfait: 'required' }],
    ['DEFAULT', null, {}],
    ['HOURS', 3, { idForfait: 'required' }],
  ])('by %s names the package %s: %o', (formule, idForfait, faults) => {
    expect(faultsIn(inscriptionInput, { formule, idForfait, dateDebut: '2026-11-21' })).toEqual(faults)
  })
})

describe('a sheet of candidates who were there before', () => {
  const row = (idCandidat: number, changes = {}) => ({
    idCandidat,
    formule: 'HOURS',
    idForfait: null,
    prix: 0,
    autres: 0,
    paye: 0,
    minutesCode: 0,
    minutesCirculation: 0,
    minutesParc: 0,
    ...changes,
  })

  it('has each of them once, and names the package of those who bought one', () => {
    expect(faultsIn(repriseInput, { rows: [row(1), row(2)] })).toEqual({})
    expect(faultsIn(repriseInput, { rows: [row(1), row(1)] })).toEqual({ rows: 'duplicate' })
    expect(faultsIn(repriseInput, { rows: [row(1, { formule: 'FORFAIT' })] })).toEqual({
      'rows.0.idForfait': 'required',
    })
    expect(faultsIn(repriseInput, { rows: [row(1, { idForfait: 3 })] })).toEqual({ 'rows.0.idForfait': 'required' })
  })
})

describe('a payment plan', () => {
  const faults = (...days: string[]) =>
    faultsIn(echeancierInput, { version: 0, echeances: days.map((date) => ({ date, montant: 1_000 })) })

  it('has its days in order, none twice', () => {
    expect(faults('2026-12-01', '2027-01-01', '2027-02-01')).toEqual({})
    expect(faults('2026-12-01', '2026-12-01')).toEqual({ echeances: 'in_order' })
    expect(faults('2027-01-01', '2026-12-01')).toEqual({ echeances: 'in_order' })
  })
})

describe('an invoice', () => {
  const client = { nom: 'Société Alpha', adresse: '1, rue de Rome, Tunis', matricule: null }
  const ligne = { libelle: 'Livret', quantite: 1, prix: 10_000, tauxTva: 0 }
  const faults = (changes: object) =>
    faultsIn(factureInput, {
      idCandidat: 7,
      client: null,
      causes: ['lot:3'],
      lignes: [],
      echeance: null,
      note: null,
      ...changes,
    })

  it('is for a candidate or for somebody who is named', () => {
    expect(faults({})).toEqual({})
    expect(faults({ idCandidat: null, client })).toEqual({})
    expect(faults({ idCandidat: null })).toEqual({ client: 'required' })
  })

  it('has lines: charges of the candidate, or typed ones', () => {
    expect(faults({ causes: [], lignes: [ligne] })).toEqual({})
    expect(faults({ causes: [] })).toEqual({ lignes: 'required' })
  })

  it.each(['1234567L', '12345678-L', '1234567/L/A/M/000', '1234567 lam 000', '12345678900011', 'FR40123456789', ''])(
    'takes the tax number "%s"',
    (matricule) => {
      expect(faults({ client: { ...client, matricule } })).toEqual({})
    },
  )

  it.each([
    '123456L',
    '123456789L',
    '1234567',
    '1234567LAM00',
    '1234567LAM0000',
    'x1234567L',
    '1234567890001',
    '123456789000112',
    'DE123456789',
  ])('refuses the tax number "%s"', (matricule) => {
    expect(faults({ client: { ...client, matricule } })).toEqual({ 'client.matricule': 'invalid' })
  })
})
