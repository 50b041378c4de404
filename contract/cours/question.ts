import { z } from 'zod'
import { idFilter, listQuery, pageNumber, pageOf, rowsOf } from '../list'
import { choice, choicesOf, fileQuestion } from './serieFile'
import { TOPIC_KEYS } from './topic'

/** Rows of a page of questions (customer's specification, 9). */
export const QUESTIONS_PER_PAGE = 20

/** A choice of a question that exists; `id` is null for a new one. Answers name choices: one that is moved keeps its id. */
const knownChoice = choice.extend({ id: z.number().int().nullable() })

/** A question as its author fills it in. */
export const questionInput = fileQuestion
  .omit({ id: true })
  .extend({ idSerie: z.number().int() })
  .meta({ id: 'QuestionInput' })
export type QuestionInput = z.output<typeof questionInput>
export const questionUpdate = questionInput
  .omit({ idSerie: true })
  .extend({ choices: choicesOf(knownChoice), version: z.number().int() })
  .meta({ id: 'QuestionUpdate' })
export type QuestionUpdate = z.output<typeof questionUpdate>

const text = z.object({ fr: z.string(), ar: z.string() })

/** A question as its authors see it. */
export const question = z
  .object({
    id: z.number(),
    idSerie: z.number(),
    topic: z.enum(TOPIC_KEYS),
    rang: z.number().int(),
    reference: z.string(),
    base: z.string(),
    /** The fact that it rests on, in English, with its law; null for a picture. */
    fact: z.object({ text: z.string(), law: z.string() }).nullable(),
    difficulty: z.number().int(),
    picture: z.string().nullable(),
    text,
    choices: z.array(
      text.extend({ id: z.number(), right: z.boolean(), /** How often it was chosen. */ chosen: z.number().int() }),
    ),
    explanation: text,
    source: text,
    published: z.boolean(),
    /** Answers given so far, and right ones among them. */
    answers: z.number().int(),
    correct: z.number().int(),
    version: z.number().int(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Question' })
export type Question = z.infer<typeof question>

export const QUESTION_SORTS = ['rang', 'difficulty', 'updatedAt'] as const
export const questionListQuery = listQuery(QUESTION_SORTS).extend({
  page: pageNumber,
  perPage: rowsOf(QUESTIONS_PER_PAGE),
  idSerie: idFilter,
  topic: z.enum(TOPIC_KEYS).optional(),
  published: z.enum(['true', 'false']).optional(),
  picture: z.enum(['true', 'false']).optional(),
})
export const questionPage = pageOf(question)

/** The series to which a question goes. */
export const questionMove = z.strictObject({ idSerie: z.number().int() })
/** The ids of all questions of a series in their new order. */
export const questionOrder = z.strictObject({ ids: z.array(z.number().int()).min(1).max(500) })

/** What a new question may rest on: the sure facts and pictures about which none is asked yet. */
export const baseList = z
  .object({
    data: z.array(
      z.object({
        base: z.string(),
        /** In English, with its law; null for a picture. */
        fact: z.object({ text: z.string(), law: z.string() }).nullable(),
      }),
    ),
  })
  .meta({ id: 'BaseList' })
export type BaseList = z.infer<typeof baseList>
