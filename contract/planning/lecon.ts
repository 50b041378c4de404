import { z } from 'zod'
import { day } from '../fields'
import { idFilter, listQuery, pageOf } from '../list'
import { HOURS } from './demande'
import { evenement, STATUTS } from './evenement'

/**
 * States of a lesson in the list: `DUE` is over and not attested, `PLANNED` is still ahead, the others are outcomes.
 */
export const ETATS_LECON = ['DUE', ...STATUTS.filter((statut) => statut !== 'FAILED')] as const
export type EtatLecon = (typeof ETATS_LECON)[number]

/** `prochaine`: planned lessons ahead, the next one first, then all others, the latest first. */
export const LECON_SORTS = ['start', 'prochaine'] as const
export const leconListQuery = listQuery(LECON_SORTS).extend({
  etat: z.enum(ETATS_LECON).optional(),
  calendar: z.enum(HOURS).optional(),
  idCandidat: idFilter,
  idMoniteur: idFilter,
  idVehicule: idFilter,
  /** Lessons with a candidate for this licence. */
  idPermi: idFilter,
  /** `non`: without the cancelled ones. */
  annulees: z.enum(['non']).optional(),
  depuis: day.optional(),
  jusqua: day.optional(),
})

/** Number of lessons in each state, independent of the state filter; no lesson counts twice. */
export const totauxLecons = z.record(z.enum(ETATS_LECON), z.number().int())
export type TotauxLecons = z.infer<typeof totauxLecons>
export const leconPage = pageOf(evenement).extend({
  totaux: totauxLecons,
  /** Attested minutes of the listed lessons, independent of the state filter. */
  minutes: z.number().int(),
})
export type LeconPage = z.infer<typeof leconPage>

export const leconExportQuery = leconListQuery.omit({ page: true, perPage: true }).extend({ after: idFilter })
export const leconExport = z.object({ data: z.array(evenement), next: z.number().nullable() })

/** Maximum number of lessons answered for in one call; clients send more of them in several calls. */
export const MAX_LECONS = 100
/** Lessons with the versions that were read: one that has changed since is left unchanged. */
export const leconsInput = z
  .strictObject({
    lecons: z
      .array(z.strictObject({ id: z.number().int(), version: z.number().int() }))
      .min(1)
      .max(MAX_LECONS)
      .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'duplicate'),
  })
  .meta({ id: 'LeconsInput' })

/** The reasons why one of several lessons was refused while others were saved. */
export const LECON_REFUSALS = ['not_found', 'stale', 'state', 'not_begun', 'not_own_answer', 'answer_too_old'] as const
export type LeconRefusal = (typeof LECON_REFUSALS)[number]

/** The result for several lessons: those saved, and those refused, each with the reason and its current record. */
export const leconsSaved = z
  .object({
    data: z.array(evenement),
    refus: z.array(z.object({ id: z.number().int(), code: z.enum(LECON_REFUSALS), lecon: evenement.nullable() })),
  })
  .meta({ id: 'LeconsSaved' })
export type LeconsSaved = z.infer<typeof leconsSaved>
