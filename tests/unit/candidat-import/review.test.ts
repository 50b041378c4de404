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
  unknownPermis,
  withinPlaces,
  wouldAdd,
} from '@src/views/candidat/import/review/review'
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

describe('reviewed rows of an import', () => {
  it('skips existing candidates unless the user chooses otherwise', () => {
    expect(review().map(({ state, choice }) => [state, choice])).toEqual([
      ['ready', 'add'],
      ['fault', 'add'],
      ['skip', 'skip'],
      // Only the phone number is the same: families share one.
      ['ready', 'add'],
      ['unchecked', 'add'],
    ])
  })

  it('offers an update for a record, and no second record with its number', () => {
    expect(review().map(choicesOf)).toEqual([['add'], ['add'], ['skip', 'update'], ['skip', 'add'], ['add']])
    expect(review({ 4: 'add' })[2]?.choice).toBe('skip')
    expect(linesTaking(review(), 'update')).toEqual([4])
    expect(linesTaking(review(), 'skip')).toEqual([4, 5])
  })

  it('accepts an update without fields that the record has', () => {
    expect(review({ 4: 'update' })[2]).toMatchObject({ state: 'ready', faults: {} })
  })

  it('names the line of the file that a row duplicates', () => {
    expect(review()[3]?.sameAs).toBe(2)
  })

  it('accepts a later row when the earlier one with its number is skipped', () => {
    const same = duplicate({ row: 0, by: ['cin'], canAdd: false })
    const known = new Map([
      [2, report({}, duplicate({ id: 12 }))],
      [3, report({}, same)],
      [4, report({}, same)],
    ])
    const states = (choices: Record<number, ImportChoice>) =>
      reviewRows(lines.slice(0, 3), known, choices).map(({ state, sameAs }) => [state, sameAs])
    expect(states({})).toEqual([
      ['ready', null],
      ['skip', 2],
      ['skip', 2],
    ])
    // When the first row is skipped, the second is accepted and the third duplicates the second.
    expect(states({ 2: 'skip' })).toEqual([
      ['skip', null],
      ['ready', null],
      ['skip', 3],
    ])
  })

  it('groups the lines of each unknown or untaught licence, the most frequent first', () => {
    const permi = ['voiture', 'Voiture ', 'moto', '', 'B']
    const cells = lines.map((line, index) => ({ ...line, cells: { permi: permi[index] ?? '' } }))
    const faults = ['unknown', 'unknown', 'not_taught', 'required', undefined] as const
    const reported = new Map(
      cells.map(({ line }, index) => [line, report(faults[index] ? { permi: faults[index] } : {})] as const),
    )
    expect(unknownPermis(reviewRows(cells, reported, {}))).toEqual([
      { text: 'voiture', lines: [2, 3] },
      { text: 'moto', lines: [4] },
      { text: '', lines: [5] },
    ])
  })

  it('shows the column of a value that came from another one, such as a second phone number', () => {
    const [first] = lines
    const rows = first ? reviewRows([{ ...first, cells: { telephone: '22', note: 'Tél. : 98' } }], reports, {}) : []
    expect(shownFields(new Set(['nom', 'telephone']), rows, true)).toContain('note')
  })

  it('keeps the first candidates that the package has places for, and all updates', () => {
    const all = review({ 4: 'update' })
    const [two, one] = [withinPlaces(all, 2), withinPlaces(all, 1)]
    expect(two).toEqual(all)
    expect(one.map(({ state, isBeyond }) => [state, isBeyond])).toEqual([
      ['ready', false],
      ['fault', false],
      ['ready', false],
      ['skip', true],
      ['unchecked', false],
    ])
    expect(one.filter(wouldAdd)).toHaveLength(2)
  })

  it('counts and filters the import rows', () => {
    expect(countRows(review())).toEqual({ all: 5, faults: 1, duplicates: 2, ready: 2 })
    expect(
      review()
        .filter((row) => matchesFilter(row, 'duplicates'))
        .map(({ line }) => line),
    ).toEqual([4, 5])
  })

  it('shows mapped columns, required columns and columns with faults', () => {
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
