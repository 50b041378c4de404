import { sessionEnded } from '@src/redux/auth/slice'
import {
  candidatSlice,
  importClosed,
  importRead,
  permiChosen,
  rowsChosen,
  selectImportKnown,
  selectSelection,
  wholeChosen,
} from '@src/redux/candidat/slice'
import { makeStore } from '@src/redux/store'
import { describe, expect, it } from 'vitest'

describe('selection of list rows', () => {
  it('holds single rows or the whole filter, and single rows again', () => {
    const { dispatch, getState } = makeStore()
    dispatch(rowsChosen(['1', '2']))
    dispatch(wholeChosen('all of B'))
    expect(selectSelection(getState())).toEqual({ chosen: ['1', '2'], whole: 'all of B' })
    dispatch(rowsChosen(['1']))
    expect(selectSelection(getState())).toEqual({ chosen: ['1'], whole: null })
  })
})

describe('import in the store', () => {
  it('is known after the storage was read, until its page closes', () => {
    const { dispatch, getState } = makeStore()
    expect(selectImportKnown(getState())).toBe(false)
    dispatch(importRead(null))
    expect(selectImportKnown(getState())).toBe(true)
    dispatch(permiChosen(3))
    expect(getState().candidat?.importing.progress).toBeNull()
    dispatch(importClosed())
    expect(selectImportKnown(getState())).toBe(false)
  })
})

it('clears everything when the user may have changed', () => {
  const { dispatch, getState } = makeStore()
  dispatch(rowsChosen(['1']))
  dispatch(importRead(null))
  dispatch(sessionEnded({ resume: false }))
  expect(getState().candidat).toEqual(candidatSlice.getInitialState())
})
