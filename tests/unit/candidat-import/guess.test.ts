import { columnsOf, guessMapping, type ListRow } from '@contract/ecole/import/candidatMapping'
import { describe, expect, it } from 'vitest'

const TODAY = '2026-11-21'
const rowsOf = (...rows: string[][]): ListRow[] => rows.map((cells, index) => ({ line: index + 1, cells }))

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
  ])('judges under headings %s', (_name, rows, expected) => {
    expect(targets(...rows)).toEqual(expected)
  })

  it.each([
    ['two columns of names', [['Gharbi', 'Ali']], ['nom', 'prenom']],
    ['whole names and another column of names', [['Gharbi Ali', 'Tunis']], ['nomComplet', null]],
    ['one column of single names', [['Gharbi', '22123456']], [null, 'telephone']],
    ['whole names alone', [['Gharbi Ali', '22123456']], ['nomComplet', 'telephone']],
    ['no names', [['1', '22123456']], [null, 'telephone']],
    ['a column of sexes before the names', [['F', 'Gharbi', 'Ali']], ['sexe', 'nom', 'prenom']],
    ['three columns of names', [['Gharbi', 'Ali', 'Tunis']], ['nom', 'prenom', null]],
  ])('judges without headings %s', (_name, rows, expected) => {
    expect(bare(...rows)).toEqual(expected)
  })

  it.each([
    ['Colonne', 'email'],
    ['column12', 'email'],
    ['B', 'email'],
    ['7', 'email'],
    ['Contact', 'email'],
    ['Vos contacts', null],
    ['contact 2027', null],
    ['zz', null],
  ])('lets the cells judge under the heading %s: %s', (heading, target) => {
    expect(targets(['Nom', 'Prénom', heading], ['Gharbi', 'Ali', 'a@b.tn'])).toEqual(['nom', 'prenom', target])
  })

  it('leaves names without a heading where another column has one', () => {
    expect(targets(['', '', 'CIN'], ['Gharbi', 'Ali', '01234567'])).toEqual([null, null, 'cin'])
  })

  it('says in which order whole names are written', () => {
    const order = (...rows: string[][]) => guessMapping(columnsOf(rowsOf(...rows), 0), TODAY).order
    expect(order(['Prénom et nom'], ['Gharbi Ali'])).toBe('prenomNom')
    expect(order(['CIN', 'Prénom et nom'], ['01234567', 'Gharbi Ali'])).toBe('prenomNom')
    expect(order(['Candidat'], ['Ali Gharbi'])).toBe('prenomNom')
    expect(order(['Nom', 'Prénom'], ['Ali', 'Gharbi'])).toBe('nomPrenom')
  })
})
