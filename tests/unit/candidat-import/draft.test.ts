import { withTarget } from '@contract/ecole/import/candidatMapping'
import type { UnknownAction } from '@reduxjs/toolkit'
import {
  candidatSlice,
  cellsEdited,
  headingChosen,
  importLeft,
  importOpened,
  importRead,
  importStarted,
  mappingChanged,
  permiChosen,
  rowsDecided,
  stepTaken,
} from '@src/redux/candidat/slice'
import { columnsFound, columnsGuessed, type ImportDraft, linesOf, withEdits } from '@src/views/candidat/import/draft'
import { describe, expect, it } from 'vitest'

const file = new File([], 'liste.csv')
const rows = [
  ['Nom', 'Prénom', 'CIN'],
  ['Ben Salah', 'Amine', '01234567'],
  ['Trabelsi', 'Sana', '01234568'],
].map((cells, index) => ({ line: index + 1, cells }))
const spreadsheet = { kind: 'csv' as const, sheets: [], sheet: null, rows }
const opened = importOpened(columnsFound(spreadsheet))

const progressAfter = (...actions: UnknownAction[]) =>
  actions.reduce(candidatSlice.reducer, candidatSlice.getInitialState()).importing.progress

function draftAfter(...actions: UnknownAction[]): ImportDraft {
  const progress = progressAfter(opened, ...actions)
  if (!progress) throw new Error('No draft')
  return { file, spreadsheet, ...progress }
}

const cells = (draft: ImportDraft) => withEdits(linesOf(draft), draft.edits)

describe('draft of an import', () => {
  it('opens a file with its heading row and columns guessed', () => {
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

  it('applies corrections over the columns', () => {
    const draft = draftAfter(
      cellsEdited({ lines: [3], field: 'cin', text: '07654321' }),
      mappingChanged(withTarget(draftAfter().mapping, 1, null)),
    )
    expect(cells(draft)[1]).toEqual({ line: 3, cells: { nom: 'Trabelsi', cin: '07654321' } })
    expect(
      cells(draftAfter(cellsEdited({ text: '', lines: [2, 3], field: 'cin' }))).map((row) => row.cells.cin),
    ).toEqual(['', ''])
  })

  it('guesses the columns again for another heading row', () => {
    const draft = draftAfter(
      cellsEdited({ lines: [2], field: 'nom', text: 'x' }),
      headingChosen(columnsGuessed(spreadsheet, null)),
    )
    expect(draft.edits).toEqual({})
    expect(cells(draft)).toHaveLength(3)
  })

  it('keeps the default category when another sheet is opened', () => {
    expect(draftAfter(permiChosen(4), opened).idPermi).toBe(4)
  })

  it('moves on to the running import and back to the start', () => {
    const draft = draftAfter(rowsDecided({ lines: [2, 3], choice: 'update' }), importStarted(7))
    expect(draft).toMatchObject({ step: 'running', idJob: 7, choices: { 2: 'update', 3: 'update' } })
    expect(progressAfter(opened, importLeft())).toBeNull()
    expect(progressAfter(stepTaken('rows'))).toBeNull()
    const { file: _file, spreadsheet: _spreadsheet, ...progress } = draft
    expect(progressAfter(importRead(progress))).toEqual(progress)
  })
})
