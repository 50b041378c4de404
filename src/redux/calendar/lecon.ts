import { type LeconListQuery, type LeconPage, leconPage } from '@contract/planning/lecon'
import { api } from '../api'

/** Lessons are events of the calendar: what changes one of those asks for the list anew. */
const leconApi = api.injectEndpoints({
  endpoints: (build) => ({
    lecons: build.query<LeconPage, LeconListQuery>({
      query: (params) => ({ url: 'api/calendrier/lecon', params, silent: true }),
      responseSchema: leconPage,
      providesTags: [{ type: 'Evenement', id: 'LIST' }],
    }),
  }),
})

export const { useLeconsQuery } = leconApi
