import {
  type UserStats,
  type Utilisateur,
  type UtilisateurListQuery,
  type UtilisateurUpdate,
  type UtilisateurValues,
  userStats,
  utilisateur,
  utilisateurPage,
} from '@contract/compte/utilisateur'
import type { Page } from '@contract/list'
import { api } from '../api'

const CHANGED = ['Utilisateur', 'Historique'] as const

export const utilisateurApi = api.injectEndpoints({
  endpoints: (build) => ({
    utilisateurs: build.query<Page<Utilisateur>, UtilisateurListQuery>({
      query: (params) => ({ url: 'api/user', params, silent: true }),
      responseSchema: utilisateurPage,
      providesTags: ['Utilisateur'],
    }),
    utilisateur: build.query<Utilisateur, number>({
      query: (id) => ({ url: `api/user/${id}`, silent: true }),
      responseSchema: utilisateur,
      providesTags: ['Utilisateur'],
    }),
    /** From one day to another, both included. */
    userStats: build.query<UserStats, { from: string; to: string }>({
      query: ({ from, to }) => ({ url: `api/user/getUserStats/${from}/${to}`, silent: true }),
      responseSchema: userStats,
      providesTags: ['Utilisateur'],
    }),
    /** The refusals of a save stand in the form. */
    createUtilisateur: build.mutation<Utilisateur, UtilisateurValues>({
      query: (data) => ({ url: 'api/user', method: 'POST', data, silent: true }),
      responseSchema: utilisateur,
      invalidatesTags: (row) => (row ? [...CHANGED] : []),
    }),
    updateUtilisateur: build.mutation<
      Utilisateur,
      { id: number; body: UtilisateurValues & Pick<UtilisateurUpdate, 'version'> }
    >({
      query: ({ id, body }) => ({ url: `api/user/${id}`, method: 'PUT', data: body, silent: true }),
      responseSchema: utilisateur,
      invalidatesTags: (row) => (row ? [...CHANGED] : []),
    }),
    setUtilisateurActive: build.mutation<Utilisateur, { id: number; active: boolean }>({
      query: ({ id, active }) => ({
        url: `api/user/${id}/${active ? 'activate' : 'deactivate'}`,
        method: 'POST',
        silent: true,
      }),
      responseSchema: utilisateur,
      invalidatesTags: [...CHANGED],
    }),
    renewPassword: build.mutation<Utilisateur, number>({
      query: (id) => ({ url: `api/user/${id}/password`, method: 'POST', silent: true }),
      responseSchema: utilisateur,
      invalidatesTags: [...CHANGED],
    }),
  }),
})

export const {
  useCreateUtilisateurMutation,
  useRenewPasswordMutation,
  useSetUtilisateurActiveMutation,
  useUpdateUtilisateurMutation,
  useUserStatsQuery,
  useUtilisateurQuery,
  useUtilisateursQuery,
} = utilisateurApi
