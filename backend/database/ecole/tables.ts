import type { Pays } from '@contract/clock/pays'
import type { SEXES, SOURCES, TypeDocument } from '@contract/ecole/candidat'
import type { IMPORT_STATES } from '@contract/ecole/import/candidatImport'
import type { Media } from '@contract/ecole/papier'
import type { BOITES, TYPES_ENTRETIEN } from '@contract/ecole/vehicule'
import type { Generated } from 'kysely'
import type { Bit } from '../bit'
import type { Stamped } from '../stamped'

export interface PermiTable {
  id: Generated<number>
  code: string
  libelle: string
  ageMin: number
  pays: Pays
}

/** A category that a school has chosen to teach. */
export interface AutoEcolePermiTable {
  idAutoEcole: number
  idPermi: number
}

/** The version of a school's choice of categories. */
export interface ReglagePermisTable {
  idAutoEcole: number
  version: number
  updatedAt: string
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

/** The domains of e-mail addresses. `recherche` holds their words, folded. */
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
  /** Names folded (no accents, lower case), for sorting and comparing. */
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
  /** The domain of the e-mail address. */
  idDomaine: number | null
  adresse: string | null
  photo: string | null
  idPermi: number
  idMoniteur: number | null
  dateInscription: string
  source: (typeof SOURCES)[number] | null
  note: string | null
  /**
   * The summary of the documents, written with them in one transaction. Deriving it for each of a hundred thousand rows
   * would make the filter by paperwork take seconds.
   */
  documentsRecus: number
  documentsExpiration: string | null
  archived: Bit
  /** The school's day of the archiving; null while in training. */
  archiveLe: string | null
  version: number
}

export interface DocumentTable extends Stamped {
  idAutoEcole: number
  idCandidat: number
  type: TypeDocument
  recu: Bit
  /** The date of issue or signature. */
  dateDocument: string | null
  dateExpiration: string | null
  note: string | null
  version: number
}

/** Scans and photos of papers. A file is immutable: it is replaced by another one. */
export interface PapierTable {
  id: Generated<number>
  idAutoEcole: number
  idCandidat: number
  type: TypeDocument
  /** Its position among the files of the paper. */
  rang: number
  nom: string
  media: Media
  /** In bytes. */
  taille: number
  /** Hash of the bytes, to recognise equal files. */
  empreinte: string
  createdAt: string
  /** When it was removed or replaced; it can be restored for a day. */
  retireLe: string | null
  contenu: Uint8Array<ArrayBuffer>
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
  /** The entry that this line belongs to. */
  idGroupe: number | null
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
  /** JSON: the result of undoing the import. */
  annulation: string | null
}

/** The days on which a host last went through a school's reminders; null for never. */
export interface RappelEcoleTable {
  idAutoEcole: number
  papiers: string | null
  argent: string | null
}

export interface VehiculeTable extends Stamped {
  idAutoEcole: number
  immatriculation: string
  marque: string
  modele: string
  /** Plate, make and model, folded, for the search. */
  recherche: string
  annee: number | null
  idPermi: number
  boite: (typeof BOITES)[number]
  kilometrage: number
  finAssurance: string | null
  finVisite: string | null
  finVignette: string | null
  disponible: Bit
  note: string | null
  archived: Bit
  version: number
}

export interface EntretienTable extends Stamped {
  idAutoEcole: number
  idVehicule: number
  date: string
  type: (typeof TYPES_ENTRETIEN)[number]
  /** Millimes. */
  cout: number
  kilometrage: number | null
  note: string | null
}

/** An access code for the online course. */
export interface CodeAccesTable extends Stamped {
  idAutoEcole: number
  idCandidat: number
  code: string
  dateExpiration: string
  actif: Bit
  premiereUtilisation: string | null
  derniereUtilisation: string | null
  version: number
}

export interface EcoleTables {
  permi: PermiTable
  auto_ecole_permi: AutoEcolePermiTable
  reglage_permis: ReglagePermisTable
  moniteur: MoniteurTable
  moniteur_permi: MoniteurPermiTable
  domaine: DomaineTable
  candidat: CandidatTable
  document: DocumentTable
  papier: PapierTable
  historique: HistoriqueTable
  import_candidat: ImportCandidatTable
  rappel_ecole: RappelEcoleTable
  vehicule: VehiculeTable
  entretien: EntretienTable
  code_acces: CodeAccesTable
}
