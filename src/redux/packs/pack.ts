import {
  activatePack,
  createPack,
  deactivatePack,
  listPacks,
  readPack,
  updatePack,
} from '@contract/calls/plateforme/pack'
import { api } from '../api'
import { ask, requestOf } from '../ask'

const LIST = { type: 'Pack', id: 'LIST' } as const
const tagOf = (id: number) => ({ type: 'Pack', id }) as const

export const packApi = api.enhanceEndpoints({ addTagTypes: ['Pack'] }).injectEndpoints({
  endpoints: (build) => ({
    packs: build.query({
      ...ask(listPacks),
      providesTags: (page) => [LIST, ...(page?.data ?? []).map(({ id }) => tagOf(id))],
    }),
    pack: build.query({ ...ask(readPack), providesTags: (_row, _error, id) => [tagOf(id)] }),
    createPack: build.mutation({ ...ask(createPack), invalidatesTags: (row) => (row ? [LIST] : []) }),
    updatePack: build.mutation({ ...ask(updatePack), invalidatesTags: (row) => (row ? [LIST, tagOf(row.id)] : []) }),
    setPackActive: build.mutation({
      query: ({ id, active }: { id: number; active: boolean }) => requestOf(active ? activatePack : deactivatePack, id),
      responseSchema: activatePack.answer,
      invalidatesTags: (_row, _error, { id }) => [LIST, tagOf(id)],
    }),
  }),
})

export const { useCreatePackMutation, usePackQuery, usePacksQuery, useSetPackActiveMutation, useUpdatePackMutation } =
  packApi
