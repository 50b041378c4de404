import {
  columnsOf,
  dataRows,
  findHeading,
  guessMapping,
  type ListRow,
  withTarget,
} from '@contract/ecole/import/candidatMapping'
import { cellsOfRow } from '@contract/ecole/import/candidatRows'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const TODAY = '2026-11-21'
const rowsOf = (...rows: string[][]): ListRow[] => rows.map((cells, index) => ({ line: index + 1, cells }))

function guess(rows: ListRow[]) {
  const heading = findHeading(rows)
  const columns = columnsOf(rows, heading)
  return { heading, columns, mapping: guessMapping(columns, TODAY), data: dataRows(rows, heading) }
}

const targets = (...rows: string[][]) => {
  const { columns, mapping } = guess(rowsOf(...rows))
  return columns.map(({ index }) => mapping.targets[index] ?? null)
}

describe('findHeading and dataRows', () => {
  it('counts no blank cell of a heading', () => {
    expect(findHeading([{ line: 1, cells: ['Nom', ' ', ' '] }])).toBe(0)
    expect(findHeading([{ line: 1, cells: [' ', ''] }])).toBeNull()
  })

  const data = ['1', 'Ben Salah', 'Amine', '01234567', '22 123 456']
  const heading = ['N°', 'Nom', 'Prénom', 'CIN', 'Tél']

  it('find the heading under a title, an address and blank lines', () => {
    const rows = rowsOf(['AUTO-ÉCOLE EL AMAL'], ['Liste des candidats au 12/11/2026'], heading, data)
    expect(findHeading(rows)).toBe(2)
    expect(dataRows(rows, 2)).toEqual([{ line: 4, cells: data }])
  })

  it('do not take a candidate for a heading', () => {
    expect(findHeading(rowsOf(data, ['2', 'Trabelsi', 'Sana', '02345678', 'Permis B']))).toBeNull()
  })

  it('drop headings that a printed list repeats', () => {
    const rows = rowsOf(
      heading,
      data,
      ['N°', 'NOM', 'Prénom ', 'C I N', 'Tél'].map((text, at) => heading[at] ?? text),
      data,
    )
    expect(dataRows(rows, 0)).toHaveLength(2)
  })
})

describe('guessMapping', () => {
  it('maps a usual list and leaves unknown columns unmapped', () => {
    expect(
      targets(
        [
          'N°',
          'NOM ET PRÉNOM',
          'N° CIN',
          'Né(e) le',
          'GSM',
          'Tél 2',
          'Cat.',
          'Moniteur',
          'Inscrit le',
          'Montant',
          'Observations',
        ],
        ['1', 'BEN SALAH Amine', '1234567', '03/02/2004', '22123456', '', 'B', 'Sami', '01/10/2026', '1200', ''],
      ),
    ).toEqual([
      null,
      'nomComplet',
      'cin',
      'dateNaissance',
      'telephone',
      null,
      'permi',
      'moniteur',
      'dateInscription',
      null,
      'note',
    ])
  })

  it('maps « Nom » to whole names when the cells contain them', () => {
    expect(targets(['Nom', 'CIN'], ['Ben Salah Amine', '01234567'], ['Trabelsi Sana', '01234568'])).toEqual([
      'nomComplet',
      'cin',
    ])
    expect(targets(['Nom', 'Prénom'], ['Ben Salah', 'Amine'], ['Ben Ali', 'Sana'])).toEqual(['nom', 'prenom'])
  })

  it('maps Arabic columns beside their Latin equivalents', () => {
    expect(targets(['Nom', 'Prénom', 'اللقب', 'الاسم'], ['Trabelsi', 'Sana', 'الطرابلسي', 'سناء'])).toEqual([
      'nom',
      'prenom',
      'nomAr',
      'prenomAr',
    ])
    expect(
      targets(
        ['اللقب', 'الاسم', 'رقم بطاقة التعريف', 'الهاتف', 'تاريخ الولادة'],
        ['الطرابلسي', 'سناء', '01234567', '22123456', '01/02/2003'],
      ),
    ).toEqual(['nom', 'prenom', 'cin', 'telephone', 'dateNaissance'])
  })

  it('maps by the cells when there are no headings', () => {
    const rows = [
      ['Ben Salah', 'Amine', '01234567', '22123456', '03/02/2004', '01/10/2026', 'a@b.tn', 'M', 'B'],
      ['Trabelsi', 'Sana', '1234568', '98 765 432', '13/02/2005', '02/10/2026', 's@b.tn', 'F', 'A1'],
    ]
    expect(targets(...rows)).toEqual([
      'nom',
      'prenom',
      'cin',
      'telephone',
      'dateNaissance',
      'dateInscription',
      'email',
      'sexe',
      'permi',
    ])
    expect(targets(['Ben Salah Amine', '98765432'], ['Trabelsi Sana', '22123456'])).toEqual(['nomComplet', 'telephone'])
  })

  it('maps by the cells under a vague heading', () => {
    expect(targets(['Nom', 'Prénom', 'Date', 'Numéro'], ['Trabelsi', 'Sana', '03/02/2004', '22123456'])).toEqual([
      'nom',
      'prenom',
      'dateNaissance',
      'telephone',
    ])
  })

  it('maps no field twice in any list', () => {
    const heading = fc.oneof(
      fc.constantFrom(
        'Nom',
        'Prénom',
        'Nom et prénom',
        'CIN',
        'CIN / Passeport',
        'Passeport',
        'Tél',
        'GSM',
        'Date',
        'Né le',
      ),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.array(heading, { minLength: 1, maxLength: 12 }), (headings) => {
        const { mapping } = guess(
          rowsOf(
            headings,
            headings.map(() => '22123456'),
          ),
        )
        const used = Object.values(mapping.targets).filter((target) => target !== null)
        expect(new Set(used).size).toBe(used.length)
        expect(used.includes('nomComplet') && (used.includes('nom') || used.includes('prenom'))).toBe(false)
      }),
    )
  })

  it('withTarget moves a field from one column to another', () => {
    const mapping = withTarget({ targets: { 0: 'nom', 1: 'prenom', 2: null }, order: 'nomPrenom' }, 2, 'nomComplet')
    expect(mapping.targets).toEqual({ 0: null, 1: null, 2: 'nomComplet' })
  })
})

describe('cellsOfRow', () => {
  it('returns the cells of a row by field', () => {
    const mapping = {
      targets: { 0: 'nomComplet', 1: 'identite', 2: 'telephone', 3: 'note', 4: null },
      order: 'nomPrenom',
    } as const
    expect(
      cellsOfRow(
        { line: 2, cells: ['Ben Salah Amine', 'X 123456', '22 123 456 / 98765432', 'vient le soir', 'x'] },
        mapping,
      ),
    ).toEqual({
      nom: 'Ben Salah',
      prenom: 'Amine',
      passeport: 'X 123456',
      telephone: '22 123 456',
      note: 'vient le soir\nTél. : 98765432',
    })
    expect(cellsOfRow({ line: 3, cells: ['Gharbi Ali', ' 01234567', '22/123/456', ''] }, mapping)).toEqual({
      nom: 'Gharbi',
      prenom: 'Ali',
      cin: ' 01234567',
      telephone: '22/123/456',
    })
  })
})
