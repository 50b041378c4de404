import { z } from 'zod'
import { TOPIC_KEYS } from './topic'

/** Maximum number of candidates of one query. */
const MOST = 20

/** The candidates of a lesson or of a day, as `3,17`. */
export const weakQuery = z.object({
  idCandidats: z
    .string()
    .regex(/^\d{1,9}(,\d{1,9})*$/, 'invalid')
    .transform((text) => text.split(',').map(Number))
    .pipe(z.array(z.number()).max(MOST))
    .meta({ type: 'string', example: '3,17' }),
})

/** `WRONG`: the last answers were wrong; `FORGOTTEN`: they were right and should have been seen again by now. */
export const WEAK_REASONS = ['WRONG', 'FORGOTTEN'] as const

const weakTopic = z.object({
  topic: z.enum(TOPIC_KEYS),
  /** The share of the topic that is known today, 0 to 1. */
  mastery: z.number(),
  /** Questions of the topic answered at least once. */
  seen: z.number().int(),
  reason: z.enum(WEAK_REASONS),
  /** Number of questions that the reason is about. */
  count: z.number().int(),
})
export type WeakTopic = z.infer<typeof weakTopic>

/** The topics that candidates remember least, without candidates whom the caller may not read. */
export const weakAnswer = z.object({
  data: z.array(
    z.object({
      idCandidat: z.number(),
      /** Whether there are enough answers to say anything. */
      isEnough: z.boolean(),
      /** The weakest first, three at most. */
      topics: z.array(weakTopic),
    }),
  ),
})
export type WeakAnswer = z.infer<typeof weakAnswer>
