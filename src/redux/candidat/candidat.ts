import {
  archiveCandidats,
  createCandidat,
  listCandidatHistory,
  listCandidats,
  listHomonymes,
  readCandidat,
  readOwnCandidat,
  sendAcces,
  updateCandidat,
} from '@contract/calls/ecole/candidat'
import { api } from '../api'
import { ask } from '../ask'

const LIST = { type: 'Candidat', id: 'LIST' } as const
const tagOf = (id: number) => ({ type: 'Candidat', id }) as const
const JOURNAL = { type: 'Historique', id: 'LIST' } as const
const historyOf = (id: number) => ({ type: 'Historique', id: `candidat ${id}` }) as const
/** Tags to invalidate after a candidate mutation, rejected ones included. */
export const tagsBeside = (id: number) => [LIST, historyOf(id), JOURNAL]
export const tagsOf = (id: number) => [...tagsBeside(id), tagOf(id)]

export const candidatApi = api.injectEndpoints({
  endpoints: (build) => ({
    candidats: build.query({
      ...ask(listCandidats),
      providesTags: (page) => [LIST, ...(page?.data ?? []).map(({ id }) => tagOf(id))],
    }),
    candidat: build.query({ ...ask(readCandidat), providesTags: (_sheet, _error, id) => [tagOf(id)] }),
    /** The file of the signed-in candidate. */
    ownCandidat: build.query({ ...ask(readOwnCandidat), providesTags: (sheet) => (sheet ? [tagOf(sheet.id)] : []) }),
    candidatHistory: build.query({
      ...ask(listCandidatHistory),
      providesTags: (_entries, _error, id) => [historyOf(id)],
    }),
    homonymes: build.query({ ...ask(listHomonymes), providesTags: [LIST] }),
    createCandidat: build.mutation({ ...ask(createCandidat), invalidatesTags: (sheet) => (sheet ? [LIST] : []) }),
    archiveCandidats: build.mutation({
      ...ask(archiveCandidats),
      // Also after a refusal: the data shown is then outdated.
      invalidatesTags: (_done, _error, { annuler }) =>
        annuler ? ['Candidat', 'Historique', 'Evenement'] : ['Candidat', 'Historique'],
    }),
    sendAcces: build.mutation({ ...ask(sendAcces), invalidatesTags: ['Historique'] }),
    updateCandidat: build.mutation({
      ...ask(updateCandidat),
      // Also after a refusal: the data shown is then outdated.
      invalidatesTags: (_sheet, _error, { id }) => tagsOf(id),
    }),
  }),
})

export const {
  useCandidatHistoryQuery,
  useCandidatQuery,
  useCandidatsQuery,
  useCreateCandidatMutation,
  useHomonymesQuery,
  useOwnCandidatQuery,
  useSendAccesMutation,
  useUpdateCandidatMutation,
} = candidatApi

/** Asks for a page of candidates before it is drawn. */
export const useAskCandidats = () => candidatApi.usePrefetch('candidats')
