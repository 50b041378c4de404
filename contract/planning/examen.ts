import { z } from 'zod'
import { day } from '../fields'
import { idFilter, listQuery, pageOf } from '../list'
import { CALENDARS, ETAPES, STATUTS } from './evenement'

/** An exam of a candidate, as a line of the list of exams. */
export const examen = z
  .object({
    idEvenement: z.number(),
    calendar: z.enum(CALENDARS),
    etape: z.enum(ETAPES),
    /** Number of this exam among the sittings of its stage; null for a cancelled exam. */
    tentative: z.number().int().nullable(),
    status: z.enum(STATUTS),
    start: z.string(),
    end: z.string(),
    idCandidat: z.number(),
    candidat: z.string(),
    permi: z.string(),
    idExaminateur: z.number().nullable(),
    examinateur: z.string().nullable(),
    moniteur: z.string().nullable(),
    lieu: z.string().nullable(),
    note: z.string().nullable(),
    /** The person who recorded the result, and the moment. */
    attestePar: z.string().nullable(),
    attesteLe: z.string().nullable(),
    version: z.number().int(),
  })
  .meta({ id: 'Examen' })
export type Examen = z.infer<typeof examen>

/** Statuses of an exam with a result, from which pass rates are computed. */
export const JUDGED = ['SUCCESS', 'FAILED'] as const
/**
 * Filters of the list: `DUE` for exams that are over without a result, `PLANNED` for those still ahead, another status,
 * or `JUDGED` for passed and failed ones.
 */
export const ETATS_EXAMEN = ['DUE', ...STATUTS, 'JUDGED'] as const

export const EXAMEN_SORTS = ['start', 'candidat', 'etape', 'status', 'examinateur'] as const
export const examenFilters = {
  etape: z.enum(ETAPES).optional(),
  status: z.enum(ETATS_EXAMEN).optional(),
  idCandidat: idFilter,
  idExaminateur: idFilter,
  /** The instructor who accompanies the candidate. */
  idMoniteur: idFilter,
  /** The instructor who follows the candidate. */
  suiviPar: idFilter,
  idPermi: idFilter,
  depuis: day.optional(),
  jusqua: day.optional(),
}
export const examenListQuery = listQuery(EXAMEN_SORTS).extend(examenFilters)

/**
 * Number of exams for each filter value, independent of the filter. Each exam counts once; passed and failed ones also
 * as judged.
 */
export const totauxExamens = z.record(z.enum(ETATS_EXAMEN), z.number().int())
export type TotauxExamens = z.infer<typeof totauxExamens>
export const examenPage = pageOf(examen).extend({ totaux: totauxExamens })
export type ExamenPage = z.infer<typeof examenPage>

/** A slice of the whole list, in its order; `after` is the number of slices already received. */
export const examenExportQuery = examenListQuery.omit({ page: true, perPage: true }).extend({ after: idFilter })
export const examenExport = z.object({ data: z.array(examen), next: z.number().nullable() })
