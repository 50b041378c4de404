import { z } from 'zod'
import { bilingual } from './serieFile'
import { TOPIC_KEYS } from './topic'

const part = z.strictObject({ topic: z.enum(TOPIC_KEYS), nombre: z.number().int().min(1).max(50) })

const fields = z.strictObject({
  title: bilingual(80),
  durationMinutes: z.number().int().min(1).max(180),
  passMark: z.number().int().min(1),
  /** Number of questions drawn of each topic. */
  parts: z.array(part).min(1).max(TOPIC_KEYS.length),
})

type Fields = z.output<typeof fields>
const countOf = ({ parts }: Fields) => parts.reduce((sum, { nombre }) => sum + nombre, 0)
const checked = <Shape extends z.ZodType<Fields>>(shape: Shape) =>
  shape
    .refine(({ parts }) => new Set(parts.map(({ topic }) => topic)).size === parts.length, {
      path: ['parts'],
      error: 'duplicate',
    })
    .refine((input) => input.passMark <= countOf(input), { path: ['passMark'], error: 'too_big' })

/** A mock exam as its author enters it. */
export const examenBlancInput = checked(fields).meta({ id: 'ExamenBlancInput' })
export type ExamenBlancInput = z.output<typeof examenBlancInput>
export const examenBlancUpdate = checked(fields.extend({ version: z.number().int() })).meta({ id: 'ExamenBlancUpdate' })

export const examenBlanc = z
  .object({
    id: z.number(),
    title: z.object({ fr: z.string(), ar: z.string() }),
    durationMinutes: z.number().int(),
    passMark: z.number().int(),
    parts: z.array(z.object({ topic: z.enum(TOPIC_KEYS), nombre: z.number().int() })),
    /** Number of questions: the sum of the parts. */
    total: z.number().int(),
    published: z.boolean(),
    version: z.number().int(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'ExamenBlanc' })
export type ExamenBlanc = z.infer<typeof examenBlanc>

export const examenBlancList = z.object({ data: z.array(examenBlanc) })
