import {
  type Moniteur,
  type MoniteurListQuery,
  type MoniteurUpdate,
  type MoniteurValues,
  moniteur,
  moniteurPage,
} from '@contract/ecole/moniteur'
import type { Page } from '@contract/list'
import { api } from '../api'
import { wholeList } from '../wholeList'

const LIST = { type: 'Moniteur', id: 'LIST' } as const
const tagOf = (id: number) => ({ type: 'Moniteur', id }) as const

export const moniteurApi = api.injectEndpoints({
  endpoints: (build) => ({
    moniteurs: build.query<Page<Moniteur>, MoniteurListQuery>({
      query: (params) => ({ url: 'api/moniteur', params, silent: true }),
      responseSchema: moniteurPage,
      providesTags: (page) => [LIST, ...(page?.data ?? []).map(({ id }) => tagOf(id))],
    }),
    /** Every instructor in use, however many the school has. */
    allMoniteurs: build.query<Moniteur[], void>({
      queryFn: (_none, { signal }) => wholeList<Moniteur>('api/moniteur', { sort: 'nom' }, signal),
      responseSchema: moniteurPage.shape.data,
      providesTags: (rows) => [LIST, ...(rows ?? []).map(({ id }) => tagOf(id))],
    }),
    moniteur: build.query<Moniteur, number>({
      query: (id) => ({ url: `api/moniteur/${id}`, silent: true }),
      responseSchema: moniteur,
      providesTags: (_row, _error, id) => [tagOf(id)],
    }),
    /** The file of the instructor signed in. */
    ownMoniteur: build.query<Moniteur, void>({
      query: () => ({ url: 'api/moniteur/me', silent: true }),
      responseSchema: moniteur,
      providesTags: (row) => (row ? [tagOf(row.id)] : []),
    }),
    /** The refusals of a save stand in the form. */
    createMoniteur: build.mutation<Moniteur, MoniteurValues>({
      query: (data) => ({ url: 'api/moniteur', method: 'POST', data, silent: true }),
      responseSchema: moniteur,
      invalidatesTags: (row) => (row ? [LIST] : []),
    }),
    updateMoniteur: build.mutation<Moniteur, { id: number; body: MoniteurValues & Pick<MoniteurUpdate, 'version'> }>({
      query: ({ id, body }) => ({ url: `api/moniteur/${id}`, method: 'PUT', data: body, silent: true }),
      responseSchema: moniteur,
      // A candidate's row names its instructor.
      invalidatesTags: (row) => (row ? [LIST, tagOf(row.id), 'Candidat'] : []),
    }),
    archiveMoniteur: build.mutation<Moniteur, number>({
      query: (id) => ({ url: `api/moniteur/${id}/archive`, method: 'POST' }),
      responseSchema: moniteur,
      invalidatesTags: (_row, _error, id) => [LIST, tagOf(id)],
    }),
    unarchiveMoniteur: build.mutation<Moniteur, number>({
      query: (id) => ({ url: `api/moniteur/${id}/unarchive`, method: 'POST' }),
      responseSchema: moniteur,
      invalidatesTags: (_row, _error, id) => [LIST, tagOf(id)],
    }),
  }),
})

export const {
  useAllMoniteursQuery,
  useArchiveMoniteurMutation,
  useCreateMoniteurMutation,
  useMoniteurQuery,
  useMoniteursQuery,
  useOwnMoniteurQuery,
  useUnarchiveMoniteurMutation,
  useUpdateMoniteurMutation,
} = moniteurApi
