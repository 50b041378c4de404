import { z } from 'zod'
import { idFilter, listQuery, pageOf } from '../list'
import { clash, creneau } from './clash'
import { evenement } from './evenement'

/**
 * A planned event that could no longer be booked because something has changed since. `raisons` are the clashes for
 * which a booking would be refused.
 */
export const revision = z.object({ evenement, raisons: z.array(clash) }).meta({ id: 'Revision' })
export type Revision = z.infer<typeof revision>
/** The events in order of time, because the next one is settled first. */
export const revisionList = pageOf(revision)
export const revisionQuery = listQuery(['start']).pick({ page: true, perPage: true })
export const revisionExportQuery = z.object({ after: idFilter })
export const revisionExport = z.object({ data: z.array(revision), next: z.number().nullable() })

/** Maximum number of instructors or vehicles named as replacements. */
export const MAX_REMPLACANTS = 3
const remplacant = z.object({ id: z.number(), nom: z.string() })
export type RemplacantPour = z.infer<typeof remplacant>

/** Ways to settle an event: another time, or at the same time another instructor or vehicle. */
export const revisionDetail = revision
  .extend({ creneaux: z.array(creneau), moniteurs: z.array(remplacant), vehicules: z.array(remplacant) })
  .meta({ id: 'RevisionDetail' })
export type RevisionDetail = z.infer<typeof revisionDetail>
