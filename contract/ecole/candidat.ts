import { z } from 'zod'
import { CONNEXIONS } from '../ability'
import {
  cin,
  day,
  optionalDay,
  optionalEmail,
  optionalId,
  optionalTelephone,
  optionalText,
  photo,
  requiredText,
  text,
} from '../fields'
import { idFilter, listQuery, pageOf } from '../list'
import { CALENDARS, ETAPES } from '../planning/evenement'
import { papier } from './papier'

export const SEXES = ['F', 'M'] as const
/** The ways in which a candidate heard of the school. */
export const SOURCES = ['bouche_a_oreille', 'passage', 'site', 'reseaux', 'publicite', 'autre'] as const
/** The papers of a file (dossier), in the order in which a school asks for them. */
export const TYPES_DOCUMENT = ['cin', 'certificat_medical', 'photos', 'contrat'] as const
export type TypeDocument = (typeof TYPES_DOCUMENT)[number]

/** The dates that a paper of each kind can have: the day on which it was issued or signed, and its last day. */
export const DATES_DOCUMENT: Record<TypeDocument, readonly ('dateDocument' | 'dateExpiration')[]> = {
  cin: ['dateDocument', 'dateExpiration'],
  certificat_medical: ['dateDocument', 'dateExpiration'],
  photos: [],
  contrat: ['dateDocument'],
}

/** `complet`: every paper received and valid; `expire`: a paper is past its date; `incomplet`: a paper is missing. */
export const ETATS_DOSSIER = ['complet', 'incomplet', 'expire'] as const
export type EtatDossier = (typeof ETATS_DOSSIER)[number]
/** Filters of the list by paperwork: a state, or files with a paper that ends soon. */
export const FILTRES_DOSSIER = [...ETATS_DOSSIER, 'bientot'] as const
export type FiltreDossier = (typeof FILTRES_DOSSIER)[number]

/** The fields of a candidate that a user fills in. */
export const candidatFields = z.strictObject({
  nom: requiredText(80),
  prenom: requiredText(80),
  nomAr: optionalText(80),
  prenomAr: optionalText(80),
  cin: z
    .union([z.literal(''), cin])
    .nullish()
    .transform((text) => text || null),
  passeport: z
    .union([
      z.literal(''),
      z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[A-Z0-9]{6,12}$/, 'passeport'),
    ])
    .nullish()
    .transform((text) => text || null),
  dateNaissance: day,
  sexe: z
    .enum(SEXES)
    .nullish()
    .transform((sexe) => sexe ?? null),
  telephone: optionalTelephone,
  email: optionalEmail,
  adresse: optionalText(200),
  photo,
  idPermi: z.number().int(),
  /** The referent instructor. */
  idMoniteur: optionalId,
  dateInscription: day,
  source: z
    .enum(SOURCES)
    .nullish()
    .transform((source) => source ?? null),
  note: optionalText(2000),
})

const hasIdentity = (value: { cin: string | null; passeport: string | null }) => Boolean(value.cin || value.passeport)
const identityFault = { path: ['cin'], error: 'cin_or_passeport' }

export const candidatInput = candidatFields.refine(hasIdentity, identityFault).meta({ id: 'CandidatInput' })
export type CandidatInput = z.infer<typeof candidatInput>
/** The values of the form: the input before it is trimmed and normalised. */
export type CandidatValues = z.input<typeof candidatInput>

/** `version` is the version that was read: an older one is refused with 409 and the current record. */
export const candidatUpdate = candidatFields
  .extend({ version: z.number().int() })
  .refine(hasIdentity, identityFault)
  .meta({ id: 'CandidatUpdate' })
export type CandidatUpdate = z.infer<typeof candidatUpdate>

export const documentInput = z
  .strictObject({
    recu: z.boolean(),
    /** The date of issue or signature. */
    dateDocument: optionalDay,
    dateExpiration: optionalDay,
    note: optionalText(200),
    /** The version of the paper that was read: 409 when somebody has changed the paper since. */
    version: z.number().int(),
  })
  .meta({ id: 'DocumentInput' })
export type DocumentInput = z.infer<typeof documentInput>

export const candidatDocument = z
  .object({
    type: z.enum(TYPES_DOCUMENT),
    recu: z.boolean(),
    dateDocument: z.string().nullable(),
    dateExpiration: z.string().nullable(),
    note: z.string().nullable(),
    /** Number of times the paper was saved; 0 for never. */
    version: z.number().int(),
    /** The paper's scans and photos, in their order. */
    papiers: z.array(papier),
  })
  .meta({ id: 'CandidatDocument' })
export type CandidatDocument = z.infer<typeof candidatDocument>

