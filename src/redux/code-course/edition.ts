import {
  createExamenBlanc,
  deleteExamenBlanc,
  duplicateExamenBlanc,
  listExamensBlancs,
  publishExamenBlanc,
  unpublishExamenBlanc,
  updateExamenBlanc,
} from '@contract/calls/cours/examenBlanc'
import {
  createQuestion,
  deleteQuestion,
  listQuestions,
  moveQuestion,
  publishQuestion,
  readQuestion,
  unpublishQuestion,
  updateQuestion,
} from '@contract/calls/cours/question'
import {
  createSerie,
  deleteSerie,
  importSerie,
  listSeries,
  orderSeries,
  publishSerie,
  unpublishSerie,
  updateSerie,
} from '@contract/calls/cours/serie'
import { api } from '../api'
import { ask, requestOf } from '../ask'

/** A series counts its questions, and a question shows its series. */
const SERIES = ['Serie', 'Question'] as const

interface Publishing {
  id: number
  published: boolean
}

/** The endpoints of the authors of the course. */
export const editionApi = api.enhanceEndpoints({ addTagTypes: [...SERIES, 'ExamenBlanc'] }).injectEndpoints({
  endpoints: (build) => ({
    series: build.query({ ...ask(listSeries), providesTags: ['Serie'] }),
    createSerie: build.mutation({ ...ask(createSerie), invalidatesTags: ['Serie'] }),
    updateSerie: build.mutation({ ...ask(updateSerie), invalidatesTags: [...SERIES] }),
    orderSeries: build.mutation({ ...ask(orderSeries), invalidatesTags: [...SERIES] }),
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
    questions: build.query({ ...ask(listQuestions), providesTags: ['Question'] }),
    question: build.query({ ...ask(readQuestion), providesTags: ['Question'] }),
    createQuestion: build.mutation({
      ...ask(createQuestion),
      invalidatesTags: (row) => (row ? [...SERIES] : []),
    }),
    updateQuestion: build.mutation({
      ...ask(updateQuestion),
      // A form that was refused keeps the version that it was opened with.
      invalidatesTags: (row) => (row ? ['Question'] : []),
    }),
    moveQuestion: build.mutation({ ...ask(moveQuestion), invalidatesTags: [...SERIES] }),
    deleteQuestion: build.mutation({ ...ask(deleteQuestion), invalidatesTags: [...SERIES] }),
    setQuestionPublished: build.mutation({
      query: ({ id, published }: Publishing) => requestOf(published ? publishQuestion : unpublishQuestion, id),
      responseSchema: publishQuestion.answer,
      invalidatesTags: [...SERIES],
    }),
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
  useCreateQuestionMutation,
  useCreateSerieMutation,
  useDeleteExamenBlancMutation,
  useDeleteQuestionMutation,
  useDeleteSerieMutation,
  useDuplicateExamenBlancMutation,
  useExamensBlancsQuery,
  useImportSerieMutation,
  useMoveQuestionMutation,
  useOrderSeriesMutation,
  useQuestionQuery,
  useQuestionsQuery,
  useSeriesQuery,
  useSetExamenBlancPublishedMutation,
  useSetQuestionPublishedMutation,
  useSetSeriePublishedMutation,
  useUpdateExamenBlancMutation,
  useUpdateQuestionMutation,
  useUpdateSerieMutation,
} = editionApi
