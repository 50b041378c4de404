import { z } from 'zod'
import { PAYS } from '../clock/pays'
import { optionalText } from '../fields'
import { idFilter } from '../list'
import { ETAPES } from '../planning/evenement'
import { both } from './contrat'

/** The content of a summons, as it was when it was issued. */
export const contenuConvocation = z
  .object({
    pays: z.enum(PAYS),
    ecole: z.object({ nom: both, adresse: both, agrement: z.string(), telephone: z.string() }),
    candidat: z.object({
      nom: both,
      cin: z.string().nullable(),
      passeport: z.string().nullable(),
      neph: z.string().nullable(),
    }),
    categorie: z.string(),
    etape: z.enum(ETAPES),
    tentative: z.number().int(),
    /** The day and the hour in the school's time zone. */
    jour: z.string(),
    heure: z.string(),
    lieu: z.string().nullable(),
    rendezVousHeure: z.string().nullable(),
    rendezVousLieu: z.string().nullable(),
    vehicule: z.string().nullable(),
    moniteur: z.string().nullable(),
    /** The number given by the ATTT or by RdvPermis. */
    reference: z.string().nullable(),
    pieces: z.array(both),
  })
  .meta({ id: 'ContenuConvocation' })
export type ContenuConvocation = z.infer<typeof contenuConvocation>

export const convocation = z
  .object({
    id: z.number(),
    numero: z.string(),
    idEvenement: z.number(),
    idCandidat: z.number(),
    /** 1 for the first issue, raised each time it is issued again with changed content. */
    version: z.number().int(),
    contenu: contenuConvocation,
    /** Whether the exam has changed since. */
    isOutdated: z.boolean(),
    /** The fee of the exam and what is left of it to pay; null for callers without a right on money. */
    frais: z.object({ montant: z.number().int(), reste: z.number().int() }).nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'Convocation' })
export type Convocation = z.infer<typeof convocation>

export const CONVOCATIONS_MAX = 100
const hour = z
  .union([z.literal(''), z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time')])
  .nullish()
  .transform((text) => text || null)

/** Fields that are left out keep the value of the last version. */
export const convocationInput = z
  .strictObject({
    idEvenements: z.array(z.number().int()).min(1).max(CONVOCATIONS_MAX),
    rendezVousHeure: hour,
    rendezVousLieu: optionalText(200),
    reference: optionalText(60),
  })
  .meta({ id: 'ConvocationInput' })
export type ConvocationInput = z.output<typeof convocationInput>
export type ConvocationValues = z.input<typeof convocationInput>

export const convocationListQuery = z
  .object({ idCandidat: idFilter, idEvenement: idFilter })
  .refine(({ idCandidat, idEvenement }) => idCandidat !== undefined || idEvenement !== undefined, {
    path: ['idCandidat'],
    error: 'required',
  })
export const convocationList = z.object({ data: z.array(convocation) })
