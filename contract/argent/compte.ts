import { z } from 'zod'
import { day, requiredText } from '../fields'
import { echeancier } from './echeancier'
import { promesse } from './promesse'
import { SERVICES } from './service'
import { transaction } from './transaction'

/**
 * The ways to enrol a candidate: in a package of the school, in the two default packages of its price list, or by the
 * hour.
 */
export const FORMULES = ['FORFAIT', 'DEFAULT', 'HOURS'] as const

export const inscriptionInput = z
  .strictObject({ formule: z.enum(FORMULES), idForfait: z.number().int().nullable(), dateDebut: day })
  .refine(({ formule, idForfait }) => (formule === 'FORFAIT') === (idForfait !== null), {
    path: ['idForfait'],
    error: 'required',
  })
  .meta({ id: 'InscriptionInput' })
export type InscriptionInput = z.output<typeof inscriptionInput>

/** An earlier first day, so that what was given since then is charged. */
export const debutInput = z.strictObject({ dateDebut: day, version: z.number().int() }).meta({ id: 'InscriptionDebut' })
export type DebutInput = z.output<typeof debutInput>

export const lotInput = z.strictObject({ idForfait: z.number().int(), dateEffet: day }).meta({ id: 'LotInput' })
export type LotInput = z.output<typeof lotInput>

export const remiseInput = z
  .strictObject({ idLot: z.number().int(), montant: z.number().int().min(1), motif: requiredText(300) })
  .meta({ id: 'RemiseInput' })
export type RemiseInput = z.output<typeof remiseInput>

export const remiseReverseInput = z.strictObject({ motif: requiredText(300) }).meta({ id: 'RemiseReverseInput' })
export type RemiseReverseInput = z.output<typeof remiseReverseInput>

/** `annuler` also cancels the lessons and exams planned after the last day; without it, they cause a refusal. */
export const endInput = z
  .strictObject({
    status: z.enum(['COMPLETED', 'TERMINATED']),
    dateFin: day,
    motif: requiredText(300),
    annuler: z.boolean().default(false),
    version: z.number().int(),
  })
  .meta({ id: 'InscriptionEnd' })
export type EndInput = z.output<typeof endInput>

/**
 * The charge for one absence or late cancellation, in per cent of the hour: 0 waives it. For an exam it is in per cent
 * of the school's own part; the State's part is always charged.
 */
export const penaliteInput = z
  .strictObject({ idEvenement: z.number().int(), pourcent: z.number().int().min(0).max(100), motif: requiredText(300) })
  .meta({ id: 'PenaliteInput' })
export type PenaliteInput = z.output<typeof penaliteInput>

/** A figure for each kind of lesson. */
export const byEtape = z.object({ code: z.number().int(), circulation: z.number().int(), parc: z.number().int() })

/** The values entered for a candidate's opening balance, and whether it can be undone. */
const repriseDone = z.object({
  dateReprise: z.string(),
  /** Millimes. */
  prix: z.number().int(),
  depassement: z.number().int(),
  autres: z.number().int(),
  paye: z.number().int(),
  solde: z.number().int(),
  minutes: byEtape,
  canUndo: z.boolean(),
})

const lot = z.object({
  id: z.number(),
  service: z.enum(SERVICES),
  /** Minutes of lessons, or number of exams or fees. */
  quantite: z.number().int(),
  /** The part that was used so far. */
  used: z.number().int(),
  /** Millimes, discounts deducted. */
  montant: z.number().int(),
  dateEffet: z.string(),
  dateFin: z.string().nullable(),
})

export const inscription = z
  .object({
    id: z.number(),
    idPermi: z.number(),
    dateDebut: z.string(),
    dateFin: z.string().nullable(),
    status: z.enum(['ACTIVE', 'COMPLETED', 'TERMINATED']),
    idForfait: z.number().nullable(),
    idConfigPrix: z.number().nullable(),
    version: z.number().int(),
    lots: z.array(lot),
    /** The opening balance of the enrolment; null for one made in the application. */
    reprise: repriseDone.nullable(),
    /** The amount left to pay for the purchases, in millimes: a payment plan would spread it. */
    resteLots: z.number().int(),
    echeancier: echeancier.nullable(),
    /** The frozen prices in force, in millimes. */
    prix: z.array(z.object({ service: z.enum(SERVICES), montant: z.number().int(), droits: z.number().int() })),
  })
  .meta({ id: 'Inscription' })
