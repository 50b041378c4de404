import {
  activateUtilisateur,
  createUtilisateur,
  deactivateUtilisateur,
  listUtilisateurs,
  readUserStats,
  readUtilisateur,
  renewPassword,
  updateUtilisateur,
} from '@contract/calls/compte/utilisateur'
import { api } from '../api'
import { ask, askAs, requestOf } from '../ask'

const CHANGED = ['Utilisateur', 'Historique'] as const

export const utilisateurApi = api.enhanceEndpoints({ addTagTypes: ['Utilisateur'] }).injectEndpoints({
  endpoints: (build) => ({
    utilisateurs: build.query({ ...ask(listUtilisateurs), providesTags: ['Utilisateur'] }),
    utilisateur: build.query({ ...ask(readUtilisateur), providesTags: ['Utilisateur'] }),
    /** Takes a period, both days included. */
    userStats: build.query({
      ...askAs(readUserStats, ({ from, to }: { from: string; to: string }) => ({ a: from, b: to })),
      providesTags: ['Utilisateur'],
    }),
    createUtilisateur: build.mutation({
      ...ask(createUtilisateur),
      invalidatesTags: (row) => (row ? [...CHANGED] : []),
    }),
    updateUtilisateur: build.mutation({
      ...ask(updateUtilisateur),
      invalidatesTags: (row) => (row ? [...CHANGED] : []),
    }),
    setUtilisateurActive: build.mutation({
      query: ({ id, active }: { id: number; active: boolean }) =>
        requestOf(active ? activateUtilisateur : deactivateUtilisateur, id),
      responseSchema: activateUtilisateur.answer,
      invalidatesTags: [...CHANGED],
    }),
    renewPassword: build.mutation({ ...ask(renewPassword), invalidatesTags: [...CHANGED] }),
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
