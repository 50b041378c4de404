import { z } from 'zod'
import type { FieldErrors } from '../errors'
import { idFilter, listQuery, pageNumber, pageOf, rowsOf } from '../list'
import { choice, choicesOf, fileQuestion } from './serieFile'
import { TOPIC_KEYS } from './topic'

/** Rows of a page of questions (customer's specification, 9). */
export const QUESTIONS_PER_PAGE = 20

/**
 * A choice of an existing question; `id` is null for a new one. Answers refer to choices by id, so a choice that is
 * moved keeps its id.
 */
const knownChoice = choice.extend({ id: z.number().int().nullable() })

/** A question as its author enters it. */
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

/** The texts of a question that have no Arabic yet, by field: a published question has it everywhere. */
export function missingArabic({
  text,
  choices,
  explanation,
  source,
}: Pick<QuestionInput, 'text' | 'choices' | 'explanation' | 'source'>): FieldErrors {
  const texts = {
    text,
    explanation,
    source,
    ...Object.fromEntries(choices.map((choice, index) => [`choices.${index}`, choice])),
  }
  const missing = Object.entries(texts).filter(([, { ar }]) => !ar.trim())
  return Object.fromEntries(missing.map(([field]) => [`${field}.ar`, 'required'] as const))
}

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
    /** The fact on which it is based, in French, with its law; null for a picture. */
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
    /** The number of answers so far, and of right ones. */
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

/** The series to which a question is moved. */
export const questionMove = z.strictObject({ idSerie: z.number().int() })
/** The ids of all questions of a series in their new order. */
export const questionOrder = z.strictObject({ ids: z.array(z.number().int()).min(1).max(500) })

/** The facts and pictures on which a new question may be based: certain ones that no question asks yet. */
export const baseList = z
  .object({
    data: z.array(
      z.object({
        base: z.string(),
        /** The fact in French, with its law; null for a picture. */
        fact: z.object({ text: z.string(), law: z.string() }).nullable(),
      }),
    ),
  })
  .meta({ id: 'BaseList' })
export type BaseList = z.infer<typeof baseList>
