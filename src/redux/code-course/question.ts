import {
  createQuestion,
  deleteQuestion,
  listBases,
  listQuestions,
  moveQuestion,
  publishQuestion,
  readQuestion,
  unpublishQuestion,
  updateQuestion,
} from '@contract/calls/cours/question'
import { api } from '../api'
import { ask, requestOf } from '../ask'

/** A series counts its questions, and a question names its series. */
const SERIES = ['Serie', 'Question'] as const

interface Publishing {
  id: number
  published: boolean
}

/** The questions, for their authors. */
export const questionApi = api.enhanceEndpoints({ addTagTypes: [...SERIES] }).injectEndpoints({
  endpoints: (build) => ({
    questions: build.query({ ...ask(listQuestions), providesTags: ['Question'] }),
    bases: build.query({ ...ask(listBases), providesTags: ['Question'] }),
    question: build.query({ ...ask(readQuestion), providesTags: ['Question'] }),
    createQuestion: build.mutation({
      ...ask(createQuestion),
      invalidatesTags: (row) => (row ? [...SERIES] : []),
    }),
    updateQuestion: build.mutation({
      ...ask(updateQuestion),
      // The form keeps the version that it was opened with after a refusal.
      invalidatesTags: (row) => (row ? ['Question'] : []),
    }),
    moveQuestion: build.mutation({ ...ask(moveQuestion), invalidatesTags: [...SERIES] }),
    deleteQuestion: build.mutation({ ...ask(deleteQuestion), invalidatesTags: [...SERIES] }),
    setQuestionPublished: build.mutation({
      query: ({ id, published }: Publishing) => requestOf(published ? publishQuestion : unpublishQuestion, id),
      responseSchema: publishQuestion.answer,
      invalidatesTags: [...SERIES],
    }),
  }),
})

export const {
  useBasesQuery,
  useCreateQuestionMutation,
  useDeleteQuestionMutation,
  useMoveQuestionMutation,
  useQuestionQuery,
  useQuestionsQuery,
  useSetQuestionPublishedMutation,
  useUpdateQuestionMutation,
} = questionApi
