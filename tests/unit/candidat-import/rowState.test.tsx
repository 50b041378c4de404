import type { ImportRowReport } from '@contract/ecole/import/candidatImport'
import { initI18n } from '@core/i18n/initI18n'
import { loadTexts } from '@src/configs/texts'
import { type ImportLine, linesOf } from '@src/views/candidat/import/draft'
import { reviewRows } from '@src/views/candidat/import/review/review'
import { RowState } from '@src/views/candidat/import/review/rows/RowState'
import { render, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'

beforeAll(async () => {
  await initI18n({
    languages: ['fr'],
    defaultLanguage: 'fr',
    load: loadTexts,
    namespaces: ['common', 'errors', 'import', 'fields', 'candidat'],
  })
})

const lines: ImportLine[] = [
  { line: 7, cells: { nom: 'Gharbi' } },
  { line: 8, cells: { nom: 'Gharbi' } },
]

/** Shows the state of the last line. */
function show(...[first, last]: [ImportRowReport, ImportRowReport]) {
  const reports = new Map([
    [7, first],
    [8, last],
  ])
  const row = reviewRows(lines, reports, {}).at(-1)
  if (row) render(<RowState row={row} onChoose={() => {}} onGo={() => {}} />)
}

it('RowState offers no choice where only one is possible', () => {
  const twin = { id: null, row: 0, nom: 'Gharbi', by: ['cin' as const], canAdd: false }
  show({ errors: {}, duplicates: [] }, { errors: {}, duplicates: [twin] })
  expect(screen.getByText('Ignorée')).toBeVisible()
  expect(screen.getByText(/Comme la ligne 7/)).toBeVisible()
  expect(screen.queryByRole('combobox')).toBeNull()
})

it('RowState asks to correct the number that two people share', () => {
  const clash: ImportRowReport = { errors: { cin: 'duplicate' }, duplicates: [] }
  show(clash, clash)
  expect(screen.getByText('À corriger')).toBeVisible()
  expect(screen.getByRole('button', { name: /CIN, ligne 8/ })).toBeVisible()
})

it('RowState shows the raw line when none of its content is in an imported column', () => {
  const rows = [
    { line: 1, cells: ['N°', 'Nom', 'Prénom'] },
    { line: 2, cells: ['Gharbi,Rim,01234569', '', ''] },
    { line: 3, cells: ['2', 'Trabelsi', 'Sana'] },
  ]
  const spreadsheet = { kind: 'csv' as const, sheets: [], sheet: null, rows }
  const mapping = { targets: { 1: 'nom' as const, 2: 'prenom' as const }, order: 'nomPrenom' as const }
  const [first, second] = reviewRows(linesOf({ spreadsheet, heading: 0, mapping }), new Map(), {})
  expect(second?.raw).toBeUndefined()
  if (first) render(<RowState row={first} onChoose={() => {}} onGo={() => {}} />)
  expect(screen.getByText('Gharbi,Rim,01234569')).toBeVisible()
})
