import type { Problem } from '@core/http/problem'
import { problemOf } from '../answers/problemOf'
import { createOrder } from '../inOrder'
import type { AppThunk } from '../store'
import { secondsAt, type WaitingAnswer } from './attempt'
import {
  answerAccepted,
  answerGiven,
  answerRefused,
  networkCut,
  selectAttempt,
  selectWaiting,
  waitingRead,
} from './slice'
import { changeWaiting, readWaiting } from './stored'
import { tentativeApi } from './tentative'

/** The reason why an answer was refused. */
export type Refusal = Pick<Problem, 'code' | 'message'>

const isAt = (one: WaitingAnswer, other: WaitingAnswer) =>
  one.idTentative === other.idTentative && one.rang === other.rang
const personOf = (state: { auth: { userData: { connect: { id: number } } | null } }) =>
  state.auth.userData?.connect.id ?? 0

/** Whether the same answer may be accepted later: no network, a session to renew, a failure of the server. */
const mayComeLater = ({ status }: Problem) => status === 0 || status === 401 || status === 429 || status >= 500

/** Reads an attempt again: its answers, and the seconds that are left. */
export const readAgain =
  (id: number): AppThunk<Promise<void>> =>
  async (dispatch) => {
    await dispatch(tentativeApi.endpoints.attempt.initiate(id, { forceRefetch: true, subscribe: false }))
  }

/** Sends one answer. @returns whether the next one may follow */
const sendOne =
  (person: number, one: WaitingAnswer, refused: (refusal: Refusal) => void): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const { idTentative, ...body } = one
    const { data, error } = await dispatch(tentativeApi.endpoints.giveAnswer.initiate({ id: idTentative, body }))
    const problem = problemOf(error)
    if (!data && mayComeLater(problem)) {
      dispatch(networkCut())
      return false
    }
    changeWaiting(person, (list) => list.filter((other) => !isAt(one, other)))
    if (data) dispatch(answerAccepted({ place: one, answer: data, at: performance.now() }))
    else {
      dispatch(answerRefused(one))
      refused(problem)
      await dispatch(readAgain(idTentative))
    }
    return true
  }

const afterOneAnother = createOrder()

/**
 * Reads the answers that wait on the device: other tabs give and send answers too. Answers of the attempt on the screen
 * that another tab has sent are read from the server.
 */
export const readKept = (): AppThunk<void> => (dispatch, getState) => {
  const kept = readWaiting(personOf(getState()))
  const sent = selectWaiting(getState()).filter((one) => !kept.some((other) => isAt(one, other)))
  dispatch(waitingRead(kept))
  const id = selectAttempt(getState())?.id
  if (sent.some(({ idTentative }) => idTentative === id)) void dispatch(readAgain(id ?? 0))
}

/** Reads the result on the screen again after late answers have changed it. */
const readResult =
  (sent: ReadonlySet<number>): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const attempt = selectAttempt(getState())
    if (attempt && attempt.status !== 'STARTED' && sent.has(attempt.id)) await dispatch(readAgain(attempt.id))
  }

/**
 * Sends the waiting answers in their order, one tab at a time; stops when the server does not answer. Resolves when
 * nothing more can be sent.
 */
export const sendWaiting =
  (refused: (refusal: Refusal) => void): AppThunk<Promise<void>> =>
  (dispatch, getState) => {
    const person = personOf(getState())
    const sent = new Set<number>()
    // Another person may have signed in meanwhile.
    const isSame = () => personOf(getState()) === person
    const sendAll = async () => {
      while (isSame()) {
        const [next] = readWaiting(person)
        if (!next || !(await dispatch(sendOne(person, next, refused)))) break
        sent.add(next.idTentative)
      }
      if (!isSame()) return
      dispatch(readKept())
      await dispatch(readResult(sent))
    }
    const alone = async () => {
      await (navigator.locks ? navigator.locks.request(`course:${person}`, sendAll) : sendAll())
    }
    return dispatch(afterOneAnother(alone))
  }

/** Gives an answer: it is kept on the device first, with the seconds left of its exam, then sent. */
export const giveAnswer =
  (given: WaitingAnswer, refused: (refusal: Refusal) => void): AppThunk<Promise<void>> =>
  (dispatch, getState) => {
    const clock = selectAttempt(getState())?.clock
    const answer = clock ? { ...given, secondsLeft: secondsAt(clock, performance.now()) } : given
    changeWaiting(personOf(getState()), (list) => [...list, answer])
    dispatch(answerGiven(answer))
    return dispatch(sendWaiting(refused))
  }
