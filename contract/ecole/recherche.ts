import { z } from 'zod'
import { ACCES } from '../ability'
import { forfait } from '../argent/forfait'
import { transaction } from '../argent/transaction'
import { cheque } from '../caisse/cheque'
import { utilisateur } from '../compte/utilisateur'
import { visible } from '../fields'
import { CALENDARS, ETAPES, STATUTS } from '../planning/evenement'
import { examinateur } from '../planning/examinateur'
import { autoEcole } from '../plateforme/autoecole'
import { candidat } from './candidat'
import { moniteur } from './moniteur'
import { vehicule } from './vehicule'

/** Maximum number of results of each kind. */
export const FOUND_PER_KIND = 5
/** Maximum number of results of a kind that are only shown beside the people whom they are about. */
export const FOUND_BESIDE = 3

/** A text of invisible characters alone is no fault: it finds nothing. */
export const rechercheQuery = z.object({ q: z.string().trim().min(1).max(100).overwrite(visible) })

const found = {
  id: z.number(),
  /**
   * Quality of the match, 0 is best: 0 the exact number or address; 1 a beginning; 2 beginnings of words; 3 parts of
   * words.
   */
  rank: z.number().int().min(0).max(3),
}

export const foundCandidat = candidat
  .pick({
    nom: true,
    prenom: true,
    nomAr: true,
    prenomAr: true,
    cin: true,
    passeport: true,
    telephone: true,
    email: true,
    archived: true,
  })
  .extend({
    ...found,
    permi: z.string(),
    /** The next stage to pass; null when all stages are passed. */
    etape: z.enum(ETAPES).nullable(),
  })
  .meta({ id: 'FoundCandidat' })
export type FoundCandidat = z.infer<typeof foundCandidat>

export const foundMoniteur = moniteur
  .pick({ nom: true, prenom: true, cin: true, telephone: true, email: true, availability: true, archived: true })
  .extend(found)
  .meta({ id: 'FoundMoniteur' })
export type FoundMoniteur = z.infer<typeof foundMoniteur>

export const foundExaminateur = examinateur
  .pick({ nom: true, prenom: true, telephone: true, centre: true, etapes: true, archived: true })
  .extend(found)
  .meta({ id: 'FoundExaminateur' })
export type FoundExaminateur = z.infer<typeof foundExaminateur>

export const foundVehicule = vehicule
  .pick({ immatriculation: true, marque: true, modele: true, availability: true, papiers: true, archived: true })
  .extend(found)
  .meta({ id: 'FoundVehicule' })
export type FoundVehicule = z.infer<typeof foundVehicule>

/** A desk user of a school. */
export const foundUtilisateur = utilisateur
  .pick({ username: true, nomComplet: true, email: true, telephone: true })
  .extend({
    ...found,
    acces: z.enum(ACCES),
    active: z.boolean(),
    /** The school's name. */
    ecole: z.string(),
  })
  .meta({ id: 'FoundUtilisateur' })
export type FoundUtilisateur = z.infer<typeof foundUtilisateur>

export const foundAutoEcole = autoEcole
  .pick({
    nom: true,
    matricule: true,
    responsable: true,
    telephone: true,
    email: true,
    gouvernorat: true,
    statut: true,
    approuveLe: true,
  })
  .extend(found)
  .meta({ id: 'FoundAutoEcole' })
export type FoundAutoEcole = z.infer<typeof foundAutoEcole>

/** A lesson or an exam, with the names that the caller may read. */
export const foundEvenement = z
  .object({
    ...found,
    calendar: z.enum(CALENDARS),
    title: z.string(),
    start: z.string(),
    end: z.string(),
    status: z.enum(STATUTS),
    moniteur: z.string().nullable(),
    examinateur: z.string().nullable(),
    lieu: z.string().nullable(),
    /** Free seats of a planned theory hour; null where none are named. */
    libres: z.number().int().nullable(),
  })
  .meta({ id: 'FoundEvenement' })
export type FoundEvenement = z.infer<typeof foundEvenement>

/** The receipt of a payment, or the slip of any other movement of money. */
export const foundRecu = transaction
  .pick({ numero: true, kind: true, jour: true, montant: true })
  .extend({
    ...found,
    /** The payer or payee; null for a transfer. */
    qui: z.string().nullable(),
    isReversed: z.boolean(),
  })
  .meta({ id: 'FoundRecu' })
export type FoundRecu = z.infer<typeof foundRecu>

export const foundFacture = z
  .object({
    ...found,
    serie: z.enum(['FA', 'AV']),
    /** Null for a draft, which has no day either. */
    numero: z.string().nullable(),
    client: z.string(),
    jour: z.string().nullable(),
    /** The net amount in millimes, stamp duty included; below zero for a credit note. */
    net: z.number().int(),
  })
  .meta({ id: 'FoundFacture' })
export type FoundFacture = z.infer<typeof foundFacture>

/** The closing of a cash box. */
export const foundCloture = z
  .object({ ...found, numero: z.string(), jour: z.string(), caissier: z.string() })
  .meta({ id: 'FoundCloture' })
export type FoundCloture = z.infer<typeof foundCloture>

/** A cheque, by its number. */
export const foundCheque = cheque
  .pick({ numero: true, banque: true, montant: true, date: true, statut: true, candidat: true })
  .extend(found)
  .meta({ id: 'FoundCheque' })
export type FoundCheque = z.infer<typeof foundCheque>

/** A package that the school sells, by its name. */
export const foundForfait = forfait
  .pick({ nom: true, prix: true, active: true })
  .extend({ ...found, permi: z.string() })
  .meta({ id: 'FoundForfait' })
export type FoundForfait = z.infer<typeof foundForfait>

const texts = z.object({ fr: z.string(), ar: z.string() })
export const foundSerie = z.object({ ...found, title: texts, published: z.boolean() }).meta({ id: 'FoundSerie' })
export type FoundSerie = z.infer<typeof foundSerie>
export const foundQuestion = z
  .object({ ...found, reference: z.string(), text: texts, serie: texts, published: z.boolean() })
  .meta({ id: 'FoundQuestion' })
export type FoundQuestion = z.infer<typeof foundQuestion>

/** Search results among the records that the caller may read: a few of each kind, best first. */
export const recherche = z
  .object({
    candidats: z.array(foundCandidat).max(FOUND_PER_KIND),
    moniteurs: z.array(foundMoniteur).max(FOUND_PER_KIND),
    examinateurs: z.array(foundExaminateur).max(FOUND_PER_KIND),
    vehicules: z.array(foundVehicule).max(FOUND_PER_KIND),
    utilisateurs: z.array(foundUtilisateur).max(FOUND_PER_KIND),
    autoecoles: z.array(foundAutoEcole).max(FOUND_PER_KIND),
    evenements: z.array(foundEvenement).max(FOUND_PER_KIND),
    recus: z.array(foundRecu).max(FOUND_PER_KIND),
    factures: z.array(foundFacture).max(FOUND_PER_KIND),
    clotures: z.array(foundCloture).max(FOUND_PER_KIND),
    cheques: z.array(foundCheque).max(FOUND_PER_KIND),
    forfaits: z.array(foundForfait).max(FOUND_PER_KIND),
    series: z.array(foundSerie).max(FOUND_PER_KIND),
    questions: z.array(foundQuestion).max(FOUND_PER_KIND),
    /** The corrected names that were searched instead, when nothing matched the text as typed. */
    corrige: z.string().nullable(),
  })
  .meta({ id: 'Recherche' })
export type Recherche = z.infer<typeof recherche>
