import { z } from 'zod'
import { requiredText } from '../fields'
import { bilingual } from './serieFile'
import { TOPIC_KEYS } from './topic'

const codes = z.array(requiredText(10)).max(20)

/** A series as its author enters it. */
export const serieInput = z
  .strictObject({ topic: z.enum(TOPIC_KEYS), title: bilingual(80), permis: codes })
  .meta({ id: 'SerieInput' })
export type SerieInput = z.output<typeof serieInput>
export const serieUpdate = serieInput.extend({ version: z.number().int() }).meta({ id: 'SerieUpdate' })

const text = z.object({ fr: z.string(), ar: z.string() })

export const serie = z
  .object({
    id: z.number(),
    topic: z.enum(TOPIC_KEYS),
    title: text,
    /** The codes of the licence categories that it prepares for; none for all. */
    permis: z.array(z.string()),
    rang: z.number().int(),
    published: z.boolean(),
    /** Number of its questions: published ones for learners, all for authors. */
    questions: z.number().int(),
    /** The share of right answers to its questions; null without answers, and for learners. */
    success: z.number().nullable(),
    version: z.number().int(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Serie' })
export type Serie = z.infer<typeof serie>

/** A series with the caller's progress in it. */
export const ownSerie = serie
  .extend({
    /** Questions answered at least once, and those answered right the last time. */
    seen: z.number().int(),
    known: z.number().int(),
    /** The attempt that resumes where it was left. */
    idTentative: z.number().nullable(),
  })
  .meta({ id: 'OwnSerie' })
export type OwnSerie = z.infer<typeof ownSerie>

/** All series in their order. */
export const serieList = z.object({ data: z.array(ownSerie) })
/** The ids of all series of a topic in their new order. */
export const serieOrder = z.strictObject({
  topic: z.enum(TOPIC_KEYS),
  ids: z.array(z.number().int()).min(1).max(500),
})
