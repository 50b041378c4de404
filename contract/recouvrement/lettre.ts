import { z } from 'zod'
import { both, papierEntete } from '../papiers/contrat'

/** The letter of a third reminder, as it is printed. */
export const lettre = z
  .object({
    entete: papierEntete,
    candidat: z.object({ nom: both, adresse: z.string().nullable() }),
    /** The school's day of printing. */
    jour: z.string(),
    /** What is late, the oldest first. */
    dues: z.array(z.object({ date: z.string(), libelle: z.string(), montant: z.number().int() })),
    /** All that is late, credits deducted. */
    total: z.number().int(),
  })
  .meta({ id: 'Lettre' })
export type Lettre = z.infer<typeof lettre>
