import { z } from 'zod'
import { day } from '../fields'
import { idFilter, listQuery, pageOf } from '../list'
import { FREQUENCES, offre } from './pack'

export const STATUTS_DEMANDE_PACK = ['PENDING', 'ACCEPTED', 'REFUSED'] as const
export type StatutDemandePack = (typeof STATUTS_DEMANDE_PACK)[number]

/** A school's request for a pack, with the terms of the pack on that day. */
export const demandePack = z
  .object({
    idDemande: z.number(),
    idAutoEcole: z.number(),
    /** The school's name. */
    ecole: z.string(),
    idPack: z.number(),
    ...offre,
    statut: z.enum(STATUTS_DEMANDE_PACK),
    /** The reason of the refusal. */
    motif: z.string().nullable(),
    reponduLe: z.string().nullable(),
    /** The last day of the school's packages; null when none runs or is to come. */
    finActuelle: z.string().nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'DemandePack' })
export type DemandePack = z.infer<typeof demandePack>

export const demandePackInput = z.strictObject({ idPack: z.number().int() }).meta({ id: 'DemandePackInput' })

/** The start of an accepted pack: after all packages of the school, or today, replacing the current one. */
export const DEBUTS_PACK = ['after', 'today'] as const
export type DebutPack = (typeof DEBUTS_PACK)[number]
export const acceptQuery = z.object({ debut: z.enum(DEBUTS_PACK).default('after') })

export const DEMANDE_PACK_SORTS = ['createdAt', 'ecole', 'prix'] as const
export const demandePackListQuery = listQuery(DEMANDE_PACK_SORTS).extend({
  statut: z.enum(STATUTS_DEMANDE_PACK).optional(),
  idAutoEcole: idFilter,
  frequence: z.enum(FREQUENCES).optional(),
  /** Days of the platform on which it was made. */
  recueDepuis: day.optional(),
  recueJusqua: day.optional(),
})
export const demandePackPage = pageOf(demandePack)

/** A slice of the whole list; `after` is the number of slices already received. */
export const demandePackExportQuery = demandePackListQuery
  .omit({ page: true, perPage: true })
  .extend({ after: idFilter })
export const demandePackExport = z.object({ data: z.array(demandePack), next: z.number().nullable() })
