import type { Problem } from '@core/http/problem'
import { createOrder } from '../inOrder'
import { problemOf } from '../problemOf'
import type { AppThunk } from '../store'
import type { WaitingAnswer } from './attempt'
import { answerAccepted, answerGiven, answerRefused, networkCut, waitingRead } from './slice'
import { changeWaiting, readWaiting } from './stored'
import { tentativeApi } from './tentative'

/** Why an answer was not taken. */
export type Refusal = Pick<Problem, 'code' | 'message'>

const isAt = (one: WaitingAnswer, other: WaitingAnswer) =>
  one.idTentative === other.idTentative && one.rang === other.rang
const personOf = (state: { auth: { userData: { connect: { id: number } } | null } }) =>
  state.auth.userData?.connect.id ?? 0

/** The same answer may be taken later: no network, a session to renew, a failure of the server. */
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
 * Sends what waits, in its order, one tab at a time; it stops where the server does not answer. Resolves when nothing
 * more can be sent.
 */
export const sendWaiting =
  (refused: (refusal: Refusal) => void): AppThunk<Promise<void>> =>
  (dispatch, getState) => {
    const person = personOf(getState())
    const sendAll = async () => {
      for (;;) {
        // Somebody else may have signed in meanwhile.
        if (personOf(getState()) !== person) return
        const [next] = readWaiting(person)
        if (!next || !(await dispatch(sendOne(person, next, refused)))) return
      }
    }
    const alone = async () => {
      await (navigator.locks ? navigator.locks.request(`course:${person}`, sendAll) : sendAll())
    }
    return dispatch(afterOneAnother(alone))
  }

/** Takes the answers that were kept on the device into the store. */
export const readKept = (): AppThunk<void> => (dispatch, getState) => {
  dispatch(waitingRead(readWaiting(personOf(getState()))))
}

/** Gives an answer: it is kept on the device first, then sent. */
export const giveAnswer =
  (answer: WaitingAnswer, refused: (refusal: Refusal) => void): AppThunk<Promise<void>> =>
  (dispatch, getState) => {
    changeWaiting(personOf(getState()), (list) => [...list, answer])
    dispatch(answerGiven(answer))
    return dispatch(sendWaiting(refused))
  }
