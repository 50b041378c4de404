// @vitest-environment jsdom
import { sessionEnded } from '@src/redux/auth/slice'
import { readAnswers, retractAnswer } from '@src/redux/moniteur/day/send'
import {
  answerForgotten,
  answerQueued,
  answerRefused,
  answerSaved,
  type LeconAnswer,
  moniteurSlice,
  type PendingAnswer,
  pendingRead,
  selectNextToSend,
  selectPending,
  selectSent,
} from '@src/redux/moniteur/slice'
import { makeStore } from '@src/redux/store'
import { beforeEach, describe, expect, it } from 'vitest'
import { sampleEvent } from '../evenement/sample'

const PERSON = 4
const AT = '2026-11-21T09:00:00.000Z'
const answerOf = (id: number, version = 1): LeconAnswer => ({ id, verb: 'no-show', body: { version } })

beforeEach(() => localStorage.clear())

/** A tab of a user, with the answers stored on the device. */
function openTab(person = PERSON) {
  const store = makeStore()
  store.dispatch(readAnswers(person))
  return store
}
const queue = ({ dispatch }: ReturnType<typeof openTab>, answer: LeconAnswer) =>
  dispatch(answerQueued(PERSON, answer, sampleEvent({ idEvenement: answer.id }), AT)).payload.entry
const idsIn = ({ getState }: ReturnType<typeof openTab>) => selectPending(getState()).map(({ answer }) => answer.id)

describe('pending answer in the outbox', () => {
  it('survives a reload, for its own user only', () => {
    const store = openTab()
    const entry = queue(store, answerOf(1))
    expect(entry).toMatchObject({ at: AT, state: 'waiting' })
    expect(entry.lecon).toEqual({ title: 'Sami Ben Ali', start: expect.any(String), end: expect.any(String) })
    expect(selectPending(openTab().getState())).toEqual([entry])
    expect(selectPending(openTab(5).getState())).toEqual([])
  })

  it('is sent in turn and passes its version on to the next for the same lesson', () => {
    const store = openTab()
    const first = queue(store, answerOf(1))
    const next = queue(store, answerOf(1))
    queue(store, answerOf(2))
    expect(selectNextToSend(store.getState(), PERSON)).toEqual(first)
    const saved = sampleEvent({ idEvenement: 1, version: 2 })
    store.dispatch(answerSaved({ person: PERSON, entry: first, saved }))
    expect(selectNextToSend(store.getState(), PERSON)).toEqual({ ...next, answer: answerOf(1, 2) })
    expect(selectPending(openTab().getState()).map(({ answer }) => answer.body.version)).toEqual([2, 1])
    expect(selectSent(store.getState(), first.key)).toEqual(saved)
  })

  it('is not sent again after a refusal and stays until it is read', () => {
    const store = openTab()
    const entry = queue(store, answerOf(1))
    const refused: PendingAnswer = { ...entry, state: 'refused', message: 'Non' }
    store.dispatch(answerRefused({ person: PERSON, entry: refused }))
    expect(selectNextToSend(store.getState(), PERSON)).toBeUndefined()
    expect(selectPending(openTab().getState())).toEqual([refused])
    store.dispatch(answerForgotten({ person: PERSON, key: entry.key }))
    expect(selectPending(openTab().getState())).toEqual([])
  })

  it('is kept when another tab has not seen it', () => {
    const [one, other] = [openTab(), openTab()]
    const entry = queue(one, answerOf(1))
    queue(other, answerOf(2))
    one.dispatch(answerForgotten({ person: PERSON, key: entry.key }))
    one.dispatch(readAnswers(PERSON))
    expect(idsIn(one)).toEqual([2])
    expect(idsIn(openTab())).toEqual([2])
  })

  it('is retracted before it is sent, and returned as saved afterwards', async () => {
    const store = openTab()
    const [first, second] = [queue(store, answerOf(1)), queue(store, answerOf(2))]
    const saved = sampleEvent({ idEvenement: 1, version: 2 })
    store.dispatch(answerSaved({ person: PERSON, entry: first, saved }))
    expect(await store.dispatch(retractAnswer(PERSON, first.key))).toEqual(saved)
    expect(await store.dispatch(retractAnswer(PERSON, second.key))).toBeNull()
    expect(idsIn(store)).toEqual([])
  })

  it('stays on the device at sign-out and leaves the store', () => {
    const store = openTab()
    queue(store, answerOf(1))
    store.dispatch(sessionEnded({ resume: false }))
    expect(store.getState().moniteur).toEqual(moniteurSlice.getInitialState())
    expect(idsIn(openTab())).toEqual([1])
  })

  it('stores its result on the device after its user signed out', () => {
    const store = openTab()
    const entry = queue(store, answerOf(1))
    store.dispatch(sessionEnded({ resume: false }))
    store.dispatch(answerSaved({ person: PERSON, entry, saved: sampleEvent({ idEvenement: 1 }) }))
    expect(store.getState().moniteur).toEqual(moniteurSlice.getInitialState())
    expect(idsIn(openTab())).toEqual([])
  })
})

describe('outbox on the device', () => {
  it('is read under its former names and stored under the new ones', () => {
    const former = { cle: 'a', parole: answerOf(1), dit: AT, etat: 'conflict', current: sampleEvent() }
    localStorage.setItem(`suivi:${PERSON}`, JSON.stringify([former, { ...former, cle: 'b', etat: 'waiting' }]))
    expect(selectPending(openTab().getState())).toEqual([
      { key: 'a', answer: answerOf(1), at: AT, state: 'conflict', current: former.current },
      expect.objectContaining({ key: 'b', state: 'waiting' }),
    ])
    expect(localStorage.getItem(`suivi:${PERSON}`)).toBeNull()
    expect(selectPending(openTab().getState())).toHaveLength(2)
  })

  it('is empty when it cannot be read', () => {
    localStorage.setItem(`answers:${PERSON}`, '[{"foreign":1}')
    expect(idsIn(openTab())).toEqual([])
  })

  it('returns the same list while nothing has changed', () => {
    const store = openTab()
    queue(store, answerOf(1))
    const before = selectPending(store.getState())
    store.dispatch(readAnswers(PERSON))
    expect(selectPending(store.getState())).toBe(before)
    store.dispatch(pendingRead({ person: PERSON, pending: [] }))
    expect(idsIn(store)).toEqual([])
  })
})
