import { z } from 'zod'
import { ACCES } from '../ability'
import { ETAPES } from '../planning/evenement'
import { STATUTS_AUTOECOLE } from '../plateforme/autoecole'
import { availability } from './availability'
import { ETATS_PAPIERS } from './vehicule'

/** Maximum number of results of each kind. */
export const FOUND_PER_KIND = 5

export const rechercheQuery = z.object({ q: z.string().trim().min(1).max(100) })

const found = {
  id: z.number(),
  /**
   * Quality of the match, 0 is best: 0 the exact number or address; 1 a beginning; 2 beginnings of words; 3 parts of
   * words.
   */
  rank: z.number().int().min(0).max(3),
}

export const foundCandidat = z
  .object({
    ...found,
    nom: z.string(),
    prenom: z.string(),
    nomAr: z.string().nullable(),
    prenomAr: z.string().nullable(),
    cin: z.string().nullable(),
    passeport: z.string().nullable(),
    telephone: z.string().nullable(),
    email: z.string().nullable(),
    permi: z.string(),
    /** The next stage to pass; null when all stages are passed. */
    etape: z.enum(ETAPES).nullable(),
    archived: z.boolean(),
  })
  .meta({ id: 'FoundCandidat' })
export type FoundCandidat = z.infer<typeof foundCandidat>

export const foundMoniteur = z
  .object({
    ...found,
    nom: z.string(),
    prenom: z.string(),
    cin: z.string(),
    telephone: z.string(),
    email: z.string().nullable(),
    availability,
    archived: z.boolean(),
  })
  .meta({ id: 'FoundMoniteur' })
export type FoundMoniteur = z.infer<typeof foundMoniteur>

export const foundVehicule = z
  .object({
    ...found,
    immatriculation: z.string(),
    marque: z.string(),
    modele: z.string(),
    availability,
    papiers: z.enum(ETATS_PAPIERS),
    archived: z.boolean(),
  })
  .meta({ id: 'FoundVehicule' })
export type FoundVehicule = z.infer<typeof foundVehicule>

/** A desk user of a school. */
export const foundUtilisateur = z
  .object({
    ...found,
    username: z.string(),
    nomComplet: z.string(),
    email: z.string().nullable(),
    telephone: z.string().nullable(),
    acces: z.enum(ACCES),
    active: z.boolean(),
    /** The school's name. */
    ecole: z.string(),
  })
  .meta({ id: 'FoundUtilisateur' })
export type FoundUtilisateur = z.infer<typeof foundUtilisateur>

export const foundAutoEcole = z
  .object({
    ...found,
    nom: z.string(),
    matricule: z.string(),
    responsable: z.string(),
    telephone: z.string(),
    email: z.string(),
    gouvernorat: z.string().nullable(),
    statut: z.enum(STATUTS_AUTOECOLE),
  })
  .meta({ id: 'FoundAutoEcole' })
export type FoundAutoEcole = z.infer<typeof foundAutoEcole>

/** Search results among the records that the caller may read: a few of each kind, best first. */
export const recherche = z
  .object({
    candidats: z.array(foundCandidat).max(FOUND_PER_KIND),
    moniteurs: z.array(foundMoniteur).max(FOUND_PER_KIND),
    vehicules: z.array(foundVehicule).max(FOUND_PER_KIND),
    utilisateurs: z.array(foundUtilisateur).max(FOUND_PER_KIND),
    autoecoles: z.array(foundAutoEcole).max(FOUND_PER_KIND),
  })
  .meta({ id: 'Recherche' })
export type Recherche = z.infer<typeof recherche>
