import { z } from 'zod'
import { day } from '../fields'
import { idFilter, listQuery, pageOf } from '../list'
import { FREQUENCES, offre } from './pack'

export const ETATS_PACKAGE = ['ACTIVE', 'UPCOMING', 'EXPIRED'] as const
export type EtatPackage = (typeof ETATS_PACKAGE)[number]

/** The package of a school: from its first day to its last, both included. */
export const packageEcole = z
  .object({
    id: z.number(),
    idAutoEcole: z.number(),
    /** The school's name. */
    ecole: z.string(),
    ...offre,
    prix: offre.prix.nullable(),
    frequence: offre.frequence.nullable(),
    dateDebut: z.string(),
    dateFin: z.string(),
    etat: z.enum(ETATS_PACKAGE),
    /** The request that it comes from; null for one given by the platform. */
    idDemande: z.number().nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'PackageEcole' })
export type PackageEcole = z.infer<typeof packageEcole>

/** A package given by hand; without a first day it begins today, or after the last one ends. */
export const packageInput = z
  .strictObject({
    idAutoEcole: z.number().int(),
    idPack: z.number().int(),
    dateDebut: z
      .union([z.literal(''), day])
      .nullish()
      .transform((text) => text || null),
  })
  .meta({ id: 'PackageInput' })
export type PackageInput = z.output<typeof packageInput>

export const PACKAGE_SORTS = ['dateFin', 'dateDebut', 'ecole', 'nom'] as const
export const packageListQuery = listQuery(PACKAGE_SORTS).extend({
  etat: z.enum(ETATS_PACKAGE).optional(),
  idAutoEcole: idFilter,
  frequence: z.enum(FREQUENCES).optional(),
  /** Filters by the first day. */
  debutDepuis: day.optional(),
  debutJusqua: day.optional(),
})
export const packagePage = pageOf(packageEcole)

/** A slice of the whole list; `after` is the number of slices already received. */
export const packageExportQuery = packageListQuery.omit({ page: true, perPage: true }).extend({ after: idFilter })
export const packageExport = z.object({ data: z.array(packageEcole), next: z.number().nullable() })

/** The subscription of a school: the current package and its usage, the pending request and the packages to come. */
export const abonnement = z
  .object({
    running: packageEcole.nullable(),
    upcoming: z.array(packageEcole),
    candidats: z.number().int(),
    moniteurs: z.number().int(),
  })
  .meta({ id: 'Abonnement' })
export type Abonnement = z.infer<typeof abonnement>
