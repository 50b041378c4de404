import { z } from 'zod'
import { requiredText } from '../fields'
import { ETAPES } from '../planning/evenement'

/**
 * An opinion on the next exam, « ready » or « not yet », independent of the computed criteria. The candidate reads the
 * reason.
 */
export const avisInput = z
  .strictObject({
    /** The exam that the opinion is about; refused when it is no longer the next one. */
    etape: z.enum(ETAPES),
    isReady: z.boolean(),
    motif: requiredText(300),
  })
  .meta({ id: 'AvisInput' })
export type AvisInput = z.output<typeof avisInput>

/** An opinion. It is in force until the exam takes place or the opinion is withdrawn. */
export const avis = z
  .object({
    etape: z.enum(ETAPES),
    isReady: z.boolean(),
    motif: z.string(),
    auteur: z.string(),
    createdAt: z.string(),
  })
  .meta({ id: 'Avis' })
export type Avis = z.infer<typeof avis>