/** A line of the list. */
export const candidat = z
  .object({
    id: z.number(),
    nom: z.string(),
    prenom: z.string(),
    nomAr: z.string().nullable(),
    prenomAr: z.string().nullable(),
    cin: z.string().nullable(),
    passeport: z.string().nullable(),
    dateNaissance: z.string(),
    sexe: z.enum(SEXES).nullable(),
    telephone: z.string().nullable(),
    email: z.string().nullable(),
    adresse: z.string().nullable(),
    photo: z.string().nullable(),
    idPermi: z.number(),
    permi: z.string(),
    idMoniteur: z.number().nullable(),
    moniteur: z.string().nullable(),
    dateInscription: z.string(),
    source: z.enum(SOURCES).nullable(),
    note: z.string().nullable(),
    dossier: z.enum(ETATS_DOSSIER),
    archived: z.boolean(),
    version: z.number().int(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Candidat' })
export type Candidat = z.infer<typeof candidat>

/** The most people of one name that a form names. */
export const MOST_HOMONYMES = 5

/** The name of a new candidate in both scripts, as far as it is typed. */
const typedName = text().trim().max(80).default('')
export const homonymesQuery = z.object({ nom: typedName, prenom: typedName, nomAr: typedName, prenomAr: typedName })

/** A candidate with a certain name, and what tells two of them apart. */
export const homonyme = candidat
  .pick({ id: true, nom: true, prenom: true, dateNaissance: true, telephone: true, archived: true })
  .meta({ id: 'Homonyme' })
export type Homonyme = z.infer<typeof homonyme>
export const homonymesAnswer = z.object({ data: z.array(homonyme) })

/** A summary of a candidate's progress, short enough to answer a phone call. */
export const progression = z
  .object({
    /** The next stage to pass; null when all stages are passed. */
    etape: z.enum(ETAPES).nullable(),
    termineLe: z.string().nullable(),
    /** The last day on which a passed exam counts; the first of several. */
    expireLe: z.string().nullable(),
    /** Minutes of lessons: attested, and planned ahead. */
    minutes: z.object({ faites: z.number().int(), prevues: z.number().int() }),
    /** The next planned lesson or exam; `visible` where the reader has it in their calendar. */
    prochain: z
      .object({ idEvenement: z.number(), calendar: z.enum(CALENDARS), start: z.string(), visible: z.boolean() })
      .nullable(),
  })
  .meta({ id: 'Progression' })
export type Progression = z.infer<typeof progression>

/** A line of the list with the candidate's progress; exports leave the progress out. */
export const candidatLigne = candidat.extend({ progression }).meta({ id: 'CandidatLigne' })
export type CandidatLigne = z.infer<typeof candidatLigne>

export const candidatDetail = candidatLigne
  .extend({
    username: z.string().nullable(),
    documents: z.array(candidatDocument),
    /**
     * The lessons and exams missed in the last `jours` days; `signale` when they reach the number set by the school.
     */
    absences: z.object({ nombre: z.number().int(), jours: z.number().int(), signale: z.boolean() }),
    /** The address of the signed training contract in the application; null while there is none. */
    contractUrl: z.string().nullable(),
  })
  .meta({ id: 'CandidatDetail' })
export type CandidatDetail = z.infer<typeof candidatDetail>

export const CANDIDAT_SORTS = ['nom', 'prenom', 'cin', 'dateNaissance', 'dateInscription', 'createdAt'] as const
export const candidatFilters = {
  /** `tous`: archived or not. */
  archived: z.enum(['true', 'false', 'tous']).default('false'),
  idPermi: idFilter,
  idMoniteur: idFilter,
  sexe: z.enum(SEXES).optional(),
  source: z.enum(SOURCES).optional(),
  dossier: z.enum(FILTRES_DOSSIER).optional(),
  inscritDepuis: day.optional(),
  inscritJusqua: day.optional(),
  /** Candidates in training at the end of this day; with `archived=tous` also those archived since. */
  enFormationLe: day.optional(),
  archiveDepuis: day.optional(),
  archiveJusqua: day.optional(),
  /** The last use of their account. */
  connexion: z.enum(CONNEXIONS).optional(),
}
export const candidatListQuery = listQuery(CANDIDAT_SORTS).extend(candidatFilters)
export type CandidatListQuery = z.input<typeof candidatListQuery>
export const candidatPage = pageOf(candidatLigne)

/** A slice of the whole list, in its order, for an export; `after` is the number of slices already received. */
export const candidatExportQuery = candidatListQuery.omit({ page: true, perPage: true }).extend({ after: idFilter })
export const EXPORT_SLICE = 2000
export const candidatExport = z.object({ data: z.array(candidat), next: z.number().nullable() })

/** `annuler`: also cancels the person's planned events; without it, planned events cause a refusal. */
export const archiveInput = z.strictObject({ annuler: z.boolean().default(false) }).default({ annuler: false })

/** Maximum size of a selection: the ten thousand candidates of an import, and as many again. */
const MAX_SELECTION = 20_000

/** Candidates by id, or all that match a filter, with the `count` that the user has seen. */
export const candidatSelection = z.union([
  z.strictObject({ ids: z.array(z.number().int()).min(1).max(MAX_SELECTION) }),
  z.strictObject({
    filter: candidatListQuery.omit({ page: true, perPage: true, sort: true, archived: true }).strict(),
    count: z.number().int().min(1),
  }),
])
export type CandidatSelection = z.input<typeof candidatSelection>

export const archiveManyInput = z
  .strictObject({ archived: z.boolean(), annuler: z.boolean().default(false), selection: candidatSelection })
  .meta({ id: 'ArchiveManyInput' })
export const sendAccesInput = z.strictObject({ selection: candidatSelection }).meta({ id: 'SendAccesInput' })
export const sendAccesAnswer = z.object({
  /** Candidates who were sent a user name and a new temporary password. */
  sent: z.number().int(),
  /** Candidates who have signed in already: they keep their password and are sent nothing. */
  used: z.number().int(),
  /** Candidates with neither an e-mail address nor a phone number. */
  unreachable: z.number().int(),
  /** Candidates who were sent their access to the same address within the last hour: they are sent nothing. */
  recent: z.number().int(),
})
export type SendAccesAnswer = z.infer<typeof sendAccesAnswer>
/** The affected candidates, so that the action can be undone. */
export const archiveManyAnswer = z.object({ ids: z.array(z.number()) })
