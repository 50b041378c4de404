import type { Pays } from '@contract/clock/pays'
import type { Frequence } from '@contract/plateforme/pack'
import type { Bit } from '../bit'
import type { Stamped } from '../stamped'

export interface AutoEcoleTable extends Stamped {
  nom: string
  matricule: string
  responsable: string
  telephone: string
  email: string
  adresse: string | null
  gouvernorat: string | null
  logo: string | null
  pays: Pays
  statut: 'PENDING' | 'ACTIVE' | 'SUSPENDED'
  /** The reason of the suspension. */
  motif: string | null
  approuveLe: string | null
}

export interface PackageEcoleTable extends Stamped {
  idAutoEcole: number
  nom: string
  dateDebut: string
  dateFin: string
  /** Maximum number of candidates in training; null for no limit. */
  limiteCandidats: number | null
  limiteMoniteurs: number | null
  /** The request that it results from; null for a package given by the platform. */
  idDemande: number | null
  /** Millimes, as agreed. */
  prix: number | null
  frequence: Frequence | null
}

export interface PackTable extends Stamped {
  nom: string
  description: string | null
  /** Millimes for each period. */
  prix: number
  frequence: Frequence
  /** Null for no limit. */
  limiteCandidats: number | null
  limiteMoniteurs: number | null
  actif: Bit
  version: number
}

/** A school's request for a pack, with a copy of its terms. */
export interface DemandePackTable extends Stamped {
  idAutoEcole: number
  idPack: number
  idUtilisateur: number | null
  nom: string
  prix: number
  frequence: Frequence
  limiteCandidats: number | null
  limiteMoniteurs: number | null
  statut: 'PENDING' | 'ACCEPTED' | 'REFUSED'
  motif: string | null
  reponduLe: string | null
}

export interface MessageContactTable extends Stamped {
  nom: string
  email: string
  telephone: string | null
  sujet: string
  texte: string
  statut: 'NEW' | 'ANSWERED' | 'CLOSED'
  reponse: string | null
  reponduLe: string | null
  reponduPar: string | null
}

export interface PlateformeTables {
  auto_ecole: AutoEcoleTable
  package_ecole: PackageEcoleTable
  pack: PackTable
  demande_pack: DemandePackTable
  message_contact: MessageContactTable
}
