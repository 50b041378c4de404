import {
  type AttestInput,
  type Evenement,
  type EvenementAvant,
  type EvenementQuery,
  type EvenementSaved,
  type EvenementStats,
  type EvenementUpdate,
  type EvenementValues,
  evenement,
  evenementList,
  evenementSaved,
  evenementStats,
  type Portee,
  type ResultInput,
} from '@contract/planning/evenement'
import { api } from '../api'

const LIST = { type: 'Evenement', id: 'LIST' } as const
const tagOf = (id: number) => ({ type: 'Evenement', id }) as const
/** What else an event says something about: hours done, exams, paths, requests that became a lesson. */
const ELSEWHERE = ['Examen', 'Parcours', 'Demande', 'Attente', 'Historique'] as const

interface Change {
  id: number
  body: EvenementUpdate
}

/** What may be done with an event, and what each needs. */
export type EvenementAct = { id: number } & (
  | { verb: 'cancel'; body: { version: number; motif?: string | null; portee?: Portee } }
  | { verb: 'attest'; body: Omit<AttestInput, 'suite' | 'absents'> & { absents?: number[]; suite?: string | null } }
  | { verb: 'start'; body: { version: number; debutReel: string } }
  | { verb: 'no-show'; body: { version: number; note?: string | null } }
  | { verb: 'result'; body: Omit<ResultInput, 'note'> & { note?: string | null } }
  | { verb: 'reopen'; body: { version: number; motif?: string | null } }
)

/** The page shows each failure where it happened, beside what it kept: no dialog. */
export const evenementApi = api.injectEndpoints({
  endpoints: (build) => ({
    evenements: build.query<{ data: Evenement[] }, EvenementQuery>({
      query: (params) => ({ url: 'api/calendrier/evenement', params, silent: true }),
      responseSchema: evenementList,
      providesTags: [LIST],
    }),
    evenement: build.query<Evenement, number>({
      query: (id) => ({ url: `api/calendrier/evenement/${id}`, silent: true }),
      responseSchema: evenement,
      providesTags: (_event, _error, id) => [tagOf(id)],
    }),
    evenementStats: build.query<EvenementStats, { from: string; to: string }>({
      query: (params) => ({ url: 'api/calendrier/statistiquesEvent', params, silent: true }),
      responseSchema: evenementStats,
      providesTags: [LIST],
    }),
    createEvenement: build.mutation<Evenement, EvenementValues>({
      query: (data) => ({ url: 'api/calendrier/evenement', method: 'POST', data, silent: true }),
      responseSchema: evenement,
      invalidatesTags: (event) => (event ? [LIST, ...ELSEWHERE] : []),
    }),
    /** Shown at once where it is wanted, and taken back when the server refuses. */
    updateEvenement: build.mutation<EvenementSaved, Change>({
      query: ({ id, body }) => ({ url: `api/calendrier/evenement/${id}`, method: 'PUT', data: body, silent: true }),
      responseSchema: evenementSaved,
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
          event.extendedProps.idMoniteur = extendedProps.idMoniteur
          event.extendedProps.idVehicule = extendedProps.idVehicule
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
    restoreEvenements: build.mutation<{ data: Evenement[] }, EvenementAvant[]>({
      query: (evenements) => ({ url: 'api/calendrier/evenement', method: 'PUT', data: { evenements }, silent: true }),
      responseSchema: evenementList,
      invalidatesTags: (_done, _error, avant) => [LIST, ...avant.map(({ id }) => tagOf(id)), ...ELSEWHERE],
    }),
    /** A cancellation tells besides what plans all of it again. */
    actOnEvenement: build.mutation<Evenement | EvenementSaved, EvenementAct>({
      query: ({ id, verb, body }) => ({
        url: `api/calendrier/evenement/${id}/${verb}`,
        method: 'POST',
        data: body,
        silent: true,
      }),
      responseSchema: evenementSaved.or(evenement),
      invalidatesTags: (_event, _error, { id }) => [LIST, tagOf(id), ...ELSEWHERE],
    }),
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
