import {
  createSerie,
  deleteSerie,
  importSerie,
  listSeries,
  orderQuestions,
  orderSeries,
  publishSerie,
  unpublishSerie,
  updateSerie,
} from '@contract/calls/cours/serie'
import { api } from '../api'
import { ask, requestOf } from '../ask'

/** A series counts its questions, and a question names its series. */
const SERIES = ['Serie', 'Question'] as const

interface Publishing {
  id: number
  published: boolean
}

/** The series, for their authors. */
export const serieApi = api.enhanceEndpoints({ addTagTypes: [...SERIES] }).injectEndpoints({
  endpoints: (build) => ({
    series: build.query({ ...ask(listSeries), providesTags: ['Serie'] }),
    createSerie: build.mutation({ ...ask(createSerie), invalidatesTags: ['Serie'] }),
    updateSerie: build.mutation({ ...ask(updateSerie), invalidatesTags: [...SERIES] }),
    orderSeries: build.mutation({ ...ask(orderSeries), invalidatesTags: [...SERIES] }),
    orderQuestions: build.mutation({ ...ask(orderQuestions), invalidatesTags: ['Question'] }),
    deleteSerie: build.mutation({ ...ask(deleteSerie), invalidatesTags: ['Serie'] }),
    importSerie: build.mutation({
      ...ask(importSerie),
      invalidatesTags: (row) => (row ? [...SERIES] : []),
    }),
    setSeriePublished: build.mutation({
      query: ({ id, published }: Publishing) => requestOf(published ? publishSerie : unpublishSerie, id),
      responseSchema: publishSerie.answer,
      invalidatesTags: ['Serie'],
    }),
  }),
})

export const {
  useCreateSerieMutation,
  useDeleteSerieMutation,
  useImportSerieMutation,
  useOrderQuestionsMutation,
  useOrderSeriesMutation,
  useSeriesQuery,
  useSetSeriePublishedMutation,
  useUpdateSerieMutation,
} = serieApi
