import { z } from 'zod'
import { courseAccess } from '../ecole/codeAcces'
import { idFilter, listQuery, pageOf } from '../list'
import { TOPIC_KEYS } from './topic'

export const MODES = ['STUDY', 'EXAM', 'ROOM'] as const
export const TENTATIVE_STATUSES = ['STARTED', 'COMPLETED', 'ABANDONED'] as const
/** Days after the end of an exam in which an answer given within its time may still arrive. */
export const LATE_DAYS = 7

/** An attempt at a mock exam. */
export const examStart = z.strictObject({ idExamenBlanc: z.number().int() }).meta({ id: 'ExamStart' })

/**
 * A study session: a series, the wrongly answered questions of an attempt, or as many questions of one topic or all as
 * fit into its minutes, due ones first.
 */
export const sessionStart = z
  .union([
    z.strictObject({ idSerie: z.number().int() }),
    z.strictObject({ errorsOf: z.number().int() }),
    z.strictObject({
      durationMinutes: z.number().int().min(5).max(120),
      topic: z.enum(TOPIC_KEYS).nullable(),
    }),
  ])
  .meta({ id: 'SessionStart' })
export type SessionStart = z.output<typeof sessionStart>

const text = z.object({ fr: z.string(), ar: z.string() })

/** The solution of a question, shown once it is answered in a study session, or the exam has ended. */
const solution = z.object({
  correct: z.boolean(),
  /** The ids of the right choices. */
  right: z.array(z.number()),
  explanation: text,
  source: text,
})
export type Solution = z.infer<typeof solution>

/** A question of an attempt. */
const asked = z.object({
  rang: z.number().int(),
  idQuestion: z.number(),
  topic: z.enum(TOPIC_KEYS),
  picture: z.string().nullable(),
  text,
  choices: z.array(text.extend({ id: z.number() })),
  /** Whether more than one choice is right, as the text says too. */
  several: z.boolean(),
  /** Whether the person keeps it to see it again. */
  kept: z.boolean(),
  /** The chosen ids; null until it is answered. */
  chosen: z.array(z.number()).nullable(),
  /** Null until it may be shown. */
  solution: solution.nullable(),
  /** The answer arrived after the time of the exam, but was given within it by the device's count. */
  late: z.boolean(),
})
export type Asked = z.infer<typeof asked>

const summary = z.object({
  id: z.number(),
  mode: z.enum(MODES),
  status: z.enum(TENTATIVE_STATUSES),
  title: text,
  idSerie: z.number().nullable(),
  idExamenBlanc: z.number().nullable(),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
  total: z.number().int(),
  answered: z.number().int(),
  /** The number of right answers; null while an exam is running. */
  correct: z.number().int().nullable(),
  /** Answers of an exam that arrived after its time. */
  late: z.number().int(),
  passMark: z.number().int().nullable(),
  /** Whether an exam that is over was passed. */
  passed: z.boolean().nullable(),
  idCandidat: z.number().nullable(),
  /** First and family name, for the school. */
  candidat: z.string().nullable(),
})
export type TentativeSummary = z.infer<typeof summary>
export const tentativeSummary = summary.meta({ id: 'TentativeSummary' })

/** An attempt with its questions. */
export const tentative = summary
  .extend({
    /** Seconds left by the clock of the server; null without a time limit. */
    secondsLeft: z.number().int().nullable(),
    /**
     * The time of the exam is over, but answers given within it may still arrive. Its author sees the solutions once
     * they have ended it; then no answer is accepted any more.
     */
    sealed: z.boolean(),
    questions: z.array(asked),
  })
  .meta({ id: 'Tentative' })
export type Tentative = z.infer<typeof tentative>

export const answerInput = z
  .strictObject({
    rang: z.number().int().min(0),
    /** The ids of the chosen answers. */
    choices: z.array(z.number().int()).min(1).max(4),
    /**
     * Seconds left of the exam when the answer was given, counted by the device from the server’s last figure. They
     * only matter for an answer that arrives after the time.
     */
    secondsLeft: z.number().int().min(0).max(86_400).optional(),
  })
  .meta({ id: 'AnswerInput' })
export type AnswerInput = z.output<typeof answerInput>

/** The result of an answer: the solution in a study session, and the question that is asked again because of it. */
export const answered = z
  .object({
    solution: solution.nullable(),
    again: asked.nullable(),
    answered: z.number().int(),
    total: z.number().int(),
    secondsLeft: z.number().int().nullable(),
  })
  .meta({ id: 'Answered' })
export type Answered = z.infer<typeof answered>

export const keepInput = z.strictObject({ idQuestion: z.number().int(), kept: z.boolean() }).meta({ id: 'KeepInput' })

export const TENTATIVE_SORTS = ['startedAt', 'correct'] as const
export const tentativeListQuery = listQuery(TENTATIVE_SORTS).extend({
  status: z.enum(TENTATIVE_STATUSES).optional(),
  mode: z.enum(MODES).optional(),
  idCandidat: idFilter,
})
export const tentativePage = pageOf(tentativeSummary)

/** A slice of the whole list; `after` is the number of slices already received. */
export const tentativeExportQuery = tentativeListQuery.omit({ page: true, perPage: true }).extend({ after: idFilter })
export const tentativeExport = z.object({ data: z.array(tentativeSummary), next: z.number().nullable() })

/** A person's progress in the course. */
export const progress = z
  .object({
    topics: z.array(
      z.object({
        topic: z.enum(TOPIC_KEYS),
        questions: z.number().int(),
        seen: z.number().int(),
        /** The share of questions known today, 0 to 1: answered right the last time, and not due again yet. */
        mastery: z.number(),
      }),
    ),
    /** The probability of passing the usual mock exam today, 0 to 1; null without a mock exam. */
    readiness: z.number().nullable(),
    /**
     * The topics that would help most, each with the right answers that learning it well would add to an exam on
     * average.
     */
    missing: z.array(z.object({ topic: z.enum(TOPIC_KEYS), mastery: z.number(), gain: z.number() })),
    /** The day on which the person will be ready at the pace of the last two weeks; null when it cannot be said. */
    readyOn: z.string().nullable(),
    /** Questions to see again by now, mistakes among them. */
    due: z.number().int(),
    kept: z.number().int(),
    /** Number of consecutive days with at least one answer, up to today or yesterday. */
    streak: z.number().int(),
    /** The number of answers and of right ones on each of the last days with answers, by the school's day. */
    days: z.array(z.object({ jour: z.string(), answers: z.number().int(), correct: z.number().int() })),
    /** The candidate's access to the course; null for a caller who is not a candidate. */
    access: courseAccess.nullable(),
  })
  .meta({ id: 'CourseProgress' })
export type CourseProgress = z.infer<typeof progress>
