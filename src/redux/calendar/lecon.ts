import { listLecons } from '@contract/calls/planning/lecon'
import { api } from '../api'
import { ask } from '../ask'

/** Lessons are events of the calendar: what changes one of those asks for the list anew. */
const leconApi = api.injectEndpoints({
  endpoints: (build) => ({
    lecons: build.query({ ...ask(listLecons), providesTags: [{ type: 'Evenement', id: 'LIST' }] }),
  }),
})

export const { useLeconsQuery } = leconApi
