import {
  type ImportAction,
  type ImportDraft,
  importReducer,
  linesOf,
  withEdits,
} from '@src/views/candidat/import/draft'
import { describe, expect, it } from 'vitest'

const file = new File([], 'liste.csv')
const rows = [
  ['Nom', 'Prénom', 'CIN'],
  ['Ben Salah', 'Amine', '01234567'],
  ['Trabelsi', 'Sana', '01234568'],
].map((cells, index) => ({ line: index + 1, cells }))
const opened: ImportAction = { type: 'opened', file, spreadsheet: { kind: 'csv', sheets: [], sheet: null, rows } }

function draftAfter(...actions: ImportAction[]): ImportDraft {
  const draft = [opened, ...actions].reduce<ImportDraft | null>(importReducer, null)
  if (!draft) throw new Error('No draft')
  return draft
}

const cells = (draft: ImportDraft) => withEdits(linesOf(draft), draft.edits)

describe('the draft of an import', () => {
  it('opens a file with its headings and its columns guessed', () => {
    const draft = draftAfter()
    expect(draft).toMatchObject({
      step: 'columns',
      heading: 0,
      mapping: { targets: { 0: 'nom', 1: 'prenom', 2: 'cin' } },
    })
    expect(cells(draft)).toEqual([
      { line: 2, cells: { nom: 'Ben Salah', prenom: 'Amine', cin: '01234567' } },
      { line: 3, cells: { nom: 'Trabelsi', prenom: 'Sana', cin: '01234568' } },
    ])
  })

  it('keeps corrections over the columns', () => {
    const draft = draftAfter(
      { type: 'edit', line: 3, field: 'cin', text: '07654321' },
      { type: 'target', column: 1, target: null },
    )
    expect(cells(draft)[1]).toEqual({ line: 3, cells: { nom: 'Trabelsi', cin: '07654321' } })
    expect(
      cells(draftAfter({ type: 'fill', text: '', lines: [2, 3], field: 'cin' })).map((row) => row.cells.cin),
    ).toEqual(['', ''])
  })

  it('guesses again below another row of headings', () => {
    const draft = draftAfter({ type: 'edit', line: 2, field: 'nom', text: 'x' }, { type: 'heading', heading: null })
    expect(draft.edits).toEqual({})
    expect(cells(draft)).toHaveLength(3)
  })

  it('keeps the category chosen when another sheet is opened', () => {
    expect(draftAfter({ type: 'permi', idPermi: 4 }, opened).idPermi).toBe(4)
  })

  it('goes on to the job and away', () => {
    const draft = draftAfter({ type: 'choose', lines: [2, 3], choice: 'update' }, { type: 'started', idJob: 7 })
    expect(draft).toMatchObject({ step: 'running', idJob: 7, choices: { 2: 'update', 3: 'update' } })
    expect(importReducer(draft, { type: 'left' })).toBeNull()
    expect(importReducer(null, { type: 'step', step: 'rows' })).toBeNull()
    expect(importReducer(null, { type: 'restored', draft })).toBe(draft)
  })
})
