import { z } from 'zod'
import { requiredText } from '../fields'
import { ETAPES } from '../planning/evenement'

/** « Ready » or « not yet » for the next exam, whatever is reckoned, with the reason: the candidate reads it. */
export const avisInput = z
  .strictObject({
    /** The exam that is meant: refused when it is no longer the next one. */
    etape: z.enum(ETAPES),
    isReady: z.boolean(),
    motif: requiredText(300),
  })
  .meta({ id: 'AvisInput' })
export type AvisInput = z.output<typeof avisInput>

/** What somebody says; it holds until the exam was sat or it is withdrawn. */
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
