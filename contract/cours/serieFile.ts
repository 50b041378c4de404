import { z } from 'zod'
import { requiredText, text } from '../fields'
import { TOPIC_KEYS } from './topic'

/** The same text in French and Arabic. */
export const bilingual = (max: number) => z.strictObject({ fr: requiredText(max), ar: requiredText(max) })

/** A text of a question. Its Arabic may be empty while the question is not published: somebody else translates it. */
const questionText = (max: number) => z.strictObject({ fr: requiredText(max), ar: text().trim().max(max) })

/** A picture drawn by the application: a sign, light, marking, lamp or gesture, or a junction scene, by its id. */
export const picture = z.string().regex(/^(sign|scene):[a-z0-9]+(-[a-z0-9]+)*$/)

export const choice = questionText(160).extend({ right: z.boolean() })

/** Two to four choices, at least one right and one wrong. */
export const choicesOf = <Choice extends z.ZodType<{ right: boolean }>>(one: Choice) =>
  z
    .array(one)
    .min(2)
    .max(4)
    .refine((choices) => choices.some(({ right }) => right), 'no_right_choice')
    .refine((choices) => choices.some(({ right }) => !right), 'no_wrong_choice')

/**
 * The fact or picture on which a question is based: a line of the list of facts, or the picture whose meaning it asks.
 */
const base = z.union([z.string().regex(/^\d{1,2}\.\d{2}$/), picture])

/** A question in the format of a series file. */
export const fileQuestion = z.strictObject({
  id: z.string().regex(/^[a-z]+-\d{2,4}$/),
  base,
  difficulty: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  picture: picture.nullable(),
  text: questionText(240),
  choices: choicesOf(choice),
  explanation: questionText(600),
  /** The article of law or convention, or the field of knowledge when no law applies. */
  source: questionText(160),
})
export type FileQuestion = z.output<typeof fileQuestion>

/** A series of questions as it is delivered, exported and imported. */
export const serieFile = z.strictObject({
  title: bilingual(80),
  topic: z.enum(TOPIC_KEYS),
  /** The categories of licence that it prepares for; none for all. */
  permis: z.array(requiredText(10)).max(20),
  questions: z.array(fileQuestion).min(1).max(100),
})
export type SerieFile = z.output<typeof serieFile>

/** A file to import, unchecked: the command checks it, so that one refusal names all its faults. */
export const serieImport = z.unknown().meta({
  id: 'SerieImport',
  description: 'A series with its questions, as `GET /api/code-course/serie/{id}/file` answers it.',
})
