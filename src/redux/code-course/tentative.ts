import { listExamensBlancs } from '@contract/calls/cours/examenBlanc'
import { listSeries } from '@contract/calls/cours/serie'
import {
  abandonTentative,
  answerQuestion,
  completeTentative,
  keepQuestion,
  listTentatives,
  readProgress,
  readTentative,
  startExam,
  startSession,
} from '@contract/calls/cours/tentative'
import type { Tentative } from '@contract/cours/tentative'
import { api } from '../api'
import { ask } from '../ask'
import { attemptRead, questionKept } from './slice'

interface Started {
  dispatch: (action: ReturnType<typeof attemptRead>) => unknown
  queryFulfilled: Promise<{ data: Tentative }>
}

/** Puts an attempt into the slice with the moment of its answer: the clock of the device does not matter. */
async function hold(_: unknown, { dispatch, queryFulfilled }: Started): Promise<void> {
  const answer = await queryFulfilled.catch(() => null)
  if (answer) dispatch(attemptRead({ attempt: answer.data, at: performance.now() }))
}

/** Tags of the other data that answers change. */
const CHANGED = ['Tentative', 'OwnSerie', 'CourseProgress'] as const

/** The endpoints for learners; the answers of a running attempt are in the slice. */
export const tentativeApi = api
  .enhanceEndpoints({ addTagTypes: [...CHANGED, 'OfferedExam', 'Devoir', 'CodeAcces'] })
  .injectEndpoints({
    endpoints: (build) => ({
      ownSeries: build.query({ ...ask(listSeries), providesTags: ['OwnSerie'] }),
      offeredExams: build.query({ ...ask(listExamensBlancs), providesTags: ['OfferedExam'] }),
      // The answer also says whether a code opens the course.
      courseProgress: build.query({ ...ask(readProgress), providesTags: ['CourseProgress', 'CodeAcces'] }),
      attempts: build.query({ ...ask(listTentatives), providesTags: ['Tentative'] }),
      // Without tags: an answer changes the slice, and must not cause the whole attempt to be read again.
      attempt: build.query({ ...ask(readTentative), onQueryStarted: hold }),
      startExam: build.mutation({ ...ask(startExam), onQueryStarted: hold, invalidatesTags: ['Tentative'] }),
      startSession: build.mutation({ ...ask(startSession), onQueryStarted: hold, invalidatesTags: [...CHANGED] }),
      // Not reported: the page itself says that an answer waits for the network, or why it was refused.
      giveAnswer: build.mutation({ ...ask(answerQuestion, { failure: 'quiet' }), invalidatesTags: [...CHANGED] }),
      completeAttempt: build.mutation({
        ...ask(completeTentative, { failure: 'quiet' }),
        onQueryStarted: hold,
        // Completing an attempt also completes its assignment.
        invalidatesTags: [...CHANGED, 'Devoir'],
      }),
      abandonAttempt: build.mutation({
        ...ask(abandonTentative, { failure: 'quiet' }),
        onQueryStarted: hold,
        invalidatesTags: [...CHANGED],
      }),
      keepQuestion: build.mutation({
        ...ask(keepQuestion),
        async onQueryStarted({ idQuestion, kept }, { dispatch, queryFulfilled }) {
          dispatch(questionKept({ idQuestion, kept }))
          await queryFulfilled.catch(() => dispatch(questionKept({ idQuestion, kept: !kept })))
        },
        invalidatesTags: ['CourseProgress'],
      }),
    }),
  })

export const {
  useAbandonAttemptMutation,
  useAttemptQuery,
  useAttemptsQuery,
  useCompleteAttemptMutation,
  useCourseProgressQuery,
  useKeepQuestionMutation,
  useOfferedExamsQuery,
  useOwnSeriesQuery,
  useStartExamMutation,
  useStartSessionMutation,
} = tentativeApi
