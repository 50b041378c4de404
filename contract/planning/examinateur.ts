import { z } from 'zod'
import { optionalTelephone, optionalText, requiredText } from '../fields'
import { idFilter, listQuery, pageOf } from '../list'
import { ETAPES } from './evenement'

export const examinateurInput = z
  .strictObject({
    nom: requiredText(80),
    prenom: requiredText(80),
    telephone: optionalTelephone,
    centre: optionalText(120),
    /** The stages that this examiner examines. */
    etapes: z
      .array(z.enum(ETAPES))
      .min(1)
      .max(ETAPES.length)
      .transform((stages) => ETAPES.filter((stage) => stages.includes(stage))),
  })
  .meta({ id: 'ExaminateurInput' })
export type ExaminateurInput = z.infer<typeof examinateurInput>
export type ExaminateurValues = z.input<typeof examinateurInput>

export const examinateurUpdate = examinateurInput
  .extend({ version: z.number().int() })
  .meta({ id: 'ExaminateurUpdate' })
export type ExaminateurUpdate = z.infer<typeof examinateurUpdate>

export const examinateur = z
  .object({
    id: z.number(),
    nom: z.string(),
    prenom: z.string(),
    telephone: z.string().nullable(),
    centre: z.string().nullable(),
    etapes: z.array(z.enum(ETAPES)),
    /** Exams held so far (`examens`), and those passed (`reussis`). */
    examens: z.number().int(),
    reussis: z.number().int(),
    archived: z.boolean(),
    version: z.number().int(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Examinateur' })
export type Examinateur = z.infer<typeof examinateur>

export const EXAMINATEUR_SORTS = ['nom', 'examens', 'createdAt'] as const
export const examinateurListQuery = listQuery(EXAMINATEUR_SORTS).extend({
  archived: z.enum(['true', 'false']).default('false'),
  etape: z.enum(ETAPES).optional(),
})
export const examinateurPage = pageOf(examinateur)

/** A slice of the whole list, in its order; `after` is the number of slices already received. */
export const examinateurExportQuery = examinateurListQuery
  .omit({ page: true, perPage: true })
  .extend({ after: idFilter })
export const examinateurExport = z.object({ data: z.array(examinateur), next: z.number().nullable() })
