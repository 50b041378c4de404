import {
  createExamenBlanc,
  deleteExamenBlanc,
  duplicateExamenBlanc,
  listExamensBlancs,
  publishExamenBlanc,
  unpublishExamenBlanc,
  updateExamenBlanc,
} from '@contract/calls/cours/examenBlanc'
import { api } from '../api'
import { ask, requestOf } from '../ask'

interface Publishing {
  id: number
  published: boolean
}

/** The mock exams, for their authors. */
export const examenBlancApi = api.enhanceEndpoints({ addTagTypes: ['ExamenBlanc'] }).injectEndpoints({
  endpoints: (build) => ({
    examensBlancs: build.query({ ...ask(listExamensBlancs), providesTags: ['ExamenBlanc'] }),
    createExamenBlanc: build.mutation({ ...ask(createExamenBlanc), invalidatesTags: ['ExamenBlanc'] }),
    updateExamenBlanc: build.mutation({
      ...ask(updateExamenBlanc),
      invalidatesTags: (row) => (row ? ['ExamenBlanc'] : []),
    }),
    duplicateExamenBlanc: build.mutation({ ...ask(duplicateExamenBlanc), invalidatesTags: ['ExamenBlanc'] }),
    deleteExamenBlanc: build.mutation({ ...ask(deleteExamenBlanc), invalidatesTags: ['ExamenBlanc'] }),
    setExamenBlancPublished: build.mutation({
      query: ({ id, published }: Publishing) => requestOf(published ? publishExamenBlanc : unpublishExamenBlanc, id),
      responseSchema: publishExamenBlanc.answer,
      invalidatesTags: ['ExamenBlanc'],
    }),
  }),
})

export const {
  useCreateExamenBlancMutation,
  useDeleteExamenBlancMutation,
  useDuplicateExamenBlancMutation,
  useExamensBlancsQuery,
  useSetExamenBlancPublishedMutation,
  useUpdateExamenBlancMutation,
} = examenBlancApi
