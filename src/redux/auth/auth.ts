import { meAnswer, tokens, type UserSession, userSession } from '@contract/compte/auth'
import type { z } from 'zod'
import { api } from '../api'

export interface PasswordChange {
  currentPassword: string
  password: string
}

export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    me: build.query<z.infer<typeof meAnswer>, void>({
      query: () => ({ url: 'api/user/me', silent: true }),
      responseSchema: meAnswer,
    }),
    changeLanguage: build.mutation<z.infer<typeof meAnswer>, string>({
      query: (langue) => ({ url: 'api/user/me', method: 'PUT', data: { langue }, silent: true }),
      responseSchema: meAnswer,
      async onQueryStarted(_langue, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null)
        // Otherwise the next page would take the former language from the answer kept before.
        if (answer) await dispatch(authApi.util.upsertQueryData('me', undefined, answer.data))
      },
    }),
    /** The refusals stand beside the fields of the form. */
    changePassword: build.mutation<z.infer<typeof tokens>, PasswordChange>({
      query: (data) => ({ url: 'auth/change-password', method: 'POST', data, silent: true }),
      responseSchema: tokens,
      invalidatesTags: ['Session'],
    }),
    sessions: build.query<UserSession[], void>({
      query: () => ({ url: 'api/user/session', silent: true }),
      responseSchema: userSession.array(),
      providesTags: ['Session'],
    }),
    endSession: build.mutation<void, string>({
      query: (id) => ({ url: `api/user/session/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Session'],
    }),
    endOtherSessions: build.mutation<void, void>({
      query: () => ({ url: 'api/user/session', method: 'DELETE' }),
      invalidatesTags: ['Session'],
    }),
  }),
})

export const {
  useChangeLanguageMutation,
  useChangePasswordMutation,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useMeQuery,
  useSessionsQuery,
} = authApi
