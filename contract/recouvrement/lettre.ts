import { z } from 'zod'
import { both, papierEntete } from '../papiers/contrat'

/** The letter of a third reminder, as it is printed. */
export const lettre = z
  .object({
    entete: papierEntete,
    candidat: z.object({ nom: both, adresse: z.string().nullable() }),
    /** The school's day of printing. */
    jour: z.string(),
    /** The late dues, the oldest first. */
    dues: z.array(z.object({ date: z.string(), libelle: z.string(), montant: z.number().int() })),
    /** The sum of the late dues, with credits deducted. */
    total: z.number().int(),
  })
  .meta({ id: 'Lettre' })
export type Lettre = z.infer<typeof lettre>
