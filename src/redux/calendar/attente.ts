import {
  type Attente,
  type AttenteValues,
  attente,
  attenteList,
  type Offre,
  type OffreQuery,
  offre,
  offreList,
  type RemplacantList,
  remplacantList,
} from '@contract/planning/attente'
import { api } from '../api'

const EVENTS = { type: 'Evenement', id: 'LIST' } as const

/** Each refusal is shown where it happened: no dialog. */
export const attenteApi = api.injectEndpoints({
  endpoints: (build) => ({
    attentes: build.query<{ data: Attente[] }, void>({
      query: () => ({ url: 'api/calendrier/attente', silent: true }),
      responseSchema: attenteList,
      providesTags: ['Attente'],
    }),
    createAttente: build.mutation<Attente, AttenteValues>({
      query: (data) => ({ url: 'api/calendrier/attente', method: 'POST', data, silent: true }),
      responseSchema: attente,
      invalidatesTags: (made) => (made ? ['Attente', 'Historique'] : []),
    }),
    closeAttente: build.mutation<Attente, number>({
      query: (id) => ({ url: `api/calendrier/attente/${id}/close`, method: 'POST' }),
      responseSchema: attente,
      invalidatesTags: ['Attente', 'Historique'],
    }),
    /** Who could take the time of a cancelled lesson. */
    remplacants: build.query<RemplacantList, number>({
      query: (id) => ({ url: `api/calendrier/evenement/${id}/remplacants`, silent: true }),
      responseSchema: remplacantList,
      providesTags: ['Attente', EVENTS],
    }),
    offrir: build.mutation<{ data: Offre[] }, { id: number; idAttentes: number[] }>({
      query: ({ id, idAttentes }) => ({
        url: `api/calendrier/evenement/${id}/offrir`,
        method: 'POST',
        data: { idAttentes },
        silent: true,
      }),
      responseSchema: offreList,
      invalidatesTags: ['Attente', 'Historique'],
    }),
    offres: build.query<{ data: Offre[] }, OffreQuery>({
      query: (params) => ({ url: 'api/calendrier/offre', params, silent: true }),
      responseSchema: offreList,
      providesTags: ['Attente'],
    }),
    answerOffre: build.mutation<Offre, { id: number; verb: 'accept' | 'decline' }>({
      query: ({ id, verb }) => ({ url: `api/calendrier/offre/${id}/${verb}`, method: 'POST', silent: true }),
      responseSchema: offre,
      // A refusal too: the offer has gone.
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
