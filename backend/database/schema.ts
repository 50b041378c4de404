import type { Role } from '@contract/ability'
import type { SEXES, SOURCES, TypeDocument } from '@contract/candidat'
import type { IMPORT_STATES } from '@contract/candidatImport'
import type { NOTIF_KINDS } from '@contract/notif'
import type { Generated, Kysely, Transaction } from 'kysely'

/**
 * The tables, as TypeScript sees them. Portable types only: days and moments are ISO 8601 text,
 * booleans are 0 or 1, money is integer millimes, JSON is text.
 */

/** 0 or 1. */
export type Bit = 0 | 1
export const bit = (value: boolean): Bit => (value ? 1 : 0)

interface Stamped {
  id: Generated<number>
  createdAt: string
  updatedAt: string
}

export interface AutoEcoleTable extends Stamped {
  nom: string
  matricule: string
  responsable: string
  telephone: string
  email: string
  adresse: string | null
  gouvernorat: string | null
  logo: string | null
  pays: 'TN' | 'FR'
  statut: 'PENDING' | 'ACTIVE' | 'SUSPENDED'
}

export interface PackageEcoleTable extends Stamped {
  idAutoEcole: number
  nom: string
  dateDebut: string
  dateFin: string
  /** How many candidates in training the package allows; null for no limit. */
  limiteCandidats: number | null
  limiteMoniteurs: number | null
}

export interface UtilisateurTable extends Stamped {
  idAutoEcole: number | null
  username: string
  nomComplet: string
  email: string | null
  telephone: string | null
  role: Role
  avatar: string | null
  langue: string
  actif: Bit
  isFirstLogin: Bit
  /** See auth/password.ts for its form. */
  motDePasse: string
  /** Wrong passwords in a row. */
  echecs: number
  verrouilleJusqua: string | null
  derniereConnexion: string | null
}

export interface SessionTable {
  id: string
  idUtilisateur: number
  deviceId: string
  deviceName: string
  deviceType: string
  platform: string
  createdAt: string
  lastUsedAt: string
  expiresAt: string
  revokedAt: string | null
}

/** Every refresh token given out, by its hash: one that comes a second time betrays a theft. */
export interface RefreshTokenTable {
  hash: string
  idSession: string
  usedAt: string | null
}

export interface CodeReinitialisationTable {
  id: Generated<number>
  idUtilisateur: number
  hash: string
  essais: number
  expiresAt: string
}

/** What would be an e-mail or a text message. */
export interface MessageSortantTable {
  id: Generated<number>
  canal: 'email' | 'sms'
  destinataire: string
  sujet: string
  texte: string
  createdAt: string
}

/** Keys made on this database's first start; never sent anywhere. */
export interface SecretTable {
  nom: string
  valeur: string
}

export interface PermiTable {
  id: Generated<number>
  code: string
  libelle: string
  ageMin: number
  pays: 'TN' | 'FR'
}

export interface MoniteurTable extends Stamped {
  idAutoEcole: number
  idUtilisateur: number
  nom: string
  prenom: string
  nomTri: string
  cin: string
  telephone: string
  email: string | null
  photo: string | null
  numeroCarte: string | null
  expirationCarte: string | null
  tarifHoraire: number
  disponible: Bit
  archived: Bit
  version: number
}

export interface MoniteurPermiTable {
  idMoniteur: number
  idPermi: number
}

/** Domains of e-mail addresses; `recherche` are their words, folded. */
export interface DomaineTable {
  id: Generated<number>
  nom: string
  recherche: string
}

export interface CandidatTable extends Stamped {
  idAutoEcole: number
  idUtilisateur: number
  nom: string
  prenom: string
  /** Names folded (no accents, lower case): what is sorted by and compared. */
  nomTri: string
  prenomTri: string
  nomAr: string | null
  prenomAr: string | null
  cin: string | null
  passeport: string | null
  dateNaissance: string
  sexe: (typeof SEXES)[number] | null
  telephone: string | null
  email: string | null
  /** Of the e-mail address. */
  idDomaine: number | null
  adresse: string | null
  photo: string | null
  idPermi: number
  idMoniteur: number | null
  dateInscription: string
  source: (typeof SOURCES)[number] | null
  note: string | null
  /**
   * Summary of the papers, written with them in one transaction: deriving it for each of a hundred thousand
   * rows would make the filter on files take seconds.
   */
  documentsRecus: number
  documentsExpiration: string | null
  archived: Bit
  version: number
}

export interface DocumentTable extends Stamped {
  idAutoEcole: number
  idCandidat: number
  type: TypeDocument
  recu: Bit
  dateExpiration: string | null
  note: string | null
}

/** Append-only: who did what to which record. `before` and `after` are JSON of the fields that changed. */
export interface HistoriqueTable {
  id: Generated<number>
  idAutoEcole: number | null
  idUtilisateur: number | null
  auteur: string | null
  entite: string
  idEntite: number
  action: string
  before: string | null
  after: string | null
  createdAt: string
}

export interface ImportCandidatTable extends Stamped {
  idAutoEcole: number
  idUtilisateur: number
  fichier: string
  statut: (typeof IMPORT_STATES)[number]
  done: number
  total: number
  report: string
  message: string | null
}

export interface NotificationTable extends Stamped {
  idUtilisateur: number
  kind: (typeof NOTIF_KINDS)[number]
  /** JSON. */
  params: string
  lien: string | null
  lu: Bit
}

export interface Database {
  auto_ecole: AutoEcoleTable
  package_ecole: PackageEcoleTable
  utilisateur: UtilisateurTable
  session: SessionTable
  refresh_token: RefreshTokenTable
  code_reinitialisation: CodeReinitialisationTable
  message_sortant: MessageSortantTable
  secret: SecretTable
  permi: PermiTable
  moniteur: MoniteurTable
  moniteur_permi: MoniteurPermiTable
  domaine: DomaineTable
  candidat: CandidatTable
  document: DocumentTable
  historique: HistoriqueTable
  import_candidat: ImportCandidatTable
  notification: NotificationTable
}

export type Db = Kysely<Database>
/** A transaction where a write must be one with others; also anything that reads. */
export type Trx = Transaction<Database>
