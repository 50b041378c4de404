import { z } from 'zod'
import { idFilter, listQuery, pageOf } from '../list'
import { clash, creneau } from './clash'
import { evenement } from './evenement'

/**
 * An event ahead that could not be planned as it stands: something has changed since. `raisons` are those for which a
 * booking would be refused.
 */
export const revision = z.object({ evenement, raisons: z.array(clash) }).meta({ id: 'Revision' })
export type Revision = z.infer<typeof revision>
/** In order of time: what comes first is settled first. */
export const revisionList = pageOf(revision)
export const revisionQuery = listQuery(['start']).pick({ page: true, perPage: true })
export const revisionExportQuery = z.object({ after: idFilter })
export const revisionExport = z.object({ data: z.array(revision), next: z.number().nullable() })

/** So many instructors or vehicles are named that could take over. */
export const MAX_REMPLACANTS = 3
const remplacant = z.object({ id: z.number(), nom: z.string() })
export type RemplacantPour = z.infer<typeof remplacant>

/** What would settle an event: another time, or at its own another instructor or another vehicle. */
export const revisionDetail = revision
  .extend({ creneaux: z.array(creneau), moniteurs: z.array(remplacant), vehicules: z.array(remplacant) })
  .meta({ id: 'RevisionDetail' })
export type RevisionDetail = z.infer<typeof revisionDetail>
