import { z } from 'zod'
import { day, text } from '../fields'
import { idFilter, listQuery, pageOf } from '../list'

/** Letters and digits that cannot be confused, on paper or read aloud. */
export const CODE_ALPHABET = 'ACDEFGHJKMNPQRTUVWXY34679'
export const CODE_LENGTH = 10
/** Maximum number of codes created in one call. */
export const MAX_LOT = 200
/** Maximum validity of a code, in days. */
export const CODE_MAX_DAYS = 3 * 366

/** `RUNNING` opens the course today; `EXPIRED` is past its last day; `INACTIVE` was withdrawn. */
export const ETATS_CODE = ['RUNNING', 'EXPIRED', 'INACTIVE'] as const
export type EtatCode = (typeof ETATS_CODE)[number]

/** A code that opens the online course to a candidate. */
export const codeAcces = z
  .object({
    id: z.number(),
    idCandidat: z.number(),
    /** The candidate's first and family name. */
    candidat: z.string(),
    code: z.string(),
    /** The last day on which the code opens the course. */
    dateExpiration: z.string(),
    active: z.boolean(),
    etat: z.enum(ETATS_CODE),
    premiereUtilisation: z.string().nullable(),
    derniereUtilisation: z.string().nullable(),
    version: z.number().int(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'CodeAcces' })
export type CodeAcces = z.infer<typeof codeAcces>

export const codeAccesInput = z
  .strictObject({ idCandidat: z.number().int(), dateExpiration: day })
  .meta({ id: 'CodeAccesInput' })

/** Codes for many candidates, one each, created all or none. */
export const codeAccesLot = z
  .strictObject({
    idCandidats: z.array(z.number().int()).min(1).max(MAX_LOT),
    dateExpiration: day,
    /** Skips candidates who have a running code, instead of refusing with their names. */
    sauter: z.boolean().default(false),
  })
  .meta({ id: 'CodeAccesLot' })
export type CodeAccesLot = z.output<typeof codeAccesLot>

export const codeAccesUpdate = z
  .strictObject({ dateExpiration: day, version: z.number().int() })
  .meta({ id: 'CodeAccesUpdate' })
export type CodeAccesUpdate = z.infer<typeof codeAccesUpdate>

/** A candidate who already has a running code. */
export const candidatAvecCode = z.object({ id: z.number(), nom: z.string() })
export const lotAnswer = z.object({ data: z.array(codeAcces), avecCode: z.array(candidatAvecCode) })
export type LotAnswer = z.infer<typeof lotAnswer>
/** The details of a refusal: the candidates who have a running code. */
export const codeRunningDetails = z.object({ candidats: z.array(candidatAvecCode) })

export const CODE_ACCES_SORTS = ['createdAt', 'candidat', 'dateExpiration', 'derniereUtilisation'] as const
/** Past its day, still valid, or ending within 30 days while the candidate is in training (`soon`). */
export const CODE_VALIDITIES = ['true', 'false', 'soon'] as const

export const codeAccesListQuery = listQuery(CODE_ACCES_SORTS).extend({
  actif: z.enum(['true', 'false']).optional(),
  expired: z.enum(CODE_VALIDITIES).optional(),
  idCandidat: idFilter,
})
export const codeAccesPage = pageOf(codeAcces)

/** A slice of the whole list; `after` is the number of slices already received. */
export const codeAccesExportQuery = codeAccesListQuery.omit({ page: true, perPage: true }).extend({ after: idFilter })
export const codeAccesExport = z.object({ data: z.array(codeAcces), next: z.number().nullable() })

/** A code as typed: case, spaces and dashes do not matter. */
export const codeTyped = text()
  .max(40)
  .transform((text) => text.toUpperCase().replace(/[\s\-–—]/g, ''))
  .pipe(z.string().min(1).length(CODE_LENGTH, 'code_format'))
export const codeUseInput = z.strictObject({ code: codeTyped }).meta({ id: 'CodeUseInput' })

/** The ways to open the course: a code, or a purchase of the candidate. */
export const COURSE_WAYS = ['CODE', 'FORFAIT'] as const
/**
 * The reasons why it is closed: a code waits to be redeemed, has expired or was withdrawn, the enrolment has ended, or
 * there was never access.
 */
export const COURSE_REASONS = ['CODE_WAITING', 'CODE_EXPIRED', 'CODE_INACTIVE', 'ENDED', 'NONE'] as const

/**
 * A candidate's access to the course: if it is open, by what and until which day; otherwise why not, and since when.
 */
export const courseAccess = z
  .object({
    open: z.boolean(),
    par: z.enum(COURSE_WAYS).nullable(),
    /** The last day; null while it is closed, or open as long as the training lasts. */
    dateExpiration: z.string().nullable(),
    raison: z.enum(COURSE_REASONS).nullable(),
    /** The last day on which it was open, if it was. */
    depuis: z.string().nullable(),
  })
  .meta({ id: 'CourseAccess' })
export type CourseAccess = z.infer<typeof courseAccess>
