import { updateTarget } from '@contract/ecole/import/candidatImport'
import type { withTarget } from '@contract/ecole/import/candidatMapping'
import { cellsOfRow, readableDay } from '@contract/ecole/import/candidatRows'
import { isBlankRow, isSummaryRow } from '@contract/ecole/import/summaryRow'
import { describe, expect, it } from 'vitest'

describe('cellsOfRow', () => {
  const row = (target: Parameters<typeof withTarget>[2], ...cells: string[]) =>
    cellsOfRow(
      { line: 1, cells },
      { targets: Object.fromEntries(cells.map((_, index) => [index, target])), order: 'nomPrenom' },
    )
  it.each([
    ['nomCompletAr', ['بن صالح محمد'], { nomAr: 'بن صالح', prenomAr: 'محمد' }],
    ['nomComplet', ['Gharbi'], { nom: 'Gharbi' }],
    ['identite', ['CIN : 01234567'], { cin: 'CIN : 01234567' }],
    ['identite', ['c.i.n. 01234567'], { cin: 'c.i.n. 01234567' }],
    ['identite', [' n° 01234567'], { cin: ' n° 01234567' }],
    ['identite', ['CIN01234567'], { cin: 'CIN01234567' }],
    ['identite', ['n°X123456'], { passeport: 'n°X123456' }],
    ['identite', ['X123456'], { passeport: 'X123456' }],
    ['identite', ['x123456'], { passeport: 'x123456' }],
    ['note', ['b', 'a'], { note: 'a\nb' }],
    ['dateNaissance', ['2003-02-01'], { dateNaissance: '01/02/2003' }],
    ['nom', ['  '], {}],
    ['note', ['a', '  '], { note: 'a' }],
    ['nom', [''], {}],
    [null, ['x'], {}],
    ['nom', ['x'.repeat(5001)], { nom: 'x'.repeat(5000) }],
    ['telephone', ['22123456'], { telephone: '22123456' }],
    ['telephone', ['22123456 ou 98123456'], { telephone: '22123456', note: 'Tél. : 98123456' }],
    ['telephone', ['22123456;98123456,23123456'], { telephone: '22123456', note: 'Tél. : 98123456\nTél. : 23123456' }],
    ['telephone', ['22123456 - 98123456'], { telephone: '22123456', note: 'Tél. : 98123456' }],
    ['telephone', ['22123456|98123456'], { telephone: '22123456', note: 'Tél. : 98123456' }],
    ['telephone', ['22123456 / 12'], { telephone: '22123456 / 12' }],
    ['telephone', ['le matin'], { telephone: 'le matin' }],
  ] as const)('reads as %s of %j the fields %j', (target, cells, expected) => {
    expect(row(target, ...cells)).toEqual(expected)
  })

  it('keeps a note beside a second phone number, in either order of the columns', () => {
    const cells = (targets: Record<number, 'note' | 'telephone'>, ...texts: string[]) =>
      cellsOfRow({ line: 1, cells: texts }, { targets, order: 'nomPrenom' })
    expect(cells({ 0: 'note', 1: 'telephone' }, 'le soir', '22123456/98123456').note).toBe('le soir\nTél. : 98123456')
    expect(cells({ 0: 'telephone', 1: 'note' }, '22123456/98123456', 'le soir').note).toBe('le soir\nTél. : 98123456')
  })

  it('leaves out a column that the row does not reach', () => {
    expect(cellsOfRow({ line: 1, cells: [] }, { targets: { 3: 'nom' }, order: 'nomPrenom' })).toEqual({})
  })

  it.each([
    ['2003-02-01', '01/02/2003'],
    ['x2003-02-01', 'x2003-02-01'],
    ['2003-02-01x', '2003-02-01x'],
    ['1/2/2003', '1/2/2003'],
  ])('shows the day %s as %s', (text, shown) => {
    expect(readableDay(text)).toBe(shown)
  })
})

describe('a row about nobody', () => {
  it.each([
    [['Total', '-12,5 %'], true],
    [['Total', '12', '1-2-2003'], false],
    [['Total', 'Total'], true],
    [['Total', 'Ali'], false],
    [['12', '13'], false],
    [['total', '=12'], true],
    [['Page', '٣'], true],
    [['Total', '', ' 45 DT '], true],
    [['5 DT'], false],
    [[], false],
  ])('is one of sums with %j: %s', (cells, isSum) => {
    expect(isSummaryRow(cells)).toBe(isSum)
  })

  it.each([
    [[], true],
    [['--', ' '], true],
    [[' 12345) '], true],
    [['12°'], true],
    [['123456'], false],
    [['1', '2'], false],
    [['12 a'], false],
    [['a'], false],
  ])('is a blank one with %j: %s', (cells, isBlank) => {
    expect(isBlankRow(cells)).toBe(isBlank)
  })
})

describe('updateTarget', () => {
  const like = (id: number | null, ...by: ('cin' | 'passeport' | 'telephone' | 'identite')[]) => ({ id, by })
  it.each([
    ['nobody', [], null],
    ['who has its number', [like(1, 'cin')], 1],
    ['who has its passport', [like(1, 'passeport')], 1],
    ['who has its name and birth date', [like(1, 'identite')], 1],
    ['nobody for a phone alone', [like(1, 'telephone')], null],
    ['who has its number, before a namesake', [like(1, 'identite'), like(2, 'cin')], 2],
    ['nobody of two with its numbers', [like(1, 'cin'), like(2, 'passeport')], null],
    ['nobody of two namesakes', [like(1, 'identite'), like(2, 'identite')], null],
    [
      'nobody of two with its numbers, though one is a namesake',
      [like(1, 'cin', 'identite'), like(2, 'passeport')],
      null,
    ],
    ['a candidate and not another row of the file', [like(null, 'cin'), like(2, 'identite')], 2],
    ['who has one of several things in common', [like(1, 'telephone', 'passeport'), like(2, 'telephone')], 1],
  ])('names %s', (_name, duplicates, id) => {
    expect(updateTarget(duplicates)).toBe(id)
  })
})
