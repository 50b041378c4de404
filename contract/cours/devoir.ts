import { z } from 'zod'
import { day, optionalText } from '../fields'
import { idFilter, listQuery, pageOf } from '../list'
import { TOPIC_KEYS } from './topic'

/** Maximum number of candidates of one assignment. */
export const MAX_DEVOIRS = 500

/** The work of an assignment: a series or a mock exam. */
const travail = z.union([
  z.strictObject({ idSerie: z.number().int() }),
  z.strictObject({ idExamenBlanc: z.number().int() }),
])
export type Travail = z.output<typeof travail>

/** The same work for one or several candidates, all of them or none. */
export const devoirInput = z
  .strictObject({
    travail,
    idCandidats: z.array(z.number().int()).min(1).max(MAX_DEVOIRS),
    /** The last day on which the work is in time. */
    dateLimite: day,
    note: optionalText(200),
  })
  .meta({ id: 'DevoirInput' })
export type DevoirInput = z.output<typeof devoirInput>

/** `LATE` is past its day and not done. Statuses are not stored: a completed attempt makes an assignment `DONE`. */
export const DEVOIR_STATUSES = ['OPEN', 'LATE', 'DONE'] as const

const text = z.object({ fr: z.string(), ar: z.string() })

/** An assignment of a candidate in the course. */
export const devoir = z
  .object({
    id: z.number(),
    idCandidat: z.number(),
    /** First and family name. */
    candidat: z.string(),
    idSerie: z.number().nullable(),
    idExamenBlanc: z.number().nullable(),
    title: text,
    dateLimite: z.string(),
    note: z.string().nullable(),
    /** The name of the user who assigned it. */
    auteur: z.string(),
    createdAt: z.string(),
    status: z.enum(DEVOIR_STATUSES),
    /** The moment at which the attempt that counts was completed. */
    doneAt: z.string().nullable(),
    /** Whether it was done after its day. */
    isDoneLate: z.boolean(),
    /** The attempt that counts, with its right answers. */
    idTentative: z.number().nullable(),
    correct: z.number().int().nullable(),
    total: z.number().int().nullable(),
    /** Whether a mock exam was passed. */
    passed: z.boolean().nullable(),
    /** Whether it can be begun: its series or exam is still published. */
    isOffered: z.boolean(),
  })
  .meta({ id: 'Devoir' })
export type Devoir = z.infer<typeof devoir>

const person = z.object({ id: z.number(), nom: z.string() })

/** The new assignments, and the candidates who were left out. */
export const devoirsMade = z
  .object({
    data: z.array(devoir),
    /** Candidates who have the same work to do already. */
    already: z.array(person),
    /** Candidates who learn for another category of licence than the work's. */
    unsuited: z.array(person),
  })
  .meta({ id: 'DevoirsMade' })
export type DevoirsMade = z.infer<typeof devoirsMade>

export const DEVOIR_SORTS = ['dateLimite', 'candidat', 'createdAt'] as const
export const devoirListQuery = listQuery(DEVOIR_SORTS).extend({
  /** `NOT_DONE` stands for all statuses but `DONE`. */
  status: z.enum([...DEVOIR_STATUSES, 'NOT_DONE']).optional(),
  idCandidat: idFilter,
  idSerie: idFilter,
  idExamenBlanc: idFilter,
})
/** A page of assignments, and how many there are in each state. */
export const devoirPage = pageOf(devoir).extend({
  counts: z.object({ OPEN: z.number().int(), LATE: z.number().int(), DONE: z.number().int() }),
})
export type DevoirPage = z.infer<typeof devoirPage>

/** A slice of the whole list; `after` is the number of slices already received. */
export const devoirExportQuery = devoirListQuery.omit({ page: true, perPage: true }).extend({ after: idFilter })
export const devoirExport = z.object({ data: z.array(devoir), next: z.number().nullable() })

/** The work that can be assigned: published series and mock exams. */
export const travaux = z.object({
  series: z.array(z.object({ id: z.number(), topic: z.enum(TOPIC_KEYS), title: text, permis: z.array(z.string()) })),
  examens: z.array(z.object({ id: z.number(), title: text })),
})
export type Travaux = z.infer<typeof travaux>
