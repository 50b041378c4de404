import type { StatutContrat } from '@contract/papiers/contrat'
import type { LIENS_TUTEUR } from '@contract/papiers/mentions'
import type { Generated } from 'kysely'
import type { Stamped } from '../stamped'

/** The details of a school that its papers print, as JSON. */
export interface MentionEcoleTable {
  idAutoEcole: number
  valeurs: string
  version: number
  updatedAt: string
}

export interface MentionCandidatTable {
  idCandidat: number
  idAutoEcole: number
  tuteurNom: string | null
  tuteurCin: string | null
  tuteurLien: (typeof LIENS_TUTEUR)[number] | null
  neph: string | null
  version: number
  updatedAt: string
}

/** A contract or an amendment. `contenu` is the printed content and never changes. */
export interface ContratTable extends Stamped {
  idAutoEcole: number
  idCandidat: number
  idInscription: number
  annee: number
  numero: number
  rang: number
  versionModele: number
  contenu: string
  status: StatutContrat
  signeLe: string | null
  viseLe: string | null
  resilieLe: string | null
  motif: string | null
  idUtilisateur: number
  version: number
}

/** A summons to an exam; rows are added, never changed. */
export interface ConvocationTable {
  id: Generated<number>
  createdAt: string
  idAutoEcole: number
  idEvenement: number
  idCandidat: number
  annee: number
  numero: number
  version: number
  contenu: string
  idUtilisateur: number
}

export interface PapiersTables {
  mention_ecole: MentionEcoleTable
  mention_candidat: MentionCandidatTable
  contrat: ContratTable
  convocation: ConvocationTable
}
