import type { ImportChoice, ImportRowReport } from '@contract/ecole/import/candidatImport'
import type { ImportLine } from '@src/views/candidat/import/draft'
import {
  choicesOf,
  countRows,
  faultsByColumn,
  linesTaking,
  matchesFilter,
  reviewRows,
  shownFields,
} from '@src/views/candidat/import/review'
import { describe, expect, it } from 'vitest'

type Duplicate = ImportRowReport['duplicates'][number]

const duplicate = (rest: Partial<Duplicate>): Duplicate => ({
  id: null,
  row: null,
  nom: 'Sami Ben Ali',
  by: ['telephone'],
  canAdd: true,
  ...rest,
})
const report = (errors: ImportRowReport['errors'] = {}, ...duplicates: Duplicate[]): ImportRowReport => ({
  errors,
  duplicates,
})

const lines: ImportLine[] = [2, 3, 4, 5, 6].map((line) => ({ line, cells: { nom: `N${line}` } }))
const reports = new Map([
  [2, report()],
  [3, report({ dateNaissance: 'date', moniteur: 'unknown' })],
  [4, report({ dateNaissance: 'required' }, duplicate({ id: 12, by: ['cin'], canAdd: false }))],
  [5, report({}, duplicate({ row: 0 }))],
])

const review = (choices: Record<number, ImportChoice> = {}) => reviewRows(lines, reports, choices)

describe('the rows under review', () => {
  it('skips what is known unless something else is chosen', () => {
    expect(review().map(({ state, choice }) => [state, choice])).toEqual([
      ['ready', 'add'],
      ['fault', 'add'],
      ['skip', 'skip'],
      ['skip', 'skip'],
      ['unchecked', 'add'],
    ])
  })

  it('offers an update of a record only, and no second record with its number', () => {
    expect(review().map(choicesOf)).toEqual([['add'], ['add'], ['skip', 'update'], ['skip', 'add'], ['add']])
    expect(review({ 4: 'add' })[2]?.choice).toBe('skip')
    expect(linesTaking(review(), 'update')).toEqual([4])
    expect(linesTaking(review(), 'skip')).toEqual([4, 5])
  })

  it('lets an update leave out what the record has', () => {
    expect(review({ 4: 'update' })[2]).toMatchObject({ state: 'ready', faults: {} })
  })

  it('names the line of the file that a row resembles', () => {
    expect(review()[3]?.sameAs).toBe(2)
  })

  it('counts and filters', () => {
    expect(countRows(review())).toEqual({ all: 5, faults: 1, duplicates: 2, ready: 1 })
    expect(
      review()
        .filter((row) => matchesFilter(row, 'duplicates'))
        .map(({ line }) => line),
    ).toEqual([4, 5])
  })

  it('shows the columns of the list, those that all need, and those with a fault', () => {
    expect(shownFields(new Set(['nom', 'telephone']), review(), false)).toEqual([
      'nom',
      'prenom',
      'cin',
      'dateNaissance',
      'telephone',
      'permi',
      'moniteur',
    ])
    expect(faultsByColumn(review())).toEqual([
      { field: 'dateNaissance', lines: [3], canClear: false },
      { field: 'moniteur', lines: [3], canClear: true },
    ])
  })
})
