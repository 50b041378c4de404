import type { Evenement } from '@contract/planning/evenement'
import { createSlice, nanoid, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { personMayHaveChanged } from '../auth/personMayHaveChanged'
import type { EvenementAct } from '../calendar/evenement'
import { rootReducer } from '../rootReducer'

/** An instructor's answer to a lesson. */
export type LeconAnswer = Extract<EvenementAct, { verb: 'start' | 'attest' | 'no-show' | 'result' }>

/**
 * A queued answer. `waiting`: sent as soon as there is a network; `conflict`: another user answered first, with
 * `current` as the result; `refused`: rejected, with the reason in `message`.
 */
export interface PendingAnswer {
  key: string
  answer: LeconAnswer
  /** The moment when the answer was given. */
  at: string
  state: 'waiting' | 'conflict' | 'refused'
  current?: Evenement
  message?: string
  /** The fault's code, which is more precise than the message. */
  fault?: string
  /** The lesson of the answer, for when it is no longer in the list. */
  lecon?: Pick<Evenement, 'title' | 'start' | 'end'>
}

interface MoniteurState {
  /** The user whose answers these are. */
  person: number | null
  /** In the order in which they were given. */
  pending: PendingAnswer[]
  /**
   * The events saved since the page was opened, by the keys of their answers: withdrawing an answer needs the version.
   */
  sent: Record<string, Evenement>
  isSending: boolean
}

/** Carries the user: actions still pending after a change of user are ignored. */
type Of<Content = unknown> = PayloadAction<{ person: number } & Content>

const initialState: MoniteurState = { person: null, pending: [], sent: {}, isSending: false }

/** The next answer for the same lesson uses the version that this one produced. */
function passVersionOn(pending: PendingAnswer[], { answer: sent }: PendingAnswer, { version }: Evenement): void {
  for (const { answer, state } of pending) {
    const follows = answer.id === sent.id && answer.body.version === sent.body.version
    if (follows && state === 'waiting') answer.body.version = version
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

export const moniteurSlice = createSlice({
  name: 'moniteur',
  initialState,
  reducers: {
    answerQueued: {
      prepare: (person: number, answer: LeconAnswer, lecon: PendingAnswer['lecon'], at: string) => {
        const named = lecon && { title: lecon.title, start: lecon.start, end: lecon.end }
        const entry: PendingAnswer = { key: nanoid(), answer, at, state: 'waiting', ...(named && { lecon: named }) }
        return { payload: { person, entry } }
      },
      reducer: (state, { payload }: Of<{ entry: PendingAnswer }>) => {
        if (payload.person === state.person) state.pending.push(payload.entry)
      },
    },
    /** The user has dismissed the entry, or withdrawn the answer before it was sent. */
    answerForgotten: (state, { payload }: Of<{ key: string }>) => {
      if (payload.person === state.person) state.pending = state.pending.filter(({ key }) => key !== payload.key)
    },
    answerSaved: (state, { payload }: Of<{ entry: PendingAnswer; saved: Evenement }>) => {
      const { person, entry, saved } = payload
      if (person !== state.person) return
      state.sent[entry.key] = saved
      state.pending = state.pending.filter(({ key }) => key !== entry.key)
      passVersionOn(state.pending, entry, saved)
    },
    /** The answer was rejected or conflicts, as `entry` says, and the user has to see it. */
    answerRefused: (state, { payload }: Of<{ entry: PendingAnswer }>) => {
      if (payload.person !== state.person) return
      state.pending = state.pending.map((one) => (one.key === payload.entry.key ? payload.entry : one))
    },
    /** The stored queue was read, including entries of other tabs. */
    pendingRead: (state, { payload: { person, pending } }: Of<{ pending: PendingAnswer[] }>) => {
      if (person !== state.person) return { ...initialState, person, pending }
      if (!isSame(state.pending, pending)) state.pending = pending
    },
    sendingBegan: (state) => {
      state.isSending = true
    },
    sendingEnded: (state, { payload }: Of) => {
      if (payload.person === state.person) state.isSending = false
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(personMayHaveChanged, () => initialState)
  },
  selectors: {
    selectPending: ({ pending }) => pending,
    selectWaits: ({ pending }) => pending.some(({ state }) => state === 'waiting'),
    selectNextToSend: (state, person: number) =>
      state.person === person ? state.pending.find((entry) => entry.state === 'waiting') : undefined,
    selectSent: ({ sent }, key: string) => sent[key],
    selectSending: ({ isSending }) => isSending,
  },
})

declare module '../rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof moniteurSlice> {}
}

export const { answerForgotten, answerQueued, answerRefused, answerSaved, pendingRead, sendingBegan, sendingEnded } =
  moniteurSlice.actions
export const { selectNextToSend, selectPending, selectSending, selectSent, selectWaits } =
  moniteurSlice.injectInto(rootReducer).selectors
