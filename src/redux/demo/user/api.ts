import type { DemoUserAnswer, DemoUserList, DemoUserQuery, DemoUserToAdd, DemoUserUpdate } from '@contract/demo/user'
import { api } from '@src/redux/api'

const TAG = 'DemoUser'

export const demoUserApi = api.enhanceEndpoints({ addTagTypes: ['DemoUser'] }).injectEndpoints({
  endpoints: (build) => ({
    demoUsers: build.query<DemoUserList, DemoUserQuery>({
      query: (params) => ({ url: 'api/users/list/data', params }),
      providesTags: [TAG],
    }),
    demoUser: build.query<DemoUserAnswer, number>({
      query: (id) => ({ url: 'api/users/user', params: { id } }),
      providesTags: [TAG],
    }),
    /** Refusals of a save are shown in the form. */
    addDemoUser: build.mutation<DemoUserAnswer, DemoUserToAdd>({
      query: (user) => ({ url: 'apps/users/add-user', method: 'POST', data: { user } }),
      invalidatesTags: (answer) => (answer ? [TAG] : []),
    }),
    updateDemoUser: build.mutation<DemoUserAnswer, DemoUserUpdate>({
      query: (user) => ({ url: 'apps/users/update-user', method: 'POST', data: { user } }),
      invalidatesTags: (answer) => (answer ? [TAG] : []),
    }),
    removeDemoUser: build.mutation<unknown, number>({
      query: (id) => ({ url: 'apps/users/delete', method: 'DELETE', params: { id } }),
      invalidatesTags: [TAG],
    }),
  }),
})

export const {
  useAddDemoUserMutation,
  useDemoUserQuery,
  useDemoUsersQuery,
  useRemoveDemoUserMutation,
  useUpdateDemoUserMutation,
} = demoUserApi
