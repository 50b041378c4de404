import { z } from 'zod'
import { pageNumber, pageOf, rowsOf } from '../list'

/** Number of notifications that the bell loads at a click (customer's specification, 9). */
export const BELL_LIMIT = 6

/** The kinds of notifications. The client writes their sentence in the reader's language. */
export const NOTIF_KINDS = [
  'import_done',
  'document_expired',
  'lesson_planned',
  'lesson_moved',
  'lesson_cancelled',
  'exam_passed',
  'exam_failed',
  'demande_made',
  'demande_accepted',
  'demande_refused',
  'lecon_annulee',
  'offre_made',
  'offre_lost',
  'offre_accepted',
  'papier_bientot',
  'ecole_signup',
  'ecole_approved',
  'ecole_refused',
  'ecole_suspended',
  'ecole_reopened',
  'pack_asked',
  'pack_accepted',
  'pack_refused',
  'pack_given',
  'pack_withdrawn',
  'pack_bientot',
  'message_recu',
  'paiement_bientot',
  'paiement_rappel',
  'promesse_rompue',
  'paiement_recu',
  'paiement_annule',
  'devoir_donne',
  'avis_donne',
  'approbation_demandee',
  'approbation_donnee',
  'approbation_refusee',
] as const

export type NotifKind = (typeof NOTIF_KINDS)[number]

/** The targets of notifications. The client decides where a target is shown and at which address. */
export const NOTIF_PLACES = [
  'dashboard',
  'contact',
  'abonnement',
  'demandesPack',
  'message',
  'autoecole',
  'vehicule',
  'moniteur',
  'papiersCandidat',
  'codeCandidat',
  'fiche',
  'compte',
  'codeCourse',
  'newCandidats',
  'calendrier',
  'evenement',
  'demandes',
  'approbations',
] as const

const notifTarget = z
  .object({
    place: z.enum(NOTIF_PLACES),
    /** The id of the record, for targets with several records. */
    id: z.number().int().optional(),
    /** The day in the calendar, as `2026-11-23`. */
    day: z.string().optional(),
  })
  .meta({ id: 'NotifTarget' })
export type NotifTarget = z.infer<typeof notifTarget>

export const notif = z
  .object({
    id: z.number(),
    kind: z.enum(NOTIF_KINDS),
    /** The values in the sentence: a person, a file, a number. */
    params: z.record(z.string(), z.union([z.string(), z.number()])),
    target: notifTarget.nullable(),
    lu: z.boolean(),
    createdAt: z.string(),
  })
  .meta({ id: 'Notif' })
export type Notif = z.infer<typeof notif>

export const notifQuery = z.object({
  page: pageNumber,
  limit: rowsOf(BELL_LIMIT),
  /** Only read, or only unread notifications. */
  lu: z.enum(['true', 'false']).optional(),
})
export type NotifQuery = z.output<typeof notifQuery>
/** A page of notifications, and the number of all unread ones. */
export const notifPage = pageOf(notif).extend({ unread: z.number().int() })
export type NotifPage = z.infer<typeof notifPage>

/** The number of notifications that were marked as read, and of those still unread. */
export const notifMarked = z.object({ marked: z.number().int(), unread: z.number().int() })
export type NotifMarked = z.infer<typeof notifMarked>

/** Figures about the caller's own notifications. */
export const notifStats = z
  .object({
    total: z.number().int(),
    unread: z.number().int(),
    parGenre: z.array(z.object({ kind: z.enum(NOTIF_KINDS), total: z.number().int(), unread: z.number().int() })),
  })
  .meta({ id: 'NotifStats' })
export type NotifStats = z.infer<typeof notifStats>
