import { z } from 'zod'
import { day } from '../fields'
import { idFilter, listQuery, pageOf } from '../list'

/** The records whose changes are kept in the log. */
export const ENTITES = [
  'import',
  /** A change of several records at once, with a line for each. */
  'selection',
  'candidat',
  'moniteur',
  'vehicule',
  'examinateur',
  'evenement',
  'demande',
  'attente',
  'planning',
  'autoecole',
  'demandePack',
  'package',
  'codeAcces',
  'utilisateur',
  /** The money rules of a school. */
  'reglages',
  'configPrix',
  'forfait',
  /** A candidate's purchases and payments; the id is the candidate's. */
  'compte',
  /** Payments to an instructor; the id is the instructor's. */
  'remuneration',
  /** An expense, other income or a transfer between places. */
  'transaction',
  /** A cashier's session at their cash box. */
  'caisse',
  'cheque',
  /** An invoice or a credit note. */
  'facture',
  /** A candidate's assignment in the course; the id is the candidate's. */
  'devoir',
  /** A code lesson in a classroom. */
  'salle',
] as const
export type Entite = (typeof ENTITES)[number]

/**
 * The actions in the filter of the log. The action of an entry may be more specific after an underscore: the filter
 * `document` finds `document_cin`.
 */
export const ACTIONS_HISTORIQUE = [
  'create',
  'update',
  'import',
  'undo',
  'archive',
  'unarchive',
  'delete',
  'document',
  'entretien',
  'start',
  'attest',
  'result',
  'no_show',
  'cancel',
  'reopen',
  'accept',
  'refuse',
  'approve',
  'suspend',
  'activate',
  'deactivate',
  'password',
  /** A user name and a temporary password were sent again to a candidate. */
  'acces',
  'enrol',
  /** The first day of an enrolment was moved back. */
  'advance',
  'sell',
  'discount',
  'end',
  'penalty',
  'pay',
  'refund',
  'expense',
  'income',
  'transfer',
  'reverse',
  'contract',
  'convocation',
  'plan',
  'promise',
  'close',
  'recover',
  'deposit',
  'clear',
  'bounce',
  'return',
  'send',
  'avis',
] as const

/** The fields that hold ids, with the kind of their records: entries come with the current names of those records. */
export const NAMED_FIELDS = {
  idCandidat: 'candidat',
  idCandidats: 'candidat',
  absents: 'candidat',
  idMoniteur: 'moniteur',
  idVehicule: 'vehicule',
  idExaminateur: 'examinateur',
  idPermi: 'permi',
  categories: 'permi',
  idForfait: 'forfait',
} as const

const fields = z.record(z.string(), z.unknown()).nullable()

/** One entry of the log: who did what to which record, and what it changed. */
export const historique = z
  .object({
    id: z.number(),
    createdAt: z.string(),
    /** The author's name on that day; null for what the application did by itself. */
    auteur: z.string().nullable(),
    entite: z.string(),
    idEntite: z.number(),
    /** The record's name today; null when it has none or no longer exists. */
    nom: z.string().nullable(),
    action: z.string(),
    /** The entry of which this is a line, such as an import's; null for a change of a single record. */
    idGroupe: z.number().nullable(),
    before: fields,
    after: fields,
    /** Current names of the records in the fields, by kind and id: `moniteur:3`. */
    noms: z.record(z.string(), z.string()),
  })
  .meta({ id: 'Historique' })
export type Historique = z.infer<typeof historique>

export const historiqueListQuery = listQuery(['id'])
  .omit({ sort: true })
  .extend({
    entite: z.enum(ENTITES).optional(),
    idEntite: idFilter,
    /** The lines of one entry. They are shown under that entry and under their record, but not in the list. */
    idGroupe: idFilter,
    action: z.enum(ACTIONS_HISTORIQUE).optional(),
    idUtilisateur: idFilter,
    depuis: day.optional(),
    jusqua: day.optional(),
  })
export const historiquePage = pageOf(historique)

/** A slice of the whole log, newest first; `after` is the id of the last entry received. */
export const historiqueExportQuery = historiqueListQuery.omit({ page: true, perPage: true }).extend({ after: idFilter })
export const historiqueExport = z.object({ data: z.array(historique), next: z.number().nullable() })

/** An author in the log of a school. */
export const auteur = z.object({ id: z.number(), nom: z.string() }).meta({ id: 'Auteur' })
export type Auteur = z.infer<typeof auteur>
export const auteurList = z.object({ data: z.array(auteur) })
