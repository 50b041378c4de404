import { z } from 'zod'
import { day } from '../fields'
import { idFilter, listQuery, pageOf } from '../list'
import { HOURS } from './demande'
import { evenement, STATUTS } from './evenement'

/** How a lesson stands in the list: over and waiting to be attested, still ahead, or what became of it. */
export const ETATS_LECON = ['DUE', ...STATUTS.filter((statut) => statut !== 'FAILED')] as const
export type EtatLecon = (typeof ETATS_LECON)[number]

/** `prochaine`: what is planned ahead, the next one first, then the rest from the last one back. */
export const LECON_SORTS = ['start', 'prochaine'] as const
export const leconListQuery = listQuery(LECON_SORTS).extend({
  etat: z.enum(ETATS_LECON).optional(),
  calendar: z.enum(HOURS).optional(),
  idCandidat: idFilter,
  idMoniteur: idFilter,
  idVehicule: idFilter,
  depuis: day.optional(),
  jusqua: day.optional(),
})

/** How many lessons there are of each, whichever of them is looked at; no lesson counts twice. */
export const totauxLecons = z.record(z.enum(ETATS_LECON), z.number().int())
export type TotauxLecons = z.infer<typeof totauxLecons>
export const leconPage = pageOf(evenement).extend({
  totaux: totauxLecons,
  /** Minutes attested of the lessons of the list, whatever state it is narrowed to. */
  minutes: z.number().int(),
})
export type LeconPage = z.infer<typeof leconPage>

export const leconExportQuery = leconListQuery.omit({ page: true, perPage: true }).extend({ after: idFilter })
export const leconExport = z.object({ data: z.array(evenement), next: z.number().nullable() })

/** So many lessons are answered for in one call: more of them are sent in turns. */
export const MAX_LECONS = 100
/** Lessons as they were read: one that has changed since is left as it is. */
export const leconsInput = z
  .strictObject({
    lecons: z
      .array(z.strictObject({ id: z.number().int(), version: z.number().int() }))
      .min(1)
      .max(MAX_LECONS)
      .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'duplicate'),
  })
  .meta({ id: 'LeconsInput' })

/** Why one lesson of several could not be answered for, while the others were. */
export const REFUS_LECON = ['not_found', 'stale', 'state', 'not_begun', 'not_own_answer', 'answer_too_old'] as const
export type RefusLecon = (typeof REFUS_LECON)[number]

/** What became of several lessons: those that changed, and those that did not, each with its reason and as it is now. */
export const leconsSaved = z
  .object({
    data: z.array(evenement),
    refus: z.array(z.object({ id: z.number().int(), code: z.enum(REFUS_LECON), lecon: evenement.nullable() })),
  })
  .meta({ id: 'LeconsSaved' })
export type LeconsSaved = z.infer<typeof leconsSaved>
