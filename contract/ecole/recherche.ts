import { z } from 'zod'
import { ACCES } from '../ability'
import { utilisateur } from '../compte/utilisateur'
import { ETAPES } from '../planning/evenement'
import { autoEcole } from '../plateforme/autoecole'
import { candidat } from './candidat'
import { moniteur } from './moniteur'
import { vehicule } from './vehicule'

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
  })
  .extend(found)
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
