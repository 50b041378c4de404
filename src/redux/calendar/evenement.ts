import type { Failure } from '@contract/calls/call'
import * as calls from '@contract/calls/planning/evenement'
import { type Evenement, type EvenementSnapshot, evenement, evenementSaved } from '@contract/planning/evenement'
import { api } from '../api'
import { type ArgOf, ask, askAs, requestOf } from '../ask'
import { ELSEWHERE, LIST, tagOf } from './evenementTags'

/** What may be done with an event. */
const ACTS = {
  cancel: calls.cancelEvenement,
  attest: calls.attestEvenement,
  start: calls.startEvenement,
  'no-show': calls.missEvenement,
  result: calls.recordResult,
  reopen: calls.reopenEvenement,
} as const

/** One of these, with what its call needs. */
export type EvenementAct = {
  [Verb in keyof typeof ACTS]: { verb: Verb } & ArgOf<(typeof ACTS)[Verb]>
}[keyof typeof ACTS]

/** What happens to an event, as an endpoint. */
const act = (failure?: Failure) => ({
  // Each verb has the body of its own call; the compiler loses that through the union.
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
    /** Shown at once where it is wanted, and taken back when the server refuses. */
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
          const { avant, ...saved } = (await queryFulfilled).data
          patchAll((event) => Object.assign(event, saved))
          // Its details too, before they are asked for again: what is answered there goes by this version.
          dispatch(evenementApi.util.updateQueryData('evenement', id, (event) => Object.assign(event, saved)))
        } catch {
          for (const patch of patches) patch.undo()
        }
      },
      // A refusal too: what was shown is then older than what is stored.
      invalidatesTags: (_event, _error, { id }) => [LIST, tagOf(id), ...ELSEWHERE],
    }),
    /** Puts back what was moved or cancelled, each where it was: all or none. */
    restoreEvenements: build.mutation({
      ...askAs(calls.updateEvenements, (evenements: EvenementSnapshot[]) => ({ evenements })),
      invalidatesTags: (_done, _error, avant) => [LIST, ...avant.map(({ id }) => tagOf(id)), ...ELSEWHERE],
    }),
    /** A cancellation tells besides what plans all of it again. */
    actOnEvenement: build.mutation({ ...act(), invalidatesTags: changedBy }),
    /** The same, said on the road and sent when there is a network: the day's list shows what became of it. */
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
