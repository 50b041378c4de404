import type { Page } from '@contract/list'
import {
  type Pack,
  type PackListQuery,
  type PackUpdate,
  type PackValues,
  pack,
  packPage,
} from '@contract/plateforme/pack'
import { api } from '../api'

const LIST = { type: 'Pack', id: 'LIST' } as const
const tagOf = (id: number) => ({ type: 'Pack', id }) as const

export const packApi = api.injectEndpoints({
  endpoints: (build) => ({
    packs: build.query<Page<Pack>, PackListQuery>({
      query: (params) => ({ url: 'api/pack', params, silent: true }),
      responseSchema: packPage,
      providesTags: (page) => [LIST, ...(page?.data ?? []).map(({ id }) => tagOf(id))],
    }),
    pack: build.query<Pack, number>({
      query: (id) => ({ url: `api/pack/${id}`, silent: true }),
      responseSchema: pack,
      providesTags: (_row, _error, id) => [tagOf(id)],
    }),
    /** The refusals of a save stand in the form. */
    createPack: build.mutation<Pack, PackValues>({
      query: (data) => ({ url: 'api/pack', method: 'POST', data, silent: true }),
      responseSchema: pack,
      invalidatesTags: (row) => (row ? [LIST] : []),
    }),
    updatePack: build.mutation<Pack, { id: number; body: PackValues & Pick<PackUpdate, 'version'> }>({
      query: ({ id, body }) => ({ url: `api/pack/${id}`, method: 'PUT', data: body, silent: true }),
      responseSchema: pack,
      invalidatesTags: (row) => (row ? [LIST, tagOf(row.id)] : []),
    }),
    setPackActive: build.mutation<Pack, { id: number; active: boolean }>({
      query: ({ id, active }) => ({
        url: `api/pack/${id}/${active ? 'activate' : 'deactivate'}`,
        method: 'POST',
        silent: true,
      }),
      responseSchema: pack,
      invalidatesTags: (_row, _error, { id }) => [LIST, tagOf(id)],
    }),
  }),
})

export const { useCreatePackMutation, usePackQuery, usePacksQuery, useSetPackActiveMutation, useUpdatePackMutation } =
  packApi
