import {
  activateForfait,
  createForfait,
  deactivateForfait,
  deleteForfait,
  listForfaits,
  readForfait,
  updateForfait,
} from '@contract/calls/argent/forfait'
import { api } from '../api'
import { ask, requestOf } from '../ask'

const CHANGED = ['Forfait', 'Historique'] as const

const forfaitApi = api.enhanceEndpoints({ addTagTypes: ['Forfait'] }).injectEndpoints({
  endpoints: (build) => ({
    forfaits: build.query({ ...ask(listForfaits), providesTags: ['Forfait'] }),
    forfait: build.query({ ...ask(readForfait), providesTags: ['Forfait'] }),
    createForfait: build.mutation({ ...ask(createForfait), invalidatesTags: (row) => (row ? CHANGED : []) }),
    updateForfait: build.mutation({ ...ask(updateForfait), invalidatesTags: (row) => (row ? CHANGED : []) }),
    setForfaitActive: build.mutation({
      query: ({ id, active }: { id: number; active: boolean }) =>
        requestOf(active ? activateForfait : deactivateForfait, id),
      responseSchema: activateForfait.answer,
      // Also after a refusal: another user has changed it.
      invalidatesTags: CHANGED,
    }),
    deleteForfait: build.mutation({ ...ask(deleteForfait), invalidatesTags: CHANGED }),
  }),
})

export const {
  useCreateForfaitMutation,
  useDeleteForfaitMutation,
  useForfaitQuery,
  useForfaitsQuery,
  useSetForfaitActiveMutation,
  useUpdateForfaitMutation,
} = forfaitApi
