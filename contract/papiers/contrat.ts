import { z } from 'zod'
import { SERVICES } from '../argent/service'
import { PAYS } from '../clock/pays'
import { day, requiredText } from '../fields'
import { wholeNumber } from '../list'
import { LIENS_TUTEUR } from './mentions'

/** A text in French, and in Arabic where the paper has both languages. */
export const both = z.object({ fr: z.string(), ar: z.string().optional() })
export type Both = z.infer<typeof both>

/** A draft has its number and can be printed; once signed it never changes. */
export const STATUTS_CONTRAT = ['DRAFT', 'SIGNED', 'ENDORSED', 'TERMINATED', 'CANCELLED'] as const
export type StatutContrat = (typeof STATUTS_CONTRAT)[number]

/** The data without which a contract cannot be printed. */
export const MANQUES = [
  'inscription',
  'ecole_adresse',
  'ecole_nomAr',
  'ecole_matriculeFiscal',
  'ecole_dateAgrement',
  'ecole_assurance',
  'ecole_garantie',
  'ecole_mediateur',
  'candidat_nomAr',
  'candidat_adresse',
  'candidat_tuteur',
  'heures_minimum',
] as const
export type Manque = (typeof MANQUES)[number]

/** Theory, practice or both. */
export const VOLETS = ['THEORY', 'PRACTICE', 'BOTH'] as const
export type Volet = (typeof VOLETS)[number]

const montant = z.number().int()

/** The printed content, as it was on the day the contract was made. */
export const contenuContrat = z
  .object({
    pays: z.enum(PAYS),
    numero: z.string(),
    jour: z.string(),
    /** For an amendment: its number among the amendments, and the contract that it changes. */
    avenant: z.object({ rang: z.number().int(), origine: z.string() }).nullable(),
    ecole: z.object({
      nom: both,
      adresse: both,
      responsable: both,
      agrement: z.string(),
      dateAgrement: z.string().nullable(),
      formeJuridique: z.string().nullish(),
      matriculeFiscal: z.string().nullable(),
      telephone: z.string(),
      email: z.string(),
      assurance: z.string().nullable(),
    }),
    candidat: z.object({
      nom: both,
      cin: z.string().nullable(),
      passeport: z.string().nullable(),
      neph: z.string().nullable(),
      dateNaissance: z.string(),
      adresse: z.string(),
      telephone: z.string().nullable(),
      tuteur: z.object({ nom: z.string(), cin: z.string(), lien: z.enum(LIENS_TUTEUR) }).nullable(),
    }),
    categorie: z.string(),
    volet: z.enum(VOLETS),
    /** The purchases, in minutes of lessons or a number of exams or fees. */
    achats: z.array(z.object({ service: z.enum(SERVICES), quantite: z.number().int(), montant })),
    /** The minimum minutes for the category, when the school has set them. */
    minimums: z.array(z.object({ service: z.enum(SERVICES), minutes: z.number().int() })),
    prix: z.array(z.object({ service: z.enum(SERVICES), montant, droits: montant })),
    total: montant,
    echeances: z.array(z.object({ date: z.string(), montant })),
    articles: z.array(z.object({ titre: both, textes: z.array(both) })),
  })
  .meta({ id: 'ContenuContrat' })
export type ContenuContrat = z.infer<typeof contenuContrat>

export const contrat = z
  .object({
    id: z.number(),
    numero: z.string(),
    idCandidat: z.number(),
    idInscription: z.number(),
    /** 1 for the contract, more for its amendments. */
    rang: z.number().int(),
    status: z.enum(STATUTS_CONTRAT),
    versionModele: z.number().int(),
    contenu: contenuContrat,
    signeLe: z.string().nullable(),
    viseLe: z.string().nullable(),
    resilieLe: z.string().nullable(),
    motif: z.string().nullable(),
    version: z.number().int(),
    createdAt: z.string(),
  })
  .meta({ id: 'Contrat' })
export type Contrat = z.infer<typeof contrat>

/** A contract in a list, without its printed content: the prices above all are only read with the paper itself. */
export const contratLigne = contrat
  .omit({ contenu: true })
  .extend({ pays: z.enum(PAYS) })
  .meta({ id: 'ContratLigne' })
export type ContratLigne = z.infer<typeof contratLigne>

export const contratListQuery = z.object({ idCandidat: wholeNumber })
export const contratList = z.object({ data: z.array(contratLigne) })

/** A preview of a contract made now: the missing data, and whether it would differ from the last one. */
export const apercuContrat = z
  .object({
    manques: z.array(z.enum(MANQUES)),
    /** Whether the contract in force, or the draft, differs from the file. */
    isOutdated: z.boolean(),
    mentions: z.object({ isMinor: z.boolean(), pays: z.enum(PAYS) }),
  })
  .meta({ id: 'ApercuContrat' })
export type ApercuContrat = z.infer<typeof apercuContrat>

export const contratInput = z.strictObject({ idCandidat: z.number().int() }).meta({ id: 'ContratInput' })
const version = z.number().int()
/** The day on which it was signed or endorsed. */
export const contratDate = z.strictObject({ jour: day, version }).meta({ id: 'ContratDate' })
export type ContratDate = z.output<typeof contratDate>
export const contratEnd = z.strictObject({ jour: day, motif: requiredText(300), version }).meta({ id: 'ContratEnd' })
export type ContratEnd = z.output<typeof contratEnd>
export const contratVersion = z.strictObject({ version }).meta({ id: 'ContratVersion' })
/** The school's details at the head of its papers. */
export const papierEntete = z
  .object({
    pays: z.enum(PAYS),
    nom: both,
    adresse: both,
    agrement: z.string(),
    /** Missing in papers made before this field existed. */
    formeJuridique: z.string().nullish(),
    matriculeFiscal: z.string().nullable(),
    telephone: z.string(),
  })
  .meta({ id: 'PapierEntete' })
export type PapierEntete = z.infer<typeof papierEntete>
