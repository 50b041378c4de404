import { normalisePlate } from '@contract/ecole/vehicule'
import { bodyOf, NEW_VEHICULE, wholeOf, wholeText } from '@src/parts/vehicule/form/values'
import { vehiculeRecord } from '@src/views/vehicule/form/record'
import { entretienFaults } from '@src/views/vehicule/sheet/checkEntretien'
import { entretienBody, startOf } from '@src/views/vehicule/sheet/entretienValues'
import { describe, expect, it } from 'vitest'

const { comparable, faultsOf } = vehiculeRecord
const FRENCH = { language: 'fr', currency: 'TND' } as const

describe('normalisePlate', () => {
  it.each([
    ['123 tu 4567', '123 TU 4567'],
    ['123-TUN-4567', '123 TU 4567'],
    ['4567\u200f تونس \u200f123', '123 TU 4567'],
    ['1234 تونس 5678', '5678 TU 1234'],
    ['aa 001 zz', 'AA-001-ZZ'],
    ['cd  45', 'CD 45'],
  ])('turns %s into %s and keeps a normalised plate', (typed, stored) => {
    expect(normalisePlate(typed)).toBe(stored)
    if (stored !== '5678 TU 1234') expect(normalisePlate(stored)).toBe(stored)
  })
})

describe('values of the vehicle form', () => {
  it.each([
    ['148320', 148_320],
    ['148 320', 148_320],
    ['148\u202f320', 148_320],
    ['148.320', 148_320],
    ['', undefined],
    ['douze', Number.NaN],
    ['-3', Number.NaN],
  ])('are read from %j as %s', (typed, value) => {
    expect(wholeOf(typed)).toBe(value)
  })

  it('are read back as written', () => {
    expect(wholeOf(wholeText(1_234_567, 'fr'))).toBe(1_234_567)
    expect(wholeOf(wholeText(1_234_567, 'de'))).toBe(1_234_567)
  })

  it('have faults for missing and invalid fields', () => {
    expect(faultsOf(NEW_VEHICULE)).toEqual({
      immatriculation: 'required',
      marque: 'required',
      modele: 'required',
      idPermi: 'required',
      kilometrage: 'required',
    })
    const wrong = { ...NEW_VEHICULE, immatriculation: '<1>', marque: 'Kia', modele: 'Rio', idPermi: 3 }
    expect(faultsOf({ ...wrong, kilometrage: 'x', annee: '20x' })).toEqual({
      immatriculation: 'immatriculation',
      kilometrage: 'number',
      annee: 'number',
    })
  })

  it('are sent as numbers and compared without regard to spelling', () => {
    const values = { ...NEW_VEHICULE, immatriculation: '12tu34', kilometrage: '1 000', annee: '', idPermi: 3 }
    expect(bodyOf(values)).toMatchObject({ kilometrage: 1000, annee: null, idPermi: 3 })
    const other = { ...values, immatriculation: '12 TU 34', kilometrage: '1000', note: ' ' }
    expect(comparable(other)).toEqual(comparable(values))
  })
})

describe('values of a maintenance entry', () => {
  it('are formatted and read back', () => {
    const entry = { id: 4, date: '2026-11-02', type: 'pneus' as const, cout: 620_500, kilometrage: 12_000, note: null }
    const values = startOf(entry, '2026-11-21', FRENCH)
    expect(values).toMatchObject({ cout: '620,500', kilometrage: '12\u202f000', note: '' })
    const { id: _, ...stored } = entry
    expect(entretienBody(values)).toEqual({ ...stored, note: '' })
    expect(entretienFaults(values)).toEqual({})
  })

  it('have faults for missing and invalid fields', () => {
    const empty = startOf(undefined, '2026-11-21', FRENCH)
    expect(entretienFaults({ ...empty, date: '' })).toEqual({ date: 'required', type: 'required', cout: 'required' })
    expect(entretienFaults({ ...empty, type: 'vidange', cout: 'cher', kilometrage: 'x' })).toEqual({
      cout: 'amount',
      kilometrage: 'number',
    })
  })
})
