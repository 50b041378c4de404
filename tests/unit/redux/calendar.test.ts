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

/** What the store hears of an answer to a write. */
const answered = (payload: unknown) => ({
  type: `${evenementApi.reducerPath}/executeMutation/fulfilled`,
  payload,
  meta: { requestId: 'one', requestStatus: 'fulfilled', arg: { type: 'mutation', endpointName: 'createEvenement' } },
})

describe('what can be taken back', () => {
  const noteIn = (store: ReturnType<typeof makeStore>, versions: Record<number, number>, now = NOW) =>
    store.dispatch(changeNoted({ kind: 'answer', versions }, now)).payload.key

  it('is so once', async () => {
    const store = makeStore()
    const key = noteIn(store, {})
    expect(selectLastChange(store.getState(), NOW)).toBe(key)
    const first = store.dispatch(undo(key))
    expect(selectLastChange(store.getState(), NOW)).toBeUndefined()
    expect(await store.dispatch(undo(key))).toBeNull()
    expect(await first).toMatchObject({ change: { key } })
    expect(selectChange(store.getState(), key)).toBeUndefined()
  })

  it('is so for a minute, the latest first', () => {
    const store = makeStore()
    noteIn(store, {}, NOW - 1000)
    const key = noteIn(store, {})
    expect(selectLastChange(store.getState(), NOW + 60_000)).toBeUndefined()
    expect(selectLastChange(store.getState(), NOW + 59_000)).toBe(key)
  })

  it('goes by the versions that a later change leaves behind when it is taken back', () => {
    const store = makeStore()
    const first = noteIn(store, { 1: 2, 7: 1 })
    const second = noteIn(store, { 1: 3 })
    // Asked for both before the later one is done.
    store.dispatch(changeTaken(second))
    store.dispatch(changeTaken(first))
    store.dispatch(changeUndone({ key: second, versions: { 1: 4 } }))
    expect(selectVersionsOf(store.getState(), first)).toEqual({ 1: 4, 7: 1 })
  })

  it('does not overwrite what somebody else has changed in between', () => {
    const store = makeStore()
    const first = noteIn(store, { 1: 2 })
    // Sent against version 4, which is not the one that the first change left behind.
    const second = noteIn(store, { 1: 5 })
    store.dispatch(changeUndone({ key: second, versions: { 1: 6 } }))
    expect(selectVersionsOf(store.getState(), first)).toEqual({ 1: 2 })
  })

  it('is forgotten when the person may have changed', () => {
    const store = makeStore()
    noteIn(store, { 1: 2 })
    store.dispatch(answered(sampleEvent({ idEvenement: 1, version: 1 })))
    store.dispatch(sessionEnded({ resume: false }))
    expect(store.getState().calendar).toEqual(calendarSlice.getInitialState())
  })
})

describe('the newest version of an event', () => {
  it('is the one of the last answer, whatever the order in which answers come', async () => {
    const store = makeStore()
    store.dispatch(answered(sampleEvent({ idEvenement: 1, version: 3 })))
    store.dispatch(answered(sampleEvent({ idEvenement: 1, version: 2 })))
    expect(selectSaved(store.getState(), 1)?.version).toBe(3)
    expect(await store.dispatch(versionToActOn(1, 2))).toBe(3)
    expect(await store.dispatch(versionToActOn(1, 4))).toBe(4)
    expect(await store.dispatch(versionToActOn(2, 1))).toBe(1)
  })
})

describe('what is done in order', () => {
  it('waits for what was put before it, also where that fails', async () => {
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
