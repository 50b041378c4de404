import type { Acces, Role } from '@contract/ability'
import type { Pays } from '@contract/clock/pays'
import type { NOTIF_KINDS } from '@contract/compte/notif'
import type { SEXES, SOURCES, TypeDocument } from '@contract/ecole/candidat'
import type { IMPORT_STATES } from '@contract/ecole/import/candidatImport'
import type { Media } from '@contract/ecole/papier'
import type { BOITES, TYPES_ENTRETIEN } from '@contract/ecole/vehicule'
import type { AttenteStatut, OffreStatut } from '@contract/planning/attente'
import type { Ressource } from '@contract/planning/clash'
import type { DemandeStatut } from '@contract/planning/demande'
import type { Calendar, Statut } from '@contract/planning/evenement'
import type { Frequence } from '@contract/plateforme/pack'
import type { Generated, Kysely, Transaction } from 'kysely'
import type * as argent from './argent/tables'
import type * as caisse from './caisse/tables'
import type * as salle from './cours/salleTables'
import type * as cours from './cours/tables'
import type * as papiers from './papiers/tables'
import type * as recouvrement from './recouvrement/tables'
import type { Stamped } from './stamped'
import type * as stats from './stats/tables'

/**
 * The tables as TypeScript types. Portable types only: days and moments are ISO 8601 text, booleans are 0 or 1, money
 * is integer millimes, JSON is text.
 */

/** 0 or 1. */
export type Bit = 0 | 1
export const bit = (value: boolean): Bit => (value ? 1 : 0)

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

export interface UtilisateurTable extends Stamped {
  idAutoEcole: number | null
  username: string
  nomComplet: string
  email: string | null
  telephone: string | null
  role: Role
  /** For desk users: their access rights. */
  acces: Acces | null
  avatar: string | null
  langue: string
  actif: Bit
  isFirstLogin: Bit
  /** The hash; see auth/password.ts for its format. */
  motDePasse: string
  /** Number of consecutive wrong passwords. */
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
  /** The push token of the native shell, or a browser's subscription as JSON. */
  pushToken: string | null
}

/** A notification that waits to be sent to the browser of a session. */
export interface EnvoiPushTable {
  id: Generated<number>
  idNotification: number
  idSession: string
  essais: Generated<number>
  /** The earliest moment of the next try; null for at once. */
  prochainEssai: string | null
}

/** The hash of every refresh token issued: a reused one indicates theft. */
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

/** An outgoing e-mail or text message. */
export interface MessageSortantTable {
  id: Generated<number>
  canal: 'email' | 'sms'
  destinataire: string
  sujet: string
  texte: string
  createdAt: string
  /** When a host sent it; null before that, and on hosts that show messages instead. */
  envoyeLe: string | null
  essais: Generated<number>
  /** The earliest moment of the next try; null for at once. */
  prochainEssai: string | null
}

/** Keys generated on the first start of this database; never sent anywhere. */
export interface SecretTable {
  nom: string
  valeur: string
}

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

export interface NotificationTable extends Stamped {
  idUtilisateur: number
  kind: (typeof NOTIF_KINDS)[number]
  /** JSON. */
  params: string
  /** JSON. */
  target: string | null
  lu: Bit
}

/** Opening hours: `jour` 1 is Monday, times are on the wall clock, `HH:MM`. Without rows the school is always open. */
export interface HoraireEcoleTable {
  id: Generated<number>
  idAutoEcole: number
  jour: number
  debut: string
  fin: string
}

/** Days on which a school is closed, both included. */
export interface FermetureTable extends Stamped {
  idAutoEcole: number
  debut: string
  fin: string
  motif: string | null
}

export interface ReglagePlanningTable {
  idAutoEcole: number
  /** JSON of the settings that differ from the defaults. */
  valeurs: string
  version: number
  updatedAt: string
}

/**
 * An instructor's hours, in the format of `HoraireEcoleTable`. Without rows the instructor works whenever the school is
 * open.
 */
export interface DisponibiliteTable extends HoraireEcoleTable {
  idMoniteur: number
}

