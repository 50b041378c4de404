import { asideLines, dataRows } from '@contract/ecole/import/candidatMapping'
import { isBlankRow, isSummaryRow } from '@contract/ecole/import/summaryRow'
import { describe, expect, it } from 'vitest'

describe('rows that are no candidates', () => {
  it.each([
    [['TOTAL', '', '45']],
    [['', 'Total général', '', '12 500,000 DT']],
    [['Total :']],
    [['TOTAUX', '12', '12']],
    [['Sous-total']],
    [['Somme', '4,93E+09']],
    [['SOMME :', '=45']],
    [['Nombre de candidats : 45']],
    [['Effectif total', '45']],
    [['Total des inscrits', '45', '100 %']],
    [['Gesamtsumme', '45']],
    [['Grand total', '45 €']],
    [['المجموع', '٤٥']],
    [['Page 1 / 3']],
    [['Page 2 sur 3']],
  ])('recognises %j as a sum or page footer', (cells) => {
    expect(isSummaryRow(cells)).toBe(true)
  })

  it.each([
    [['Somme', 'Ali', '12345678', '01/02/2000']],
    [['Total', 'Sami', '12345678']],
    [['Total', '', '12345678', '01/02/2000']],
    [['Paget', 'Marie']],
    [['Ben Salah', 'Amine', '98 123 456']],
    [['12345678', '98123456']],
    [['', '']],
  ])('does not recognise %j as a sum', (cells) => {
    expect(isSummaryRow(cells)).toBe(false)
  })

  it('recognises blank, ruled and numbered rows as blank', () => {
    for (const cells of [
      ['', ' '],
      ['---', '____'],
      ['46', '', ''],
      ['12.', '-'],
    ])
      expect(isBlankRow(cells)).toBe(true)
    for (const cells of [['46', '98123456'], ['Ali'], ['12345678']]) expect(isBlankRow(cells)).toBe(false)
  })

  it('leaves sum rows out and keeps their line numbers', () => {
    const rows = [
      { line: 1, cells: ['Nom', 'CIN'] },
      { line: 2, cells: ['Ben Salah', '12345678'] },
      { line: 3, cells: ['', ''] },
      { line: 4, cells: ['TOTAL GÉNÉRAL', '1'] },
    ]
    expect(dataRows(rows, 0).map(({ line }) => line)).toEqual([2])
    expect(asideLines(rows, 0)).toEqual([4])
  })
})
