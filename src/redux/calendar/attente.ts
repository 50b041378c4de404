import {
  acceptOffre,
  closeAttente,
  createAttente,
  declineOffre,
  listAttentes,
  listOffres,
  listRemplacants,
  offrirCreneau,
} from '@contract/calls/planning/attente'
import { api } from '../api'
import { ask, askAs, requestOf } from '../ask'

const EVENTS = { type: 'Evenement', id: 'LIST' } as const

export const attenteApi = api.injectEndpoints({
  endpoints: (build) => ({
    attentes: build.query({ ...ask(listAttentes), providesTags: ['Attente'] }),
    createAttente: build.mutation({
      ...ask(createAttente),
      invalidatesTags: (made) => (made ? ['Attente', 'Historique'] : []),
    }),
    closeAttente: build.mutation({ ...ask(closeAttente), invalidatesTags: ['Attente', 'Historique'] }),
    /** The candidates who could take the time of a cancelled lesson. */
    remplacants: build.query({ ...ask(listRemplacants), providesTags: ['Attente', EVENTS] }),
    offrir: build.mutation({
      ...askAs(offrirCreneau, ({ id, idAttentes }: { id: number; idAttentes: number[] }) => ({
        id,
        body: { idAttentes },
      })),
      invalidatesTags: ['Attente', 'Historique'],
    }),
    offres: build.query({ ...ask(listOffres), providesTags: ['Attente'] }),
    answerOffre: build.mutation({
      query: ({ id, verb }: { id: number; verb: 'accept' | 'decline' }) =>
        requestOf(verb === 'accept' ? acceptOffre : declineOffre, id),
      responseSchema: acceptOffre.answer,
      // Also after a refusal: the offer is then gone.
      invalidatesTags: ['Attente', 'Evenement', 'Parcours'],
    }),
  }),
})

export const {
  useAnswerOffreMutation,
  useAttentesQuery,
  useCloseAttenteMutation,
  useCreateAttenteMutation,
  useOffresQuery,
  useOffrirMutation,
  useRemplacantsQuery,
} = attenteApi
