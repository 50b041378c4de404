import {
  asideLines,
  columnsOf,
  dataRows,
  findHeading,
  guessMapping,
  type ListRow,
  mappedFields,
  withTarget,
} from '@contract/ecole/import/candidatMapping'
import { describe, expect, it } from 'vitest'

const TODAY = '2026-11-21'
const rowsOf = (...rows: string[][]): ListRow[] => rows.map((cells, index) => ({ line: index + 1, cells }))
const many = (count: number, ...cells: string[]) => Array.from({ length: count }, () => cells)
const HEADING = ['Nom', 'Prénom', 'CIN']
const ALI = ['Gharbi', 'Ali', '01234567']

describe('the row of headings', () => {
  it.each([
    ['is the first', [HEADING, ALI], 0],
    ['is the one that names the most', [['Nom', 'Prénom'], HEADING, ALI], 1],
    ['is the first of two that name as many', [HEADING, HEADING, ALI], 0],
    ['may have one name alone', [['Nom'], ['Gharbi']], 0],
    ['names half of its cells at least', [['Nom', 'x', ''], ALI], 0],
    ['names more than one cell of three', [['Nom', 'x', 'y'], ALI], null],
    ['names two of many', [['Nom', 'CIN', 'x', 'y', 'z'], ALI], 0],
    ['counts a name once', [['Nom', 'Nom', 'x', 'y', 'z'], ALI], null],
    ['holds no date', [['Nom', 'Prénom', 'Le 1/2'], ALI], null],
    ['holds no long number, also with blanks in it', [['Nom', 'Prénom', '12 345'], ALI], null],
    ['may hold a short number', [['Nom', 'Prénom', '1234'], ALI], 0],
    ['holds no mail address', [['Nom', 'Prénom', 'a@b'], ALI], null],
    ['lies among the first forty', [...many(39, ''), HEADING], 39],
    ['is not the forty-first', [...many(40, ''), HEADING], null],
    ['is none in an empty list', [], null],
    ['is none among blank rows', [['', ' ']], null],
  ])('%s', (_name, rows, index) => {
    expect(findHeading(rowsOf(...rows))).toBe(index)
  })
})

describe('the rows below the headings', () => {
  const rows = rowsOf(
    ['Titre'],
    HEADING,
    ALI,
    ['nom', ' PRENOM', 'C.I.N'],
    ['nom', 'prenom', 'cin'],
    ['', '', ''],
    ['Total', '2'],
  )
  it('are those of candidates', () => {
    expect(dataRows(rows, 1).map(({ line }) => line)).toEqual([3, 4])
    expect(asideLines(rows, 1)).toEqual([7])
  })

  it('are all of them where there are no headings', () => {
    expect(dataRows(rows, null).map(({ line }) => line)).toEqual([1, 2, 3, 4, 5])
    expect(asideLines(rows, null)).toEqual([7])
  })

  it('are those after the headings, where a heading says nothing', () => {
    expect(dataRows(rowsOf(['---'], ALI), 0).map(({ line }) => line)).toEqual([2])
  })
})

describe('the columns of a list', () => {
  it('have their headings and samples, trimmed, and the empty ones are left out', () => {
    const rows = rowsOf([' Nom ', '', 'CIN'], [' Gharbi ', '', ''], ['Ben', ' ', '', 'x'])
    expect(columnsOf(rows, 0)).toEqual([
      { index: 0, heading: 'Nom', samples: ['Gharbi', 'Ben'] },
      { index: 2, heading: 'CIN', samples: [] },
      { index: 3, heading: '', samples: ['x'] },
    ])
    expect(columnsOf(rows, null).map(({ heading }) => heading)).toEqual(['', '', ''])
    expect(columnsOf([], null)).toEqual([])
  })

  it('have a hundred samples at the most', () => {
    expect(columnsOf(rowsOf(...many(120, 'Ali')), null)[0]?.samples).toHaveLength(100)
    expect(columnsOf(rowsOf(...many(120, 'Ali')), 0)[0]?.heading).toBe('Ali')
  })
})

const targets = (...rows: string[][]) => {
  const list = rowsOf(...rows)
  const columns = columnsOf(list, 0)
  const { targets: found } = guessMapping(columns, TODAY)
  return columns.map(({ index }) => found[index] ?? null)
}
const bare = (...rows: string[][]) => {
  const columns = columnsOf(rowsOf(...rows), null)
  const { targets: found } = guessMapping(columns, TODAY)
  return columns.map(({ index }) => found[index] ?? null)
}

