import type { Answered, Tentative } from '@contract/cours/tentative'
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { personMayHaveChanged } from '../auth/personMayHaveChanged'
import { rootReducer } from '../rootReducer'
import {
  accept,
  leaveAnswered,
  type MarkedChoices,
  nextOpen,
  type RunningAttempt,
  takeOver,
  type WaitingAnswer,
} from './attempt'

interface CodeCourseState {
  attempt: RunningAttempt | null
  /** Answers on their way to the server, in the order in which they were given; kept on the device too. */
  waiting: WaitingAnswer[]
  /** True while the server cannot be reached. */
  isCut: boolean
}

const initialState: CodeCourseState = { attempt: null, waiting: [], isCut: false }

type Place = Pick<WaitingAnswer, 'idTentative' | 'rang'>

const isAt =
  ({ idTentative, rang }: Place) =>
  (one: Place) =>
    one.idTentative === idTentative && one.rang === rang

/** A reducer for the attempt on the screen; it does nothing when there is none. */
const onAttempt =
  <Payload>(change: (attempt: RunningAttempt, payload: Payload) => void) =>
  ({ attempt }: CodeCourseState, { payload }: PayloadAction<Payload>) => {
    if (attempt) change(attempt, payload)
  }

function goTo(attempt: RunningAttempt, position: number): void {
  attempt.position = position
  attempt.chosen = []
}

export const codeCourseSlice = createSlice({
  name: 'codeCourse',
  initialState,
  reducers: {
    attemptRead: (state, { payload }: PayloadAction<{ attempt: Tentative; at: number }>) => {
      state.attempt = takeOver(state.attempt, payload.attempt, state.waiting, payload.at)
    },
    /** A press on a choice: one among several replaces the one before, unless several are right. */
    choiceToggled: onAttempt<number>((attempt, id) => {
      const question = attempt.questions[attempt.position]
      if (!question || question.chosen !== null) return
      if (!question.several) attempt.chosen = [id]
      else if (attempt.chosen.includes(id)) attempt.chosen = attempt.chosen.filter((one) => one !== id)
      else attempt.chosen.push(id)
    }),
    /** Returns to the question whose choices were marked before a reload; not where it has been answered since. */
    choicesRestored: onAttempt<MarkedChoices>((attempt, { rang, choices }) => {
      const question = attempt.questions[rang]
      if (attempt.status !== 'STARTED' || !question || question.chosen !== null) return
      if (!choices.every((id) => question.choices.some((choice) => choice.id === id))) return
      attempt.position = rang
      attempt.chosen = choices
    }),
    /** The marked choices are the answer. An exam goes on to the next question, a study session shows the solution. */
    answerGiven: (state, { payload }: PayloadAction<WaitingAnswer>) => {
      state.waiting.push(payload)
      const { attempt } = state
      const question = attempt?.questions.find(({ rang }) => rang === payload.rang)
      if (!attempt || !question || attempt.id !== payload.idTentative) return
      question.chosen = payload.choices
      if (attempt.mode === 'EXAM') goTo(attempt, nextOpen(attempt.questions, payload.rang) ?? payload.rang)
    },
    answerAccepted: (state, { payload }: PayloadAction<{ place: Place; answer: Answered; at: number }>) => {
      const { place, answer, at } = payload
      const isThis = isAt(place)
      state.isCut = false
      state.waiting = state.waiting.filter((one) => !isThis(one))
      if (state.attempt?.id === place.idTentative) accept(state.attempt, place.rang, answer, at)
    },
    /** The server refused the answer: the one that the server has is read afterwards. */
    answerRefused: (state, { payload }: PayloadAction<Place>) => {
      const isThis = isAt(payload)
      state.isCut = false
      state.waiting = state.waiting.filter((one) => !isThis(one))
      const question = state.attempt?.questions.find(({ rang }) => rang === payload.rang)
      if (question && state.attempt?.id === payload.idTentative) question.chosen = null
    },
    networkCut: (state) => {
      state.isCut = true
    },
    /** The answers kept on the device were read, those of other tabs too. */
    waitingRead: (state, { payload }: PayloadAction<WaitingAnswer[]>) => {
      state.waiting = payload
      for (const { idTentative, rang, choices } of payload) {
        const question = state.attempt?.questions.find((one) => one.rang === rang)
        if (question && state.attempt?.id === idTentative) question.chosen ??= choices
      }
      if (state.attempt) leaveAnswered(state.attempt)
    },
    /** Goes to the next question without an answer; a skipped question comes back at the end. */
    wentOn: onAttempt<undefined>((attempt) => {
      goTo(attempt, nextOpen(attempt.questions, attempt.position) ?? attempt.position)
    }),
    questionKept: onAttempt<{ idQuestion: number; kept: boolean }>(({ questions }, { idQuestion, kept }) => {
      for (const question of questions) if (question.idQuestion === idQuestion) question.kept = kept
    }),
  },
  extraReducers: (builder) => {
    builder.addMatcher(personMayHaveChanged, () => initialState)
  },
  selectors: {
    selectAttempt: ({ attempt }) => attempt,
    selectWaiting: ({ waiting }) => waiting,
    selectIsCut: ({ isCut, waiting }) => isCut && waiting.length > 0,
  },
})

declare module '../rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof codeCourseSlice> {}
}

export const {
  answerAccepted,
  answerGiven,
  answerRefused,
  attemptRead,
  choicesRestored,
  choiceToggled,
  networkCut,
  questionKept,
  waitingRead,
  wentOn,
} = codeCourseSlice.actions
export const { selectAttempt, selectIsCut, selectWaiting } = codeCourseSlice.injectInto(rootReducer).selectors