/** Days of leave, both included. */
export interface CongeTable extends FermetureTable {
  idMoniteur: number
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

export interface ExaminateurTable extends Stamped {
  idAutoEcole: number
  nom: string
  prenom: string
  recherche: string
  telephone: string | null
  centre: string | null
  /** JSON of the stages examined. */
  etapes: string
  archived: Bit
  version: number
}

/** A lesson or an exam. `start` and `end` are moments in UTC, `YYYY-MM-DDTHH:MM:SS.sssZ`, less than a day apart. */
export interface EvenementTable extends Stamped {
  idAutoEcole: number
  calendar: Calendar
  title: string | null
  start: string
  end: string
  idMoniteur: number | null
  idVehicule: number | null
  idExaminateur: number | null
  lieu: string | null
  note: string | null
  status: Statut
  /** Shared by the lessons of one recurrence. */
  serie: string | null
  /** The reason of the cancellation. */
  motif: string | null
  /** Cancelled later than the school's rules allowed at the time. */
  annulationTardive: Generated<Bit>
  debutReel: string | null
  /** Attested minutes. */
  minutes: number | null
  /** The instructor's note for the next lesson. */
  suite: string | null
  attesteLe: string | null
  attestePar: string | null
  version: number
}

export interface EvenementCandidatTable {
  idEvenement: number
  idCandidat: number
  absent: Bit
}

/** The booked resources and times of events that are not cancelled. */
export interface OccupationTable {
  ressource: Ressource
  idRessource: number
  start: string
  end: string
  idEvenement: number
}

export interface DemandeEvenementTable extends Stamped {
  idAutoEcole: number
  idCandidat: number
  calendar: Calendar
  /** JSON: up to three `{start, end}`. */
  creneaux: string
  note: string | null
  statut: DemandeStatut
  motif: string | null
  idEvenement: number | null
  reponduLe: string | null
}

/** A candidate who waits for a freed slot. */
export interface AttenteTable extends Stamped {
  idAutoEcole: number
  idCandidat: number
  calendar: Calendar
  /** JSON of weekdays, 1 is Monday. */
  jours: string
  debut: string
  fin: string
  note: string | null
  statut: AttenteStatut
}

/** A freed slot, offered to a waiting candidate; `idOrigine` is the cancelled event. */
export interface OffreTable extends Stamped {
  idAutoEcole: number
  idAttente: number
  idCandidat: number
  idOrigine: number
  rang: number
  /** JSON of the reasons for the rank. */
  raisons: string
  statut: OffreStatut
  expiresAt: string
  idEvenement: number | null
}

/** A calendar feed, by the hash of its token. */
export interface FluxIcalTable extends Stamped {
  idAutoEcole: number
  hash: string
  ressource: Ressource
  idRessource: number
  idUtilisateur: number
  revokedAt: string | null
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

/** A throttle count by key; a new one begins once it has expired. */
export interface LimiteTable {
  cle: string
  nombre: number
  expiresAt: string
}

/**
 * A write with an idempotency key, and its answer. Neither the key nor the answer is readable here: see
 * `http/once.ts`.
 */
export interface IdempotenceTable {
  /** The caller: `user:7`, or before the sign-in `device:…`. */
  auteur: string
  /** Hash of the key. */
  cle: string
  route: string
  /** Hash of the body, keyed with the idempotency key. */
  empreinte: string
  /** HTTP status of the answer. */
  statut: number
  /** The body of the answer, encrypted with the key; null for none. */
  reponse: string | null
  createdAt: string
}

export interface Database {
  auto_ecole: AutoEcoleTable
  package_ecole: PackageEcoleTable
  config_prix: argent.ConfigPrixTable
  forfait: argent.ForfaitTable
  inscription: argent.InscriptionTable
  inscription_prix: argent.InscriptionPrixTable
  lot: argent.LotTable
  compteur: argent.CompteurTable
  transaction: argent.TransactionTable
  transaction_jour: argent.TransactionJourTable
  transaction_mot: argent.TransactionMotTable
  caisse_session: caisse.CaisseSessionTable
  caisse_comptage: caisse.CaisseComptageTable
  ecart_repris: caisse.EcartReprisTable
  cloture: caisse.ClotureTable
  cheque: caisse.ChequeTable
  compte: argent.CompteTable
  ecriture: argent.EcritureTable
  facture: argent.FactureTable
  facture_ligne: argent.FactureLigneTable
  ecriture_ligne: argent.EcritureLigneTable
  poste: argent.PosteTable
  imputation: argent.ImputationTable
  penalite: argent.PenaliteTable
  approbation: argent.ApprobationTable
  echeance: argent.EcheanceTable
  reglage_argent: argent.ReglageArgentTable
  moniteur_tarif: argent.MoniteurTarifTable
  mention_ecole: papiers.MentionEcoleTable
  mention_candidat: papiers.MentionCandidatTable
  contrat: papiers.ContratTable
  convocation: papiers.ConvocationTable
  penalite_taux: argent.PenaliteTauxTable
  reprise: argent.RepriseTable
  echeancier: recouvrement.EcheancierTable
  promesse: recouvrement.PromesseTable
  relance: recouvrement.RelanceTable
  utilisateur: UtilisateurTable
  session: SessionTable
  refresh_token: RefreshTokenTable
  envoi_push: EnvoiPushTable
  code_reinitialisation: CodeReinitialisationTable
  message_sortant: MessageSortantTable
  secret: SecretTable
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
  notification: NotificationTable
  rappel_ecole: RappelEcoleTable
  horaire_ecole: HoraireEcoleTable
  fermeture: FermetureTable
  reglage_planning: ReglagePlanningTable
  disponibilite: DisponibiliteTable
  conge: CongeTable
  vehicule: VehiculeTable
  entretien: EntretienTable
  examinateur: ExaminateurTable
  evenement: EvenementTable
  evenement_candidat: EvenementCandidatTable
  occupation: OccupationTable
  demande_evenement: DemandeEvenementTable
  attente: AttenteTable
  offre: OffreTable
  flux_ical: FluxIcalTable
  pack: PackTable
  demande_pack: DemandePackTable
  code_acces: CodeAccesTable
  message_contact: MessageContactTable
  serie: cours.SerieTable
  serie_permi: cours.SeriePermiTable
  question: cours.QuestionTable
  question_choice: cours.QuestionChoiceTable
  examen_blanc: cours.ExamenBlancTable
  examen_blanc_part: cours.ExamenBlancPartTable
  tentative: cours.TentativeTable
  tentative_question: cours.TentativeQuestionTable
  memoire: cours.MemoireTable
  devoir: cours.DevoirTable
  avis: stats.AvisTable
  salle: salle.SalleTable
  salle_question: salle.SalleQuestionTable
  salle_participant: salle.SalleParticipantTable
  salle_reponse: salle.SalleReponseTable
  limite: LimiteTable
  idempotence: IdempotenceTable
}

export type Db = Kysely<Database>
/** A transaction, for writes that must be atomic. */
export type Trx = Transaction<Database>
/** The database or one of its transactions, for functions that only read or whose caller decides. */
export type Conn = Db | Trx