describe('the guess of what a column holds', () => {
  it.each([
    [
      'whole names under the first name alone',
      [
        ['Prénom', 'CIN'],
        ['Ali Gharbi', '01234567'],
      ],
      ['nomComplet', 'cin'],
    ],
    ['one name under the first name alone', [['Prénom'], ['Ali']], ['prenom']],
    [
      'whole names beside whole names',
      [
        ['Nom', 'Nom et prénom'],
        ['Ben Ali', 'Ali Gharbi'],
      ],
      ['nom', null],
    ],
    ['another field with blanks alone', [['Adresse'], ['rue de Paris']], ['adresse']],
    [
      'Arabic without a Latin twin',
      [
        ['Nom', 'Prénom'],
        ['الطرابلسي', 'سناء'],
      ],
      ['nom', 'prenom'],
    ],
    [
      'Arabic whole names beside Latin ones',
      [
        ['Nom et prénom', 'الاسم واللقب'],
        ['Ali Gharbi', 'سناء الطرابلسي'],
      ],
      ['nomComplet', 'nomCompletAr'],
    ],
    [
      'an Arabic heading with no cell',
      [
        ['Nom', 'Prénom', 'اللقب'],
        ['Gharbi', 'Ali', ''],
      ],
      ['nom', 'prenom', null],
    ],
    [
      'Arabic in some cells alone',
      [
        ['Nom', 'Prénom', 'اللقب'],
        ['Gharbi', 'Ali', 'غربي'],
        ['Ben', 'Ali', 'Ben'],
      ],
      ['nom', 'prenom', null],
    ],
    [
      'the first of two columns of one field',
      [
        ['Tél', 'GSM'],
        ['22123456', '98123456'],
      ],
      ['telephone', null],
    ],
    [
      'a vague heading, by its cells',
      [
        ['Nom', 'Prénom', 'Colonne 3', 'id'],
        ['Gharbi', 'Ali', 'a@b.tn', '01234567'],
      ],
      ['nom', 'prenom', 'email', 'cin'],
    ],
    [
      'another heading, not by its cells',
      [
        ['Nom', 'Prénom', 'Photo'],
        ['Gharbi', 'Ali', 'a@b.tn'],
      ],
      ['nom', 'prenom', null],
    ],
    [
      'no heading above cells, by them',
      [
        ['Nom', 'Prénom', ''],
        ['Gharbi', 'Ali', 'a@b.tn'],
      ],
      ['nom', 'prenom', 'email'],
    ],
    ['a heading that is understood, whatever its cells', [['Note'], ['a@b.tn']], ['note']],
  ])('under headings: %s', (_name, rows, expected) => {
    expect(targets(...rows)).toEqual(expected)
  })

  it.each([
    ['two columns of names', [['Gharbi', 'Ali']], ['nom', 'prenom']],
    ['whole names and another column of names', [['Gharbi Ali', 'Tunis']], ['nomComplet', null]],
    ['one column of single names', [['Gharbi', '22123456']], [null, 'telephone']],
    ['whole names alone', [['Gharbi Ali', '22123456']], ['nomComplet', 'telephone']],
    ['no names', [['1', '22123456']], [null, 'telephone']],
    ['three columns of names', [['Gharbi', 'Ali', 'Tunis']], ['nom', 'prenom', null]],
  ])('without headings: %s', (_name, rows, expected) => {
    expect(bare(...rows)).toEqual(expected)
  })

  it('leaves names without a heading where another column has one', () => {
    expect(targets(['', '', 'CIN'], ['Gharbi', 'Ali', '01234567'])).toEqual([null, null, 'cin'])
  })

  it('says in which order whole names are written', () => {
    const order = (...rows: string[][]) => guessMapping(columnsOf(rowsOf(...rows), 0), TODAY).order
    expect(order(['Prénom et nom'], ['Gharbi Ali'])).toBe('prenomNom')
    expect(order(['Candidat'], ['Ali Gharbi'])).toBe('prenomNom')
    expect(order(['Nom', 'Prénom'], ['Ali', 'Gharbi'])).toBe('nomPrenom')
  })
})

describe('a mapping that is corrected', () => {
  const mapping = { targets: { 0: 'nomComplet', 1: 'cin', 2: null }, order: 'prenomNom' } as const
  it.each([
    [2, 'prenom', { 0: null, 1: 'cin', 2: 'prenom' }],
    [2, 'note', { 0: 'nomComplet', 1: 'cin', 2: 'note' }],
    [2, 'identite', { 0: 'nomComplet', 1: null, 2: 'identite' }],
    [1, null, { 0: 'nomComplet', 1: null, 2: null }],
    [1, 'cin', { 0: 'nomComplet', 1: 'cin', 2: null }],
  ] as const)('gives column %i the target %s', (index, target, expected) => {
    expect(withTarget(mapping, index, target)).toEqual({ targets: expected, order: 'prenomNom' })
  })

  it('fills the fields of its targets', () => {
    expect([...mappedFields(mapping)]).toEqual(['nom', 'prenom', 'cin'])
  })
})
