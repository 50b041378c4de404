import type { GesteApprobation, StatutApprobation } from '@contract/argent/approbation'
import type { Service } from '@contract/argent/service'
import type { Method, Place, TransactionKind } from '@contract/argent/transaction'
import type { Generated } from 'kysely'
import type { Bit } from '../bit'
import type { Stamped } from '../stamped'

/**
 * The default prices of a school for a licence category, in millimes; one set is active. The column names are the
 * customer's own.
 */
export interface ConfigPrixTable extends Stamped {
  idAutoEcole: number
  idPermi: number
  code_hour_price: number
  code_exam_price: number
  circulation_hour_price: number
  circulation_exam_price: number
  maneuver_hour_price: number
  maneuver_exam_price: number
  code_en_ligne_hour_price: number
  code_package_price: number
  driving_package_price: number
  code_file_fee: number
  codePackageMinutes: number
  circulationPackageMinutes: number
  maneuverPackageMinutes: number
  /** The part of an exam's price that goes to the State. */
  codeExamDroits: number
  circulationExamDroits: number
  maneuverExamDroits: number
  is_active: Bit
  version: number
}

/** A package of lessons and exams that a school sells at one price. */
export interface ForfaitTable extends Stamped {
  idAutoEcole: number
  idPermi: number
  nom: string
  /** Millimes. */
  prix: number
  minutesCode: number
  minutesCirculation: number
  minutesParc: number
  examensCode: number
  examensCirculation: number
  examensParc: number
  /** Whether the file fee is part of the price. */
  dossier: Bit
  active: Bit
  version: number
}

/**
 * An enrolment: the purchases of a candidate with copies of their prices. A candidate has at most one active enrolment.
 * Lessons on a day without an enrolment cannot be charged yet.
 */
export interface InscriptionTable extends Stamped {
  idAutoEcole: number
  idCandidat: number
  idPermi: number
  dateDebut: string
  dateFin: string | null
  status: 'ACTIVE' | 'COMPLETED' | 'TERMINATED'
  /** The source of the copied prices, for information only. */
  idForfait: number | null
  idConfigPrix: number | null
  /** The rounding step of its charges in millimes, copied like its prices. */
  pasPrix: number
  motif: string | null
  /** The balance on the first day for a candidate who was moved in; null for all others. */
  repriseSolde: number | null
  version: number
}

/** The price of a service in an enrolment from a day on. Rows are added, never changed. */
export interface InscriptionPrixTable {
  id: Generated<number>
  idInscription: number
  service: Service
  /** Millimes for an hour, an exam or a fee, all taxes included. */
  montant: number
  droits: number
  /** The rate of VAT inside the price, in hundredths of a per cent. */
  tauxTva: Generated<number>
  dateEffet: string
  createdAt: string
}

/**
 * Purchased minutes, exams or fees. A discount (`REMISE`) has a quantity of zero and lowers the lot `idReduit`. Rows
 * are added, never changed: a reversed discount gets an opposite row that names it in `idAnnule`.
 */
export interface LotTable {
  id: Generated<number>
  idInscription: number
  service: Service
  /** Minutes of lessons, or number of exams or fees. */
  quantite: number
  /** The price of the whole lot in millimes, all taxes included. */
  montant: number
  /** The value before tax, the VAT rate in hundredths of a per cent, and the State's part. */
  ht: number
  tauxTva: number
  droits: number
  dateEffet: string
  dateFin: string | null
  origine: 'FORFAIT' | 'AVENANT' | 'REMISE' | 'REPRISE'
  idReduit: number | null
  idAnnule: number | null
  createdAt: string
}

/** The last number assigned in a series of a school and year. */
export interface CompteurTable {
  idAutoEcole: number
  serie: string
  annee: number
  dernier: number
}

/** The payment method. NONE marks a written-off amount. */
type StoredMethod = Method | 'NONE'

