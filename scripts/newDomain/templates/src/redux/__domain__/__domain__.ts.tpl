import {
  archive__Domain__,
  create__Domain__,
  list__Domains__,
  read__Domain__,
  unarchive__Domain__,
  update__Domain__,
} from '@contract/calls/__wing__/__domain__'
import { api } from '../api'
import { ask, requestOf } from '../ask'

const LIST = { type: '__Domain__', id: 'LIST' } as const
const tagOf = (id: number) => ({ type: '__Domain__', id }) as const
/** The tags of everything that shows a record: the list, its form, the log. */
const tagsOf = (id: number) => [LIST, tagOf(id), 'Historique'] as const

export const __domain__Api = api.enhanceEndpoints({ addTagTypes: ['__Domain__'] }).injectEndpoints({
  endpoints: (build) => ({
    __domains__: build.query({
      ...ask(list__Domains__),
      providesTags: (page) => [LIST, ...(page?.data ?? []).map(({ id }) => tagOf(id))],
    }),
    __domain__: build.query({ ...ask(read__Domain__), providesTags: (_row, _error, id) => [tagOf(id)] }),
    create__Domain__: build.mutation({
      ...ask(create__Domain__),
      invalidatesTags: (row) => (row ? [LIST, 'Historique'] : []),
    }),
    update__Domain__: build.mutation({
      ...ask(update__Domain__),
      invalidatesTags: (row) => (row ? tagsOf(row.id) : []),
    }),
    set__Domain__Archived: build.mutation({
      query: ({ id, archived }: { id: number; archived: boolean }) =>
        requestOf(archived ? archive__Domain__ : unarchive__Domain__, id),
      responseSchema: archive__Domain__.answer,
      invalidatesTags: (_row, _error, { id }) => tagsOf(id),
    }),
  }),
})

export const {
  useCreate__Domain__Mutation,
  use__Domain__Query,
  use__Domains__Query,
  useSet__Domain__ArchivedMutation,
  useUpdate__Domain__Mutation,
} = __domain__Api
