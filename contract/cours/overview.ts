import { z } from 'zod'
import { idFilter, listQuery, pageOf } from '../list'
import { TOPIC_KEYS } from './topic'

/** A candidate's training in the course. */
export const trainee = z
  .object({
    idCandidat: z.number(),
    candidat: z.string(),
    idPermi: z.number(),
    /** Whether the course is open to them today. */
    isOpen: z.boolean(),
    lastAnswerAt: z.string().nullable(),
    /** Answers of the last seven days. */
    answersWeek: z.number().int(),
    seen: z.number().int(),
    known: z.number().int(),
    questions: z.number().int(),
    /** The probability of passing the usual mock exam today, 0 to 1; null without a mock exam. */
    readiness: z.number().nullable(),
    /** Whether they should be presented to the theory exam, because the probability of passing is high enough. */
    isReady: z.boolean(),
    /** The topic that would help most; null while there are too few answers. */
    weakest: z.enum(TOPIC_KEYS).nullable(),
    /** The number of completed mock exams, and the last of them. */
    exams: z.number().int(),
    lastExam: z
      .object({ correct: z.number().int(), total: z.number().int(), passed: z.boolean(), startedAt: z.string() })
      .nullable(),
  })
  .meta({ id: 'Trainee' })
export type Trainee = z.infer<typeof trainee>

export const TRAINEE_SORTS = ['candidat', 'readiness', 'lastAnswerAt', 'answersWeek'] as const
export const TRAINEE_STATES = ['ready', 'active', 'idle'] as const
export type TraineeState = (typeof TRAINEE_STATES)[number]
export const overviewQuery = listQuery(TRAINEE_SORTS).extend({
  /**
   * `ready`: to be presented; `active`: with answers in the last seven days; `idle`: with an open course and no answer
   * in them.
   */
  state: z.enum(TRAINEE_STATES).optional(),
})
/** A page of the candidates who train, and the number of them in each state. */
export const overviewPage = pageOf(trainee).extend({
  counts: z.object({ ready: z.number().int(), active: z.number().int(), idle: z.number().int() }),
})
export type Overview = z.infer<typeof overviewPage>

/** A slice of the whole list, in its order; `after` is the number of slices already received. */
export const overviewExportQuery = overviewQuery.omit({ page: true, perPage: true }).extend({ after: idFilter })
export const overviewExport = z.object({ data: z.array(trainee), next: z.number().nullable() })
