import { type Lookups, namesOtherCategory, readRow } from '@backend/rules/ecole/candidatImport'
import type { CandidatInput } from '@contract/ecole/candidat'
import { describe, expect, it } from 'vitest'

const TODAY = '2026-11-21'
const LOOKUPS: Lookups = {
  today: TODAY,
  permis: [
    { id: 7, code: 'D', ageMin: 21, enseigne: true },
    { id: 3, code: 'B', ageMin: 18, enseigne: true },
    { id: 8, code: 'C', ageMin: 20, enseigne: false },
  ],
  moniteurs: [
    { id: 1, nom: 'Gharbi', prenom: 'Sélim' },
    { id: 2, nom: 'Trabelsi', prenom: 'Nour' },
    { id: 3, nom: 'Trabelsi', prenom: 'Amel' },
    { id: 4, nom: 'Nour', prenom: 'Jihed' },
  ],
  idPermi: null,
}
const CELLS = { nom: 'Ali', prenom: 'Baba', cin: '12345678', dateNaissance: '17/05/2000', permi: 'B' }
const read = (cells: Record<string, string>, lookups: Partial<Lookups> = {}, base?: CandidatInput) =>
  readRow({ ...CELLS, ...cells }, { ...LOOKUPS, ...lookups }, base)
const candidat = (idPermi: number): CandidatInput => {
  const input = readRow(CELLS, LOOKUPS).input
  if (!input) throw new Error('The row has a fault.')
  return { ...input, idPermi }
}

describe('readRow, the instructor', () => {
  it.each([
    ['both parts in either order', 'trabelsi nour', 2],
    ['the family name alone', 'Gharbi', 1],
    ['the first name alone', 'SELIM', 1],
    ['a name that two people have', 'Trabelsi', null],
    ['the family name of one and the first name of another', 'Nour', null],
    ['a name that nobody has', 'Personne', null],
  ])('looks for %s', (_name, moniteur, id) => {
    const { input, errors } = read({ moniteur })
    expect(input?.idMoniteur ?? null).toBe(id)
    expect(errors).toEqual(id === null ? { moniteur: 'unknown' } : {})
  })

  it('finds nobody in a school without instructors', () => {
    expect(read({ moniteur: 'Gharbi' }, { moniteurs: [] }).errors).toEqual({ moniteur: 'unknown' })
  })
})

describe('readRow, the dates', () => {
  it.each([
    ['in a good row, today', {}, { dateInscription: '21/11/2026' }, {}],
    ['in a good row, tomorrow', {}, { dateInscription: '22/11/2026' }, { dateInscription: 'date_future' }],
    ['in a row with another fault, today', { nom: '' }, { dateInscription: '21/11/2026' }, {}],
    [
      'in a row with another fault, tomorrow',
      { nom: '' },
      { dateInscription: '22/11/2026' },
      { dateInscription: 'date_future' },
    ],
    [
      'in a row with another fault, a birth tomorrow',
      { nom: '' },
      { dateNaissance: '22/11/2026' },
      { dateNaissance: 'date_future' },
    ],
    [
      'in a row with another fault, a birth today',
      { nom: '' },
      { dateNaissance: '21/11/2026' },
      { dateNaissance: 'too_young' },
    ],
    ['in a row with another fault, 18 years ago', { nom: '' }, { dateNaissance: '21/11/2008' }, {}],
    [
      'in a row with another fault, 18 years ago tomorrow',
      { nom: '' },
      { dateNaissance: '22/11/2008' },
      { dateNaissance: 'too_young' },
    ],
    [
      'in a row with another fault, before the calendar',
      { nom: '' },
      { dateNaissance: '01/01/1899' },
      { dateNaissance: 'date' },
    ],
  ])('judges a date %s', (_name, fault, cells, errors) => {
    const found = read({ ...fault, ...cells })
    expect(found.errors).toEqual({ ...errors, ...('nom' in fault && { nom: 'required' }) })
    expect(found.input === null).toBe(Object.keys(found.errors).length > 0)
  })

  it('reports a missing birth date as required and nothing else', () => {
    expect(read({ dateNaissance: '' }).errors).toEqual({ dateNaissance: 'required' })
  })

  it('judges a changed candidate by the birth date of the row, else by their own', () => {
    const old = { ...candidat(3), dateNaissance: '2015-01-01' }
    expect(read({ dateNaissance: '', nom: 'Neuf' }, {}, old).errors).toEqual({ dateNaissance: 'too_young' })
    expect(read({ dateNaissance: '', cin: '1' }, {}, old).errors).toEqual({ cin: 'cin', dateNaissance: 'too_young' })
    expect(read({ dateNaissance: '', cin: '1' }, {}, candidat(3)).errors).toEqual({ cin: 'cin' })
    expect(read({ dateNaissance: '17/05/2000', cin: '1' }, {}, old).errors).toEqual({ cin: 'cin' })
  })
})

describe('readRow, the minimum age', () => {
  it.each([
    ['that of its category', { permi: 'D', dateNaissance: '01/01/2006' }, { ageMin: 21, permi: 'D' }],
    ['the least of all without a category', { permi: '', dateNaissance: '01/01/2010' }, { ageMin: 18, permi: null }],
    ['the least of all with an unknown one', { permi: 'X', dateNaissance: '01/01/2010' }, { ageMin: 18, permi: null }],
  ])('answers %s', (_name, cells, tooYoung) => {
    const found = read(cells)
    expect(found.errors.dateNaissance).toBe('too_young')
    expect(found.tooYoung).toEqual(tooYoung)
  })

  it('leaves the minimum age out where the age is not the fault', () => {
    expect(read({ nom: '' })).not.toHaveProperty('tooYoung')
    expect(read({ permi: '', dateNaissance: '01/01/2007' }).errors).toEqual({ permi: 'required' })
  })

  it('asks for no age in a school without categories', () => {
    for (const dateNaissance of ['20/11/2026', '21/11/2026'])
      expect(read({ dateNaissance }, { permis: [] }).errors).toEqual({ permi: 'unknown' })
  })
})

describe('readRow, the category', () => {
  it('refuses a category that the school does not teach', () => {
    expect(read({ permi: 'C' }).errors).toEqual({ permi: 'not_taught' })
    expect(read({ permi: '' }, { idPermi: 8 }).errors).toEqual({ permi: 'not_taught' })
  })

  it('keeps a category that the candidate has already', () => {
    expect(read({ permi: 'C' }, {}, candidat(8)).errors).toEqual({})
    expect(read({ permi: '' }, {}, candidat(8)).input?.idPermi).toBe(8)
    expect(read({ permi: 'C' }, {}, candidat(3)).errors).toEqual({ permi: 'not_taught' })
  })

  it('ignores the category of the list for a candidate who has one', () => {
    expect(read({ permi: '' }, { idPermi: 8 }, candidat(3)).errors).toEqual({})
  })

  it.each([
    ['B', 3, false],
    ['D', 3, true],
    ['B', 7, true],
    ['', 3, false],
    ['X', 3, false],
  ])('compares the category %s with that of a candidate of %i: %s', (permi, idPermi, isOther) => {
    expect(namesOtherCategory({ permi }, LOOKUPS, candidat(idPermi))).toBe(isOther)
  })
})

describe('readRow, a fault without a column of its own', () => {
  it('reports the fault at the name', () => {
    const base = { ...candidat(3), photo: 'no picture' }
    expect(read({}, {}, base).errors).toEqual({ nom: 'photo' })
  })
})
