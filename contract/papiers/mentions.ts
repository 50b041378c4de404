import { z } from 'zod'
import { cin, optionalDay, optionalText, taxNumber } from '../fields'

const minutes = z.number().int().min(0).max(60_000)

/** The minimum minutes that a school teaches for a category. */
const minimum = z.strictObject({ idPermi: z.number().int(), code: minutes, circulation: minutes, parc: minutes })

const mentionsEcoleFields = {
  nomAr: optionalText(120),
  adresseAr: optionalText(300),
  responsableAr: optionalText(120),
  /** « SARL », « SUARL », « entreprise individuelle ». */
  formeJuridique: optionalText(60),
  /** The tax number; in France the SIRET. */
  matriculeFiscal: taxNumber,
  /** The day of the agreement. */
  dateAgrement: optionalDay,
  /** For France: insurer and policy, financial guarantee, mediator. */
  assurance: optionalText(200),
  garantie: optionalText(200),
  mediateur: optionalText(300),
  minimums: z.array(minimum).max(60).default([]),
}

/** The details of a school that its papers add to its record. */
export const mentionsEcole = z.strictObject(mentionsEcoleFields)
export type MentionsEcole = z.output<typeof mentionsEcole>
/** The same as they are stored: a check that is newer than a number must not keep a school from its papers. */
export const mentionsEcoleStored = mentionsEcole.extend({ matriculeFiscal: optionalText(30) })
export const NO_MENTIONS_ECOLE: MentionsEcole = mentionsEcole.parse({})

const stored = z.string().nullable()
export const mentionsEcoleAnswer = z
  .object({
    nomAr: stored,
    adresseAr: stored,
    responsableAr: stored,
    formeJuridique: stored,
    matriculeFiscal: stored,
    dateAgrement: stored,
    assurance: stored,
    garantie: stored,
    mediateur: stored,
    minimums: z.array(minimum),
    version: z.number().int(),
  })
  .meta({ id: 'MentionsEcole' })
export type MentionsEcoleAnswer = z.infer<typeof mentionsEcoleAnswer>

export const mentionsEcoleInput = mentionsEcole.extend({ version: z.number().int() }).meta({ id: 'MentionsEcoleInput' })
export type MentionsEcoleInput = z.output<typeof mentionsEcoleInput>

export const LIENS_TUTEUR = ['PERE', 'MERE', 'TUTEUR'] as const

/** The details of a candidate that papers add to their record: the guardian of a minor, the French NEPH number. */
export const mentionsCandidatInput = z
  .strictObject({
    tuteurNom: optionalText(160),
    tuteurCin: z
      .union([z.literal(''), cin])
      .nullish()
      .transform((text) => text || null),
    tuteurLien: z
      .union([z.literal(''), z.enum(LIENS_TUTEUR)])
      .nullish()
      .transform((lien) => lien || null),
    neph: z
      .union([
        z.literal(''),
        z
          .string()
          .trim()
          .regex(/^\d{12}$/, 'invalid'),
      ])
      .nullish()
      .transform((text) => text || null),
    version: z.number().int(),
  })
  .meta({ id: 'MentionsCandidatInput' })
export type MentionsCandidatInput = z.output<typeof mentionsCandidatInput>
export type MentionsCandidatValues = z.input<typeof mentionsCandidatInput>

export const mentionsCandidat = z
  .object({
    tuteurNom: stored,
    tuteurCin: stored,
    tuteurLien: z.enum(LIENS_TUTEUR).nullable(),
    neph: stored,
    version: z.number().int(),
  })
  .meta({ id: 'MentionsCandidat' })
export type MentionsCandidat = z.infer<typeof mentionsCandidat>
