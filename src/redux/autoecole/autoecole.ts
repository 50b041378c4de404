import type { Page } from '@contract/list'
import {
  type AutoEcole,
  type AutoEcoleDetail,
  type AutoEcoleListQuery,
  type AutoEcoleValues,
  autoEcoleDetail,
  autoEcolePage,
  type EntreeEcole,
  entreeEcoleList,
  type UtilisateurEcole,
  utilisateurEcoleList,
} from '@contract/plateforme/autoecole'
import { api } from '../api'

const LIST = { type: 'AutoEcole', id: 'LIST' } as const
const tagOf = (id: number) => ({ type: 'AutoEcole', id }) as const

export type Decision = { id: number; verb: 'approve' | 'reopen' } | { id: number; verb: 'suspend'; motif: string }

const autoEcoleApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Schools of the platform, those that wait for approval first. */
    autoEcoles: build.query<Page<AutoEcole>, AutoEcoleListQuery>({
      query: (params) => ({ url: 'api/autoecole', params, silent: true }),
      responseSchema: autoEcolePage,
      providesTags: ['AutoEcole'],
    }),
    autoEcole: build.query<AutoEcoleDetail, number>({
      query: (id) => ({ url: `api/autoecole/${id}`, silent: true }),
      responseSchema: autoEcoleDetail,
      providesTags: (_row, _error, id) => [tagOf(id)],
    }),
    autoEcoleUsers: build.query<{ data: UtilisateurEcole[] }, number>({
      query: (id) => ({ url: `api/autoecole/${id}/utilisateur`, silent: true }),
      responseSchema: utilisateurEcoleList,
      providesTags: (_row, _error, id) => [tagOf(id)],
    }),
    autoEcoleLog: build.query<{ data: EntreeEcole[] }, number>({
      query: (id) => ({ url: `api/autoecole/${id}/historique`, silent: true }),
      responseSchema: entreeEcoleList,
      providesTags: (_row, _error, id) => [tagOf(id)],
    }),
    /** The school's own data; the refusals of a save stand in the form. */
    updateAutoEcole: build.mutation<AutoEcoleDetail, { id: number; body: AutoEcoleValues }>({
      query: ({ id, body }) => ({ url: `api/autoecole/${id}`, method: 'PUT', data: body, silent: true }),
      responseSchema: autoEcoleDetail,
      invalidatesTags: (row) => (row ? [LIST, tagOf(row.id), 'Historique'] : []),
    }),
    /** Approves, suspends or reopens; the page says why it was refused. */
    decideAutoEcole: build.mutation<AutoEcoleDetail, Decision>({
      query: ({ id, verb, ...data }) => ({ url: `api/autoecole/${id}/${verb}`, method: 'POST', data, silent: true }),
      responseSchema: autoEcoleDetail,
      invalidatesTags: (_row, _error, { id }) => [LIST, tagOf(id)],
    }),
  }),
})

export const {
  useAutoEcoleLogQuery,
  useAutoEcoleQuery,
  useAutoEcoleUsersQuery,
  useAutoEcolesQuery,
  useDecideAutoEcoleMutation,
  useUpdateAutoEcoleMutation,
} = autoEcoleApi