/** Money that came in or went out. Rows are added, never changed; a wrong one is reversed by another. */
export interface TransactionTable {
  id: Generated<number>
  idAutoEcole: number
  kind: TransactionKind
  /** Millimes, above zero. */
  montant: number
  method: StoredMethod
  /** The school's day of the entry. */
  jour: string
  /** The day on which the money changed hands: `jour` or earlier. */
  dateOperation: string
  serie: string
  annee: number
  numero: number
  idCandidat: number | null
  idMoniteur: number | null
  idVehicule: number | null
  /** The maintenance that an expense pays for. */
  idEntretien: number | null
  categorie: string | null
  /** The places between which a transfer moves money. */
  origine: Place | null
  destination: Place | null
  payeur: string | null
  reference: string | null
  note: string | null
  /**
   * The cash session in which it was entered; null for money that was never in a cash box, or before there were
   * sessions.
   */
  idSession: number | null
  /** The transaction that this one reverses. */
  idReversed: number | null
  /** The reason of the reversal or the write-off. */
  motif: string | null
  /** The invoice of a company that it pays. */
  idFacture: Generated<number | null>
  idUtilisateur: number
  createdAt: string
}

/** A transaction before it is stored. Only payments of companies have an `idFacture`. */
export type NewTransaction = Omit<TransactionTable, 'id' | 'idFacture'> & { idFacture?: number | null }

/** A searchable word of a transaction's payer, reference or note, without accents and case. */
export interface TransactionMotTable {
  idAutoEcole: number
  mot: string
  idTransaction: number
}

/** The totals of a day's transactions by kind and method. A reversal subtracts the reversed amount. */
export interface TransactionJourTable {
  idAutoEcole: number
  jour: string
  kind: TransactionKind
  method: StoredMethod
  nombre: number
  incoming: number
  outgoing: number
  /** The amount written off. */
  lost: Generated<number>
}

/** An account of a school; `type` and `cle` name it. */
export interface CompteTable {
  id: Generated<number>
  idAutoEcole: number
  type: string
  cle: string
  /** Debits less credits of its lines, in millimes. */
  solde: number
}

/** An entry of the ledger: one cause, one or several lines. Rows are added, never changed. */
export interface EcritureTable {
  id: Generated<number>
  idAutoEcole: number
  numero: number
  jour: string
  kind: 'SETTLEMENT' | 'MONEY'
  idCandidat: number | null
  idMoniteur: number | null
  mois: string | null
  idTransaction: number | null
  idFacture: Generated<number | null>
  idUtilisateur: number
  createdAt: string
}

export interface EcritureLigneTable {
  id: Generated<number>
  idEcriture: number
  idDebit: number
  idCredit: number
  montant: number
  /** The record that the line stands for: `lot:3`, `lecon:45`, `transaction:7`. */
  cause: string
}

/** An open item of a candidate. Only `reste`, which allocations reduce, and `idFacture` change. */
export interface PosteTable {
  id: Generated<number>
  idAutoEcole: number
  idCandidat: number
  sens: 'DEBIT' | 'CREDIT'
  cause: string
  montant: number
  /** The amount that no allocation has settled yet. */
  reste: number
  dateEcheance: string
  idEcriture: number
  idTransaction: number | null
  /** The VAT inside the amount. */
  tva: Generated<number>
  /** The invoice or credit note that lists it; null when none does. */
  idFacture: Generated<number | null>
}

/** An allocation: the amount of a debit that a credit settles. A negative amount takes an earlier allocation back. */
export interface ImputationTable {
  id: Generated<number>
  idAutoEcole: number
  idDebit: number
  idCredit: number
  montant: number
  jour: string
  idUtilisateur: number
}

/** An action of the cash desk that waits for the management or was decided. Only the decision is written later. */
export interface ApprobationTable {
  id: Generated<number>
  idAutoEcole: number
  geste: GesteApprobation
  statut: StatutApprobation
  montant: number
  motif: string
  idCandidat: number | null
  /** JSON of the request. */
  demande: string
  idDemandeur: number
  createdAt: string
  idDecideur: number | null
  decidedAt: string | null
  reponse: string | null
  /** The transaction that the approval created. */
  idTransaction: number | null
}

/**
 * The price of one absence or late cancellation as the school decided it, in per cent of the hour. The latest row
 * counts.
 */
