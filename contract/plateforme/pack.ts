import { z } from 'zod'
import { millimes, optionalText, requiredText } from '../fields'
import { idFilter, listQuery, pageOf } from '../list'

/** The billing period of a pack; `annually` is shown as Semestriel (customer's specification, 9). */
export const FREQUENCES = ['weekly', 'monthly', 'annually'] as const
export type Frequence = (typeof FREQUENCES)[number]

const limite = z
  .number()
  .int()
  .min(1)
  .max(100_000)
  .nullish()
  .transform((value) => value ?? null)

/** The terms of a pack: the same in the pack, in a request for it and in the package created from it. */
export const offre = {
  nom: z.string(),
  /** Millimes for each period. */
  prix: z.number().int(),
  frequence: z.enum(FREQUENCES),
  /** Null for no limit. */
  limiteCandidats: z.number().int().nullable(),
  limiteMoniteurs: z.number().int().nullable(),
}

export const packInput = z
  .strictObject({
    nom: requiredText(60),
    description: optionalText(500),
    prix: millimes,
    frequence: z.enum(FREQUENCES),
    limiteCandidats: limite,
    limiteMoniteurs: limite,
  })
  .meta({ id: 'PackInput' })
export type PackInput = z.output<typeof packInput>
export type PackValues = z.input<typeof packInput>
export const packUpdate = packInput.extend({ version: z.number().int() }).meta({ id: 'PackUpdate' })
export type PackUpdate = z.output<typeof packUpdate>

export const pack = z
  .object({
    id: z.number(),
    ...offre,
    description: z.string().nullable(),
    /** Whether schools can request it. */
    active: z.boolean(),
    version: z.number().int(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Pack' })
export type Pack = z.infer<typeof pack>

export const PACK_SORTS = ['nom', 'prix', 'createdAt'] as const
export const packListQuery = listQuery(PACK_SORTS).extend({
  active: z.enum(['true', 'false']).optional(),
  frequence: z.enum(FREQUENCES).optional(),
})
export const packPage = pageOf(pack)

/** A slice of the whole list; `after` is the number of slices already received. */
export const packExportQuery = packListQuery.omit({ page: true, perPage: true }).extend({ after: idFilter })
export const packExport = z.object({ data: z.array(pack), next: z.number().nullable() })
