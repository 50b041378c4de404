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

describe('the text under a list', () => {
  const list = (...last: string[][]) =>
    [['N°', 'Nom', 'Prénom', 'CIN'], ['1', 'Ben Salah', 'Amine', '12345678'], ['2', 'Gharbi', 'Rim', ''], ...last].map(
      (cells, index) => ({ line: index + 1, cells }),
    )

  it.each([
    [['Liste arrêtée le 12 mars 2026']],
    [['', 'Fait à Tunis, le 12/03/2026']],
    [['', 'Prière de vérifier les numéros avant le 15 mars']],
    [['Mme Trabelsi']],
    [['', '', 'نهاية القائمة']],
  ])('is left aside: %j', (cells) => {
    expect(asideLines(list(cells), 0)).toEqual([4])
    expect(dataRows(list(cells), 0)).toHaveLength(2)
    // Beside a sum and an empty line.
    expect(asideLines(list(['TOTAL', '2'], ['', ''], cells), 0)).toEqual([4, 6])
  })

  it.each([
    [['', 'Trabelsi']],
    [['', 'Ben Haj Salah Mohamed Ali']],
    [['', 'محمد بن علي بن صالح']],
    [['Gharbi,Rim,01234569,21/01/1999']],
    [['Gharbi,Rim']],
    [['3', 'Trabelsi', 'Sana']],
    [['98 123 456']],
  ])('is no candidate, unlike %j', (cells) => {
    expect(asideLines(list(cells), 0)).toEqual([])
  })

  it('is only the last one, and of no list of names alone', () => {
    expect(asideLines(list(['', 'Liste du lundi'], ['3', 'Trabelsi', 'Sana']), 0)).toEqual([])
    const names = ['Nom et prénom', 'Ben Salah Amine', 'Liste Rim'].map((name, index) => ({
      line: index + 1,
      cells: [name],
    }))
    expect(asideLines(names, 0)).toEqual([])
  })
})
