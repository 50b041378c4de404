import type { Failure } from '@contract/calls/call'
import * as calls from '@contract/calls/planning/evenement'
import { type Evenement, type EvenementSnapshot, evenement, evenementSaved } from '@contract/planning/evenement'
import { api } from '../api'
import { type ArgOf, ask, askAs, requestOf } from '../ask'
import { ELSEWHERE, LIST, tagOf } from './evenementTags'

/** The calls of the verbs on an event. */
const ACTS = {
  cancel: calls.cancelEvenement,
  attest: calls.attestEvenement,
  start: calls.startEvenement,
  'no-show': calls.missEvenement,
  result: calls.recordResult,
  reopen: calls.reopenEvenement,
} as const

/** A verb with the arguments of its call. */
export type EvenementAct = {
  [Verb in keyof typeof ACTS]: { verb: Verb } & ArgOf<(typeof ACTS)[Verb]>
}[keyof typeof ACTS]

/** The endpoint of a verb on an event. */
const act = (failure?: Failure) => ({
  // Each verb has the body of its own call; TypeScript loses that relation in the union.
  query: ({ verb, ...arg }: EvenementAct) => ({ ...requestOf(ACTS[verb], arg as never), failure }),
  responseSchema: evenementSaved.or(evenement),
})
const changedBy = (_event: unknown, _error: unknown, { id }: EvenementAct) => [LIST, tagOf(id), ...ELSEWHERE]

export const evenementApi = api.injectEndpoints({
  endpoints: (build) => ({
    evenements: build.query({ ...ask(calls.listEvenements), providesTags: [LIST] }),
    evenement: build.query({ ...ask(calls.readEvenement), providesTags: (_event, _error, id) => [tagOf(id)] }),
    evenementStats: build.query({ ...ask(calls.readEvenementStats), providesTags: [LIST] }),
    createEvenement: build.mutation({
      ...ask(calls.createEvenement),
      invalidatesTags: (event) => (event ? [LIST, ...ELSEWHERE] : []),
    }),
    /** Optimistic update in the cached lists, rolled back when the server refuses. */
    updateEvenement: build.mutation({
      ...ask(calls.updateEvenement),
      async onQueryStarted({ id, body }, { dispatch, getState, queryFulfilled }) {
        const patchAll = (write: (event: Evenement) => void) =>
          evenementApi.util.selectCachedArgsForQuery(getState(), 'evenements').map((query) =>
            dispatch(
              evenementApi.util.updateQueryData('evenements', query, ({ data }) => {
                const event = data.find((one) => one.idEvenement === id)
                if (event) write(event)
              }),
            ),
          )
        const { start, end, extendedProps } = body
        const patches = patchAll((event) => {
          event.start = start
          event.end = end
          event.extendedProps.idMoniteur = extendedProps.idMoniteur ?? null
          event.extendedProps.idVehicule = extendedProps.idVehicule ?? null
        })
        try {
          const { before: _before, ...saved } = (await queryFulfilled).data
          patchAll((event) => Object.assign(event, saved))
          // The cached details too, before they are reloaded: answers given there use this version.
          dispatch(evenementApi.util.updateQueryData('evenement', id, (event) => Object.assign(event, saved)))
        } catch {
          for (const patch of patches) patch.undo()
        }
      },
      // Also after a refusal: the data shown is then outdated.
      invalidatesTags: (_event, _error, { id }) => [LIST, tagOf(id), ...ELSEWHERE],
    }),
    /** Restores moved or cancelled events to their snapshots: all or none. */
    restoreEvenements: build.mutation({
      ...askAs(calls.updateEvenements, (evenements: EvenementSnapshot[]) => ({ evenements })),
      invalidatesTags: (_done, _error, snapshots) => [LIST, ...snapshots.map(({ id }) => tagOf(id)), ...ELSEWHERE],
    }),
    /** The answer to a cancellation includes the snapshots to undo it. */
    actOnEvenement: build.mutation({ ...act(), invalidatesTags: changedBy }),
    /** The same for an answer queued offline and sent when the network is back: the list of the day shows its state. */
    sendAnswer: build.mutation({ ...act('quiet'), invalidatesTags: changedBy }),
  }),
})

export const {
  useActOnEvenementMutation,
  useCreateEvenementMutation,
  useEvenementQuery,
  useEvenementStatsQuery,
  useEvenementsQuery,
  useLazyEvenementsQuery,
  useRestoreEvenementsMutation,
  useUpdateEvenementMutation,
} = evenementApi
