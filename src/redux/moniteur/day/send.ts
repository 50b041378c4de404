import type { Evenement } from '@contract/planning/evenement'
import type { Problem } from '@core/http/problem'
import { evenementApi } from '../../calendar/evenement'
import { createOrder } from '../../inOrder'
import type { AppThunk } from '../../store'
import {
  answerForgotten,
  answerRefused,
  answerSaved,
  type LeconAnswer,
  type PendingAnswer,
  pendingRead,
  selectNextToSend,
  selectPending,
  selectSending,
  selectSent,
  sendingBegan,
  sendingEnded,
} from '../slice'
import { readPending } from './stored'

const isEvent = (value: unknown): value is Evenement =>
  typeof value === 'object' && value !== null && 'idEvenement' in value

/** The event as another user saved it, from the details of a 409. */
function currentIn({ details }: Problem): Evenement | undefined {
  const current = typeof details === 'object' && details !== null && 'current' in details ? details.current : undefined
  return isEvent(current) ? current : undefined
}

/** The lesson already has the state of the answer: it was sent twice, or two people gave the same answer. */
function agrees({ verb, body }: LeconAnswer, { status, extendedProps: kept }: Evenement): boolean {
  const agreesOn = (text: string | null | undefined, stored: string | null) => !text || text === stored
  switch (verb) {
    case 'start':
      return kept.debutReel === body.debutReel
    case 'attest':
      return (
        status === 'SUCCESS' &&
        (body.minutes === undefined || body.minutes === kept.minutes) &&
        kept.candidats.every(({ id, absent }) => (body.absents ?? []).includes(id) === absent) &&
        agreesOn(body.suite, kept.suite)
      )
    case 'no-show':
      return status === 'NO_SHOW' && agreesOn(body.note, kept.note)
    case 'result':
      return status === body.status && agreesOn(body.note, kept.note)
  }
}

/** The queue entry after a refusal; null when there was no answer and it has to wait. */
function afterRefusal(entry: PendingAnswer, problem: Problem): PendingAnswer | null {
  // No network, a session to renew, a server error: the same answer may succeed later.
  if (problem.status === 0 || problem.status === 401 || problem.status === 429 || problem.status >= 500) return null
  const current = currentIn(problem)
  if (current) return { ...entry, state: 'conflict', current }
  const [fault] = Object.values(problem.errors ?? {})
  return { ...entry, state: 'refused', message: problem.message, ...(fault && { fault }) }
}

/** Loads the stored queue into the store. */
export const readAnswers =
  (person: number): AppThunk<void> =>
  (dispatch) => {
    dispatch(pendingRead({ person, pending: readPending(person) }))
  }

const afterOneAnother = createOrder()

/** Runs work on the queue under a lock, one task at a time across tabs. */
const alone = <Answer>(person: number, work: () => Promise<Answer>): AppThunk<Promise<Answer>> =>
  afterOneAnother(async () => (navigator.locks ? navigator.locks.request(`suivi:${person}`, work) : work()))

/** Sends one answer; false when the server did not answer and the whole queue has to wait. */
const sendOne =
  (person: number, entry: PendingAnswer): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const { data, error } = await dispatch(evenementApi.endpoints.sendAnswer.initiate(entry.answer))
    const problem = error && 'status' in error ? error : { status: 0, message: '' }
    const current = currentIn(problem)
    const saved = data ?? (current && agrees(entry.answer, current) ? current : undefined)
    if (saved) {
      dispatch(answerSaved({ person, entry, saved }))
      return true
    }
    const refused = afterRefusal(entry, problem)
    if (refused) dispatch(answerRefused({ person, entry: refused }))
    return refused !== null
  }

/** Sends the queue in order, until it is empty or the server does not answer. */
const sendAll =
  (person: number): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    for (;;) {
      // Another user may have signed in meanwhile; their queue must not be sent under this user's name.
      if (getState().auth.userData?.connect.id !== person) return
      // Another tab may have sent some of it.
      dispatch(readAnswers(person))
      const entry = selectNextToSend(getState(), person)
      if (!entry || !(await dispatch(sendOne(person, entry)))) return
    }
  }

/** Sends the queue; one tab at a time, so that no answer is sent twice. */
export const sendAnswers =
  (person: number): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (selectSending(getState())) return
    dispatch(sendingBegan())
    try {
      await dispatch(alone(person, () => dispatch(sendAll(person))))
    } finally {
      dispatch(sendingEnded({ person }))
    }
  }

/**
 * Waits until an answer was sent, refused, or cannot be sent for now. @returns its state in the queue; undefined when
 * it was saved
 */
export const outcomeOf =
  (person: number, key: string): AppThunk<Promise<PendingAnswer['state'] | undefined>> =>
  (dispatch, getState) =>
    // Its turn comes after the sending that includes the answer.
    dispatch(alone(person, async () => selectPending(getState()).find((entry) => entry.key === key)?.state))

/**
 * Withdraws an answer: an unsent one is removed from the queue, and the result is null. For a sent one the result is
 * the saved event, so that it can be reopened on the server.
 */
export const retractAnswer =
  (person: number, key: string): AppThunk<Promise<Evenement | null>> =>
  (dispatch, getState) =>
    // It may be in flight: whether it arrived is known afterwards.
    dispatch(
      alone(person, async () => {
        const saved = selectSent(getState(), key)
        if (!saved) dispatch(answerForgotten({ person, key }))
        return saved ?? null
      }),
    )
