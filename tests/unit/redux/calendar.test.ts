import { sessionEnded } from '@src/redux/auth/slice'
import { versionToActOn } from '@src/redux/calendar/current'
import { evenementApi } from '@src/redux/calendar/evenement'
import { inOrder } from '@src/redux/calendar/inOrder'
import {
  calendarSlice,
  changeNoted,
  changeTaken,
  changeUndone,
  selectChange,
  selectLastChange,
  selectSaved,
  selectVersionsOf,
} from '@src/redux/calendar/slice'
import { undo } from '@src/redux/calendar/undo'
import { makeStore } from '@src/redux/store'
import { describe, expect, it } from 'vitest'
import { sampleEvent } from '../evenement/sample'

const NOW = Date.parse('2026-11-21T09:00:00Z')

/** The action that the store receives for the answer to a write. */
const answered = (payload: unknown) => ({
  type: `${evenementApi.reducerPath}/executeMutation/fulfilled`,
  payload,
  meta: { requestId: 'one', requestStatus: 'fulfilled', arg: { type: 'mutation', endpointName: 'createEvenement' } },
})

describe('undo of the last change', () => {
  const noteIn = (store: ReturnType<typeof makeStore>, versions: Record<number, number>, now = NOW) =>
    store.dispatch(changeNoted({ kind: 'answer', versions }, now)).payload.key

  it('undoes the last change once', async () => {
    const store = makeStore()
    const key = noteIn(store, {})
    expect(selectLastChange(store.getState(), NOW)).toBe(key)
    const first = store.dispatch(undo(key))
    expect(selectLastChange(store.getState(), NOW)).toBeUndefined()
    expect(await store.dispatch(undo(key))).toBeNull()
    expect(await first).toMatchObject({ change: { key } })
    expect(selectChange(store.getState(), key)).toBeUndefined()
  })

  it('is possible for a minute, the latest change first', () => {
    const store = makeStore()
    noteIn(store, {}, NOW - 1000)
    const key = noteIn(store, {})
    expect(selectLastChange(store.getState(), NOW + 60_000)).toBeUndefined()
    expect(selectLastChange(store.getState(), NOW + 59_000)).toBe(key)
  })

  it('uses the versions that the undo of a later change leaves', () => {
    const store = makeStore()
    const first = noteIn(store, { 1: 2, 7: 1 })
    const second = noteIn(store, { 1: 3 })
    // Both are requested before the later one has finished.
    store.dispatch(changeTaken(second))
    store.dispatch(changeTaken(first))
    store.dispatch(changeUndone({ key: second, versions: { 1: 4 } }))
    expect(selectVersionsOf(store.getState(), first)).toEqual({ 1: 4, 7: 1 })
  })

  it('does not overwrite a change of another user', () => {
    const store = makeStore()
    const first = noteIn(store, { 1: 2 })
    // Sent with version 4, which is not the version of the first change.
    const second = noteIn(store, { 1: 5 })
    store.dispatch(changeUndone({ key: second, versions: { 1: 6 } }))
    expect(selectVersionsOf(store.getState(), first)).toEqual({ 1: 2 })
  })

  it('is cleared when the user may have changed', () => {
    const store = makeStore()
    noteIn(store, { 1: 2 })
    store.dispatch(answered(sampleEvent({ idEvenement: 1, version: 1 })))
    store.dispatch(sessionEnded({ resume: false }))
    expect(store.getState().calendar).toEqual(calendarSlice.getInitialState())
  })
})

describe('newest version of an event', () => {
  it('is the one of the last answer in any order of answers', async () => {
    const store = makeStore()
    store.dispatch(answered(sampleEvent({ idEvenement: 1, version: 3 })))
    store.dispatch(answered(sampleEvent({ idEvenement: 1, version: 2 })))
    expect(selectSaved(store.getState(), 1)?.version).toBe(3)
    expect(await store.dispatch(versionToActOn(1, 2))).toBe(3)
    expect(await store.dispatch(versionToActOn(1, 4))).toBe(4)
    expect(await store.dispatch(versionToActOn(2, 1))).toBe(1)
  })
})

describe('inOrder', () => {
  it('waits for earlier tasks, also when one fails', async () => {
    const { dispatch } = makeStore()
    const done: string[] = []
    const first = dispatch(
      inOrder(async () => {
        await Promise.resolve()
        done.push('first')
        throw new Error('refused')
      }),
    )
    const second = dispatch(inOrder(async () => void done.push('second')))
    await expect(first).rejects.toThrow('refused')
    await second
    expect(done).toEqual(['first', 'second'])
  })
})