export interface PenaliteTable {
  id: Generated<number>
  idAutoEcole: number
  idCandidat: number
  idEvenement: number
  pourcent: number
  motif: string
  idUtilisateur: number
  createdAt: string
}

/** An instalment of a payment plan; a new plan is a new version. */
export interface EcheanceTable {
  id: Generated<number>
  idInscription: number
  planVersion: number
  rang: number
  date: string
  montant: number
}

export interface ReglageArgentTable {
  idAutoEcole: number
  /** JSON of the settings that differ from the defaults. */
  valeurs: string
  version: number
  updatedAt: string
}

/** The default price of absences and late cancellations for lessons that start from `depuis` on, in per cent. */
export interface PenaliteTauxTable {
  idAutoEcole: number
  depuis: string
  absencePourcent: number
  annulationPourcent: number
}

/** An instructor's pay by the hour from a day on, in millimes. */
export interface MoniteurTarifTable {
  idMoniteur: number
  dateEffet: string
  montant: number
}

/** An invoice (FA) or a credit note (AV). No column changes after it was sent. */
export interface FactureTable extends Stamped {
  idAutoEcole: number
  serie: 'FA' | 'AV'
  annee: number | null
  /** Assigned when it is sent. */
  numero: number | null
  status: 'DRAFT' | 'SENT'
  idCandidat: number | null
  /** For a credit note: the corrected invoice and the reason. */
  idCorrigee: number | null
  motif: string | null
  /** The addressee, when it is not the candidate. */
  clientNom: string | null
  clientAdresse: string | null
  clientMatricule: string | null
  /** JSON of school and client as they were on the day of sending. */
  contenu: string | null
  /** Number and names without accents and case. */
  recherche: string
  /** The school's day of sending. */
  jour: string | null
  echeance: string | null
  ht: number
  tva: number
  ttc: number
  /** The stamp duty, which the client pays on top. */
  timbre: number
  note: string | null
  idTtn: string | null
  qr: string | null
  idUtilisateur: number
  version: number
}

export interface FactureLigneTable {
  id: Generated<number>
  idFacture: number
  rang: number
  /** The cause of the charge that the line bills; null for a line typed in a draft. */
  cause: string | null
  libelle: string
  quantite: number
  unite: 'MINUTE' | 'UNIT'
  ht: number
  tauxTva: number
  tva: number
  ttc: number
  /** Whether the school only passes the amount on to the State. */
  debours: Bit
}

/**
 * The values typed to move in a candidate who trained before the school used this application. Only `undoneAt` and
 * `idInscription` change.
 */
export interface RepriseTable {
  id: Generated<number>
  idAutoEcole: number
  idCandidat: number
  /** Null after the move was undone. */
  idInscription: number | null
  dateReprise: string
  /** The agreed price of all purchases in millimes, and the parts of them used before that day. */
  prix: number
  minutesCode: number
  minutesCirculation: number
  minutesParc: number
  /** The price of hours beyond the package, and all other earlier charges. */
  depassement: number
  autres: number
  paye: number
  /** The balance left to pay; below zero for a credit. */
  solde: number
  idUtilisateur: number
  createdAt: string
  undoneAt: string | null
}

export interface ArgentTables {
  config_prix: ConfigPrixTable
  forfait: ForfaitTable
  inscription: InscriptionTable
  inscription_prix: InscriptionPrixTable
  lot: LotTable
  compteur: CompteurTable
  transaction: TransactionTable
  transaction_jour: TransactionJourTable
  transaction_mot: TransactionMotTable
  compte: CompteTable
  ecriture: EcritureTable
  facture: FactureTable
  facture_ligne: FactureLigneTable
  ecriture_ligne: EcritureLigneTable
  poste: PosteTable
  imputation: ImputationTable
  penalite: PenaliteTable
  approbation: ApprobationTable
  echeance: EcheanceTable
  reglage_argent: ReglageArgentTable
  moniteur_tarif: MoniteurTarifTable
  penalite_taux: PenaliteTauxTable
  reprise: RepriseTable
}
