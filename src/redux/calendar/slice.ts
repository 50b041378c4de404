import type { Evenement, EvenementSnapshot } from '@contract/planning/evenement'
import {
  createSelector,
  createSlice,
  isAnyOf,
  nanoid,
  type PayloadAction,
  type UnknownAction,
  type WithSlice,
} from '@reduxjs/toolkit'
import { personMayHaveChanged } from '../auth/personMayHaveChanged'
import { rootReducer } from '../rootReducer'
import { evenementApi } from './evenement'
import { leconApi } from './lecon'

/** The version of each event, by its id. */
export type Versions = Record<number, number>

/** The data needed to undo a change. */
type Undoing =
  /** Each event returns to its snapshot. */
  | { kind: 'move'; snapshots: EvenementSnapshot[]; moved: Evenement }
  /** The cancelled events are planned again. */
  | { kind: 'cancel'; snapshots: EvenementSnapshot[] }
  /** Answers are withdrawn; `attested`: the lesson as it was answered, with which its next answer begins. */
  | { kind: 'answer'; attested?: Evenement }
  /** The planned event is removed again. */
  | { kind: 'plan'; id: number }

/** A change that can be undone; `versions` are those of its events after the change. */
export type Undoable = Undoing & { versions: Versions }

/** The same as an entry of the list; `taken`: its undo has already been requested. */
export type Change = Undoable & { key: string; until: number; taken: boolean }

interface CalendarState {
  /** The last changes, the newest at the end: one list for the whole planning, across pages. */
  changes: Change[]
  /** The newest answer to the user's own writes: a list requested earlier may still show an older version. */
  saved: Record<number, Evenement>
  /** The events with a pending change, by request id. */
  changing: Record<string, number>
}

/** How long the last changes can be undone by keyboard; their toast disappears sooner. */
const KEPT_MS = 60_000

const initialState: CalendarState = { changes: [], saved: {}, changing: {} }

export const versionsOf = (events: readonly Pick<Evenement, 'idEvenement' | 'version'>[]): Versions =>
  Object.fromEntries(events.map(({ idEvenement, version }) => [idEvenement, version]))

/** The versions of the snapshots' events after the change. */
export const versionsAfter = (snapshots: readonly EvenementSnapshot[]): Versions =>
  Object.fromEntries(snapshots.map(({ id, version }) => [id, version]))

const { actOnEvenement, createEvenement, restoreEvenements, sendAnswer, updateEvenement } = evenementApi.endpoints
const { attestLecons, reopenLecons } = leconApi.endpoints
const isOneSaved = isAnyOf(createEvenement.matchFulfilled, actOnEvenement.matchFulfilled, sendAnswer.matchFulfilled)
const areLeconsSaved = isAnyOf(attestLecons.matchFulfilled, reopenLecons.matchFulfilled)
const isChangeOver = isAnyOf(updateEvenement.matchFulfilled, updateEvenement.matchRejected)

/** The events contained in the answer to a write. */
function savedIn(action: UnknownAction): Evenement[] {
  if (isOneSaved(action) || updateEvenement.matchFulfilled(action)) return [action.payload]
  if (restoreEvenements.matchFulfilled(action)) return action.payload.data
  return areLeconsSaved(action) ? action.payload.data : []
}

function keepNewest({ saved }: CalendarState, events: readonly Evenement[]): void {
  for (const event of events) {
    const known = saved[event.idEvenement]
    if (!known || known.version < event.version) saved[event.idEvenement] = event
  }
}

/** Undoing the last change gives its events new versions: earlier changes of the same events now expect these. */
function rebase(changes: Change[], undone: Change, now: Versions): void {
  for (const { versions } of changes) {
    for (const [key, version] of Object.entries(now)) {
      const id = Number(key)
      // Not if another user changed the event in between: that must not be overwritten.
      if (versions[id] === (undone.versions[id] ?? 0) - 1) versions[id] = version
    }
  }
}

export const calendarSlice = createSlice({
  name: 'calendar',
  initialState,
  reducers: {
    changeNoted: {
      prepare: (undoable: Undoable, now: number = Date.now()) => ({
        payload: { ...undoable, key: nanoid(), until: now + KEPT_MS, taken: false },
        meta: { now },
      }),
      reducer: (state, { payload, meta }: PayloadAction<Change, string, { now: number }>) => {
        state.changes = [...state.changes.filter(({ until }) => until > meta.now), payload]
      },
    },
    /** The undo was requested: it cannot be requested a second time. */
    changeTaken: ({ changes }, { payload }: PayloadAction<string>) => {
      const change = changes.find(({ key }) => key === payload)
      if (change) change.taken = true
    },
    /** The undo succeeded or was refused; `versions` are those of the restored events. */
    changeUndone: (state, { payload }: PayloadAction<{ key: string; versions: Versions }>) => {
      const undone = state.changes.find(({ key }) => key === payload.key)
      if (!undone) return
      state.changes = state.changes.filter((change) => change !== undone)
      rebase(state.changes, undone, payload.versions)
    },
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(personMayHaveChanged, () => initialState)
      .addMatcher(updateEvenement.matchPending, (state, { meta }) => {
        state.changing[meta.requestId] = meta.arg.originalArgs.id
      })
      .addMatcher(isChangeOver, (state, { meta }) => {
        delete state.changing[meta.requestId]
      })
      .addMatcher(
        (action: UnknownAction) => savedIn(action).length > 0,
        (state, action: UnknownAction) => keepNewest(state, savedIn(action)),
      )
  },
  selectors: {
    selectChange: ({ changes }, key: string) => changes.find((change) => change.key === key && !change.taken),
    /** The key of the next change to undo; undefined when none is recent enough. */
    selectLastChange: ({ changes }, now: number) => {
      const last = changes.findLast(({ taken }) => !taken)
      return last && last.until > now ? last.key : undefined
    },
    selectVersionsOf: ({ changes }, key: string) => changes.find((change) => change.key === key)?.versions,
    selectSaved: ({ saved }, id: number) => saved[id],
    /** The pending requests that change an event. */
    selectChangesOf: createSelector(
      [({ changing }: CalendarState) => changing, (_state: CalendarState, id: number) => id],
      (changing, id) => Object.keys(changing).filter((requestId) => changing[requestId] === id),
    ),
  },
})

declare module '../rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof calendarSlice> {}
}

export const { changeNoted, changeTaken, changeUndone } = calendarSlice.actions
export const { selectChange, selectChangesOf, selectLastChange, selectSaved, selectVersionsOf } =
  calendarSlice.injectInto(rootReducer).selectors
