import {
  asideLines,
  columnsOf,
  dataRows,
  findHeading,
  type ListRow,
  mappedFields,
  withTarget,
} from '@contract/ecole/import/candidatMapping'
import { describe, expect, it } from 'vitest'

const rowsOf = (...rows: string[][]): ListRow[] => rows.map((cells, index) => ({ line: index + 1, cells }))
const many = (count: number, ...cells: string[]) => Array.from({ length: count }, () => cells)
const HEADING = ['Nom', 'Prénom', 'CIN']
const ALI = ['Gharbi', 'Ali', '01234567']

describe('findHeading', () => {
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
  ])('finds a row that %s', (_name, rows, index) => {
    expect(findHeading(rowsOf(...rows))).toBe(index)
  })
})

describe('dataRows and asideLines', () => {
  const rows = rowsOf(
    ['Titre'],
    HEADING,
    ALI,
    ['nom', ' PRENOM', 'C.I.N'],
    ['nom', 'prenom', 'cin'],
    ['', '', ''],
    ['Total', '2'],
  )
  it('keep the rows of candidates', () => {
    expect(dataRows(rows, 1).map(({ line }) => line)).toEqual([3, 4])
    expect(asideLines(rows, 1)).toEqual([7])
  })

  it('keep all rows where there are no headings', () => {
    expect(dataRows(rows, null).map(({ line }) => line)).toEqual([1, 2, 3, 4, 5])
    expect(asideLines(rows, null)).toEqual([7])
  })

  it('keep what follows a heading that says nothing', () => {
    expect(dataRows(rowsOf(['---'], ALI), 0).map(({ line }) => line)).toEqual([2])
  })
})

describe('columnsOf', () => {
  it('trims headings and samples and leaves empty columns out', () => {
    const rows = rowsOf([' Nom ', '', 'CIN'], [' Gharbi ', '', ''], ['Ben', ' ', '', 'x'])
    expect(columnsOf(rows, 0)).toEqual([
      { index: 0, heading: 'Nom', samples: ['Gharbi', 'Ben'] },
      { index: 2, heading: 'CIN', samples: [] },
      { index: 3, heading: '', samples: ['x'] },
    ])
    expect(columnsOf(rows, null).map(({ heading }) => heading)).toEqual(['', '', ''])
    expect(columnsOf([], null)).toEqual([])
  })

  it('keeps a hundred samples at the most', () => {
    expect(columnsOf(rowsOf(...many(120, 'Ali')), null)[0]?.samples).toHaveLength(100)
    expect(columnsOf(rowsOf(...many(120, 'Ali')), 0)[0]?.heading).toBe('Ali')
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
