import { z } from 'zod'
import { day } from '../fields'
import { idFilter, listQuery, pageOf } from '../list'

/** The records whose changes are kept in the log. */
export const ENTITES = [
  'import',
  /** Several records at once, each of them a line. */
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
  /** What a candidate bought and paid; the id is the candidate's. */
  'compte',
  /** What an instructor was paid; the id is the instructor's. */
  'remuneration',
  /** An expense, other income or a transfer between places. */
  'transaction',
  /** The day of a cashier at their cash box. */
  'caisse',
  'cheque',
  /** An invoice or a credit note. */
  'facture',
  /** What a candidate is asked to do in the course; the id is the candidate's. */
  'devoir',
  /** A code lesson in a classroom. */
  'salle',
] as const
export type Entite = (typeof ENTITES)[number]

/**
 * What was done, as the filter of the log offers it. An entry's own action may say more after an underscore:
 * `document_cin` is found by `document`.
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
  'enrol',
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

/** The fields that hold ids, and of which records: an entry comes with their names of today. */
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
    /** The author's name on that day; nobody for what the product did by itself. */
    auteur: z.string().nullable(),
    entite: z.string(),
    idEntite: z.number(),
    /** The record's name today; null when it has none, or is no more. */
    nom: z.string().nullable(),
    action: z.string(),
    /** The entry that it is a line of, such as an import's; null for what was done to this record alone. */
    idGroupe: z.number().nullable(),
    before: fields,
    after: fields,
    /** Names today behind the ids in the fields: `moniteur:3`. */
    noms: z.record(z.string(), z.string()),
  })
  .meta({ id: 'Historique' })
export type Historique = z.infer<typeof historique>

export const historiqueListQuery = listQuery(['id'])
  .omit({ sort: true })
  .extend({
    entite: z.enum(ENTITES).optional(),
    idEntite: idFilter,
    /** The lines of one entry: they are shown under it, and under their record, not in the list. */
    idGroupe: idFilter,
    action: z.enum(ACTIONS_HISTORIQUE).optional(),
    idUtilisateur: idFilter,
    depuis: day.optional(),
    jusqua: day.optional(),
  })
export const historiquePage = pageOf(historique)

/** A slice of the whole log, newest first; `after` is the id of the last entry had. */
export const historiqueExportQuery = historiqueListQuery.omit({ page: true, perPage: true }).extend({ after: idFilter })
export const historiqueExport = z.object({ data: z.array(historique), next: z.number().nullable() })

/** Who has written to the log of a school. */
export const auteur = z.object({ id: z.number(), nom: z.string() }).meta({ id: 'Auteur' })
export type Auteur = z.infer<typeof auteur>
export const auteurList = z.object({ data: z.array(auteur) })
