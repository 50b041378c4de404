import { z } from 'zod'

/** A category of driving licence. */
export const permi = z
  .object({ id: z.number(), code: z.string(), libelle: z.string(), ageMin: z.number().int(), pays: z.string() })
  .meta({ id: 'Permi' })
export type Permi = z.infer<typeof permi>
