import { changePassword } from '@contract/calls/compte/auth'
import {
  endOtherSessions,
  endSession,
  keepPushToken,
  listSessions,
  readMe,
  readOwnRole,
  readPushKey,
  updateMe,
} from '@contract/calls/compte/user'
import { api } from '../api'
import { type ArgOf, ask, askAs } from '../ask'

export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    me: build.query(ask(readMe)),
    ownRole: build.query(ask(readOwnRole)),
    changeLanguage: build.mutation({
      // A value of the language switch; the server rejects any other.
      ...askAs(updateMe, (langue: string) => ({ langue: langue as ArgOf<typeof updateMe>['langue'] })),
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
