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

/** The version that each event has, by its id. */
export type Versions = Record<number, number>

/** How a change is taken back. */
type Undoing =
  /** Each event goes back to where it was. */
  | { kind: 'move'; avant: EvenementSnapshot[]; moved: Evenement }
  /** What was cancelled is planned again. */
  | { kind: 'cancel'; avant: EvenementSnapshot[] }
  /** What was said of lessons is withdrawn. */
  | { kind: 'answer' }
  /** What was planned is taken off the planning. */
  | { kind: 'plan'; id: number }

/** A change that can be taken back; `versions` of its events as they were saved last. */
export type Undoable = Undoing & { versions: Versions }

/** The same in the list; `taken`: somebody has asked for it already. */
export type Change = Undoable & { key: string; until: number; taken: boolean }

interface CalendarState {
  /** What was done last, the latest at the end: one list for all of the planning, whatever page it was done on. */
  changes: Change[]
  /** The newest answer to the person's own writes: a list that was asked for earlier may still show an older event. */
  saved: Record<number, Evenement>
  /** The events that are being changed, by the ids of the requests. */
  changing: Record<string, number>
}

/** For as long as this the last changes can be taken back by a key; the toast that offers it is gone sooner. */
const KEPT_MS = 60_000

const initialState: CalendarState = { changes: [], saved: {}, changing: {} }

export const versionsOf = (events: readonly Pick<Evenement, 'idEvenement' | 'version'>[]): Versions =>
  Object.fromEntries(events.map(({ idEvenement, version }) => [idEvenement, version]))

/** The events that a change was about, each with the version that it has since then. */
export const versionsAfter = (avant: readonly EvenementSnapshot[]): Versions =>
  Object.fromEntries(avant.map(({ id, version }) => [id, version]))

const { actOnEvenement, createEvenement, restoreEvenements, sendAnswer, updateEvenement } = evenementApi.endpoints
const { attestLecons, reopenLecons } = leconApi.endpoints
const isOneSaved = isAnyOf(createEvenement.matchFulfilled, actOnEvenement.matchFulfilled, sendAnswer.matchFulfilled)
const areLeconsSaved = isAnyOf(attestLecons.matchFulfilled, reopenLecons.matchFulfilled)
const isChangeOver = isAnyOf(updateEvenement.matchFulfilled, updateEvenement.matchRejected)

/** The events that the answer to a write brings. */
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

/** The state before the last change is what an earlier change led to: its events now have another version. */
function rebase(changes: Change[], undone: Change, now: Versions): void {
  for (const { versions } of changes) {
    for (const [key, version] of Object.entries(now)) {
      const id = Number(key)
      // Not where somebody else has changed it in between: that is not ours to overwrite.
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
    /** Somebody has asked to take it back: nobody can a second time. */
    changeTaken: ({ changes }, { payload }: PayloadAction<string>) => {
      const change = changes.find(({ key }) => key === payload)
      if (change) change.taken = true
    },
    /** It was taken back, or that was refused; `versions` are those of the events that are back. */
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
    /** The key of the change to take back next; none when there is none, or none recent enough. */
    selectLastChange: ({ changes }, now: number) => {
      const last = changes.findLast(({ taken }) => !taken)
      return last && last.until > now ? last.key : undefined
    },
    selectVersionsOf: ({ changes }, key: string) => changes.find((change) => change.key === key)?.versions,
    selectSaved: ({ saved }, id: number) => saved[id],
    /** The requests that are changing an event. */
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
