import { z } from 'zod'
import { listQuery, pageOf } from './list'

export const PAYS = ['TN', 'FR'] as const
export const STATUTS_AUTOECOLE = ['PENDING', 'ACTIVE', 'SUSPENDED'] as const

export const autoEcole = z
  .object({
    id: z.number(),
    nom: z.string(),
    matricule: z.string(),
    responsable: z.string(),
    telephone: z.string(),
    email: z.string(),
    adresse: z.string().nullable(),
    gouvernorat: z.string().nullable(),
    pays: z.enum(PAYS),
    statut: z.enum(STATUTS_AUTOECOLE),
    candidats: z.number().int(),
    moniteurs: z.number().int(),
    createdAt: z.string(),
  })
  .meta({ id: 'AutoEcole' })
export type AutoEcole = z.infer<typeof autoEcole>

export const AUTOECOLE_SORTS = ['nom', 'createdAt'] as const
export const autoEcoleListQuery = listQuery(AUTOECOLE_SORTS).extend({ statut: z.enum(STATUTS_AUTOECOLE).optional() })
export const autoEcolePage = pageOf(autoEcole)
