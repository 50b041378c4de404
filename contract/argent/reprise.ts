import { z } from 'zod'
import { text } from '../fields'
import { idFilter, pageNumber, pageOf, rowsOf } from '../list'
import { byEtape, FORMULES } from './compte'
import { SERVICES } from './service'

/** Maximum number of rows of one write; a longer sheet is saved in parts. */
export const MAX_REPRISE_ROWS = 500

const millimes = z.number().int().min(0).max(1_000_000_000)
const minutes = z.number().int().min(0).max(60_000)

/** A candidate's past until the first day of the school's books: what they had bought, used and paid. */
export const repriseRow = z
  .strictObject({
    idCandidat: z.number().int(),
    formule: z.enum(FORMULES),
    idForfait: z.number().int().nullable(),
    /** The agreed price of all purchases, the file fee included. */
    prix: millimes,
    minutesCode: minutes,
    minutesCirculation: minutes,
    minutesParc: minutes,
    /** Other charges of the past: exams, penalties. */
    autres: millimes,
    paye: millimes,
  })
  .refine(({ formule, idForfait }) => (formule === 'FORFAIT') === (idForfait !== null), {
    path: ['idForfait'],
    error: 'required',
  })
export type RepriseRow = z.output<typeof repriseRow>

export const repriseInput = z
  .strictObject({ rows: z.array(repriseRow).min(1).max(MAX_REPRISE_ROWS) })
  .refine(({ rows }) => new Set(rows.map(({ idCandidat }) => idCandidat)).size === rows.length, {
    path: ['rows'],
    error: 'duplicate',
  })
  .meta({ id: 'RepriseInput' })
export type RepriseInput = z.output<typeof repriseInput>

export const repriseQuery = z.object({
  page: pageNumber,
  perPage: rowsOf(25),
  q: text().trim().max(100).optional(),
  /** Only this candidate. */
  idCandidat: idFilter,
})

/** A candidate without an enrolment, with their recorded lessons and exams before the first day of the books. */
const repriseCandidat = z.object({
  id: z.number(),
  prenom: z.string(),
  nom: z.string(),
  cin: z.string().nullable(),
  telephone: z.string().nullable(),
  idPermi: z.number(),
  permi: z.string(),
  dateInscription: z.string(),
  /** Minutes attested before that day. */
  minutes: byEtape,
  /** Exams taken or booked before that day, which a package may include. */
  examens: byEtape,
})
export type RepriseCandidat = z.infer<typeof repriseCandidat>

/** An offer that a candidate may have bought. */
const repriseOffre = z.object({
  idPermi: z.number(),
  formule: z.enum(FORMULES),
  idForfait: z.number().nullable(),
  /** The name of the package; null for the others. */
  nom: z.string().nullable(),
  /** Today's price with the file fee, in millimes. */
  prix: z.number().int(),
})
export type RepriseOffre = z.infer<typeof repriseOffre>

export const reprisePage = pageOf(repriseCandidat)
  .extend({
    /** The first day of the school's books; null while the school has not set it. */
    dateReprise: z.string().nullable(),
    offres: z.array(repriseOffre),
  })
  .meta({ id: 'ReprisePage' })
export type ReprisePage = z.infer<typeof reprisePage>

/** The opening balance that saving a row posts. Amounts are millimes. */
const repriseApercu = z.object({
  idCandidat: z.number(),
  /** The balance due; below zero for a credit. */
  solde: z.number().int(),
  /** The cost of the hours beyond the package. */
  depassement: z.number().int(),
  /** The unused part of the package, and its value that the school still owes. */
  lots: z.array(z.object({ service: z.enum(SERVICES), quantite: z.number().int(), montant: z.number().int() })),
  aRendre: z.number().int(),
})
export type RepriseApercu = z.infer<typeof repriseApercu>

export const repriseApercus = z
  .object({ data: z.array(repriseApercu), dateReprise: z.string() })
  .meta({ id: 'RepriseApercus' })
export type RepriseApercus = z.infer<typeof repriseApercus>
