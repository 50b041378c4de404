import { z } from 'zod'
import { day } from '../fields'
import { idFilter, listQuery, pageOf } from '../list'
import { HOURS } from './demande'
import { evenement, STATUTS } from './evenement'

/** How a lesson stands in the list: over and waiting to be attested, still ahead, or what became of it. */
export const ETATS_LECON = ['DUE', ...STATUTS.filter((statut) => statut !== 'FAILED')] as const
export type EtatLecon = (typeof ETATS_LECON)[number]

export const LECON_SORTS = ['start'] as const
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
