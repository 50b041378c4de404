import { changePassword } from '@contract/calls/compte/auth'
import {
  endOtherSessions,
  endSession,
  keepPushToken,
  listSessions,
  readOwnRole,
  readProfil,
  readPushKey,
  updateProfil,
} from '@contract/calls/compte/profil'
import { api } from '../api'
import { type ArgOf, ask, askAs } from '../ask'

export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    me: build.query(ask(readProfil)),
    ownRole: build.query(ask(readOwnRole)),
    changeLanguage: build.mutation({
      // A value of the language switch; the server rejects any other.
      ...askAs(updateProfil, (langue: string) => ({ langue: langue as ArgOf<typeof updateProfil>['langue'] }), {
        // The language switch says itself that the choice is kept for the next try.
        failure: 'quiet',
      }),
      async onQueryStarted(_langue, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null)
        // Otherwise the next page would read the old language from the cached answer.
        if (answer) await dispatch(authApi.util.upsertQueryData('me', undefined, answer.data))
      },
    }),
    changePassword: build.mutation({ ...ask(changePassword), invalidatesTags: ['Session'] }),
    sessions: build.query({ ...ask(listSessions), providesTags: ['Session'] }),
    endSession: build.mutation({ ...ask(endSession), invalidatesTags: ['Session'] }),
    endOtherSessions: build.mutation({ ...ask(endOtherSessions), invalidatesTags: ['Session'] }),
    pushKey: build.query(ask(readPushKey)),
    keepPushToken: build.mutation(ask(keepPushToken)),
  }),
})

export const {
  useChangeLanguageMutation,
  useChangePasswordMutation,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useKeepPushTokenMutation,
  useLazyPushKeyQuery,
  useMeQuery,
  useOwnRoleQuery,
  useSessionsQuery,
} = authApi
