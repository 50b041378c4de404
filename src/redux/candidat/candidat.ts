import {
  type Candidat,
  type CandidatDetail,
  type CandidatInput,
  type CandidatListQuery,
  type CandidatUpdate,
  candidatDetail,
  candidatPage,
  type HistoriqueEntry,
  historiqueEntry,
} from '@contract/ecole/candidat'
import type { Page } from '@contract/list'
import { api } from '../api'

const LIST = { type: 'Candidat', id: 'LIST' } as const
const tagOf = (id: number) => ({ type: 'Candidat', id }) as const
const historyOf = (id: number) => ({ type: 'Historique', id: `candidat ${id}` }) as const
/** All that shows a candidate, once it was changed or refused to be. */
export const tagsBeside = (id: number) => [LIST, historyOf(id)]
export const tagsOf = (id: number) => [LIST, tagOf(id), historyOf(id)]

/** The pages show each failure where it happened, beside what it kept: no dialog. */
export const candidatApi = api.injectEndpoints({
  endpoints: (build) => ({
    candidats: build.query<Page<Candidat>, CandidatListQuery>({
      query: (params) => ({ url: 'api/candidat', params, silent: true }),
      responseSchema: candidatPage,
      providesTags: (page) => [LIST, ...(page?.data ?? []).map(({ id }) => tagOf(id))],
    }),
    candidat: build.query<CandidatDetail, number>({
      query: (id) => ({ url: `api/candidat/${id}`, silent: true }),
      responseSchema: candidatDetail,
      providesTags: (_sheet, _error, id) => [tagOf(id)],
    }),
    /** The file of the candidate signed in. */
    ownCandidat: build.query<CandidatDetail, void>({
      query: () => ({ url: 'api/candidat/me', silent: true }),
      responseSchema: candidatDetail,
      providesTags: (sheet) => (sheet ? [tagOf(sheet.id)] : []),
    }),
    candidatHistory: build.query<HistoriqueEntry[], number>({
      query: (id) => ({ url: `api/candidat/${id}/historique`, silent: true }),
      responseSchema: historiqueEntry.array(),
      providesTags: (_entries, _error, id) => [historyOf(id)],
    }),
    createCandidat: build.mutation<CandidatDetail, CandidatInput>({
      query: (data) => ({ url: 'api/candidat', method: 'POST', data, silent: true }),
      responseSchema: candidatDetail,
      invalidatesTags: (sheet) => (sheet ? [LIST] : []),
    }),
    updateCandidat: build.mutation<CandidatDetail, { id: number; body: CandidatUpdate }>({
      query: ({ id, body }) => ({ url: `api/candidat/${id}`, method: 'PUT', data: body, silent: true }),
      responseSchema: candidatDetail,
      // A refusal too: what was shown is then older than what is stored.
      invalidatesTags: (_sheet, _error, { id }) => tagsOf(id),
    }),
  }),
})

export const {
  useCandidatHistoryQuery,
  useCandidatQuery,
  useCandidatsQuery,
  useCreateCandidatMutation,
  useOwnCandidatQuery,
  useUpdateCandidatMutation,
} = candidatApi