export type Inscription = z.infer<typeof inscription>

/** The causes of charges and payments. */
export const CAUSES = [
  'reprise',
  'lot',
  'lecon',
  'examen',
  'penalite',
  'fin',
  'frais',
  'ligne',
  'timbre',
  'transaction',
  'perte',
] as const

/**
 * The states of a discount: it can be taken back (`OPEN`), it cannot any more (`CLOSED`), or it takes another one back
 * (`REVERSAL`).
 */
export const REMISES = ['OPEN', 'CLOSED', 'REVERSAL'] as const

/** One line of the account: above zero it is owed; below zero it was paid or given back. */
export const ligne = z.object({
  cause: z.enum(CAUSES),
  /**
   * The id of the row that caused the line: lot, event, enrolment, line or stamp duty of an invoice, or transaction
   * (for `perte`, the write-off).
   */
  id: z.number(),
  montant: z.number().int(),
  /** The school's day of the cause. */
  jour: z.string(),
  service: z.enum(SERVICES).nullable(),
  /** The start of the lesson or exam; null for other causes. */
  start: z.string().nullable(),
  /** The state of a discount; null for anything else. */
  remise: z.enum(REMISES).nullable(),
})
export type Ligne = z.infer<typeof ligne>

/** A lesson or an exam that the candidate missed or cancelled late, and its charge. */
const absence = z.object({
  idEvenement: z.number(),
  service: z.enum(SERVICES),
  start: z.string(),
  isCancelled: z.boolean(),
  /** The per cent that the school decided to charge; null while its usual figure applies. */
  pourcent: z.number().int().nullable(),
  montant: z.number().int(),
})
export type Absence = z.infer<typeof absence>

const poste = z.object({
  id: z.number(),
  sens: z.enum(['DEBIT', 'CREDIT']),
  cause: z.enum(CAUSES),
  idCause: z.number(),
  montant: z.number().int(),
  reste: z.number().int(),
  dateEcheance: z.string(),
})

/** The account of a candidate. The lines add up to the balance due. */
export const compteCandidat = z
  .object({
    idCandidat: z.number(),
    /** The balance due, in millimes; below zero for a credit. */
    aPayer: z.number().int(),
    /** The part of it that is due today, and the part that was due before today. */
    exigible: z.number().int(),
    enRetard: z.number().int(),
    /** The amount paid by cheques that the bank has not paid yet. */
    chequesEnAttente: z.number().int(),
    /** The candidate's last promise to pay, while it is relevant. */
    promesse: promesse.nullable(),
    inscriptions: z.array(inscription),
    lignes: z.array(ligne),
    absences: z.array(absence),
    postes: z.array(poste),
    transactions: z.array(transaction),
  })
  .meta({ id: 'CompteCandidat' })
export type CompteCandidat = z.infer<typeof compteCandidat>

/** The offers for enrolling a candidate today. */
export const offreCandidat = z
  .object({
    /** The school's prices of the candidate's permit in millimes; null when it has set none. */
    prix: z
      .object({
        heure: byEtape,
        examen: byEtape,
        dossier: z.number().int(),
        /** The two default packages; null when the price list has none. */
        parDefaut: z.object({ montant: z.number().int(), minutes: byEtape }).nullable(),
      })
      .nullable(),
    forfaits: z.array(
      z.object({
        id: z.number(),
        nom: z.string(),
        prix: z.number().int(),
        minutes: byEtape,
        examens: byEtape,
        /** Whether the file fee is part of the price. */
        dossier: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'OffreCandidat' })
export type OffreCandidat = z.infer<typeof offreCandidat>
