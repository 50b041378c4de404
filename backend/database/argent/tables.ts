import type { GesteApprobation, StatutApprobation } from '@contract/argent/approbation'
import type { Service } from '@contract/argent/service'
import type { Method, Place, TransactionKind } from '@contract/argent/transaction'
import type { Generated } from 'kysely'
import type { Stamped } from '../stamped'

/** The default prices of a school for a permit, in millimes; one of them is active. The customer's names, to the letter. */
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
  is_active: 0 | 1
  version: number
}

/** What a school sells to candidates at one price. */
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
  dossier: 0 | 1
  active: 0 | 1
  version: number
}

/**
 * What a candidate has bought, its prices copied. A candidate has one active enrolment at most; lessons of days without
 * any cannot be charged yet.
 */
export interface InscriptionTable extends Stamped {
  idAutoEcole: number
  idCandidat: number
  idPermi: number
  dateDebut: string
  dateFin: string | null
  status: 'ACTIVE' | 'COMPLETED' | 'TERMINATED'
  /** Where the prices were copied from; for reading only. */
  idForfait: number | null
  idConfigPrix: number | null
  /** The step of its charges in millimes, copied like its prices. */
  pasPrix: number
  motif: string | null
  /** What the candidate owed on its first day, when they were moved in; null for everybody else. */
  repriseSolde: number | null
  version: number
}

/** The price of a service of an enrolment from a day on. Rows are added, never changed. */
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

/** Minutes or exams bought; a discount (`REMISE`) has none and lowers the lot `idReduit`. Rows are added, never changed. */
export interface LotTable {
  id: Generated<number>
  idInscription: number
  service: Service
  /** Minutes of lessons, or number of exams or fees. */
  quantite: number
  /** What the whole lot costs in millimes, all taxes included. */
  montant: number
  /** What it is worth before tax, its rate in hundredths of a per cent, and the part of it that goes to the State. */
  ht: number
  tauxTva: number
  droits: number
  dateEffet: string
  dateFin: string | null
  origine: 'FORFAIT' | 'AVENANT' | 'REMISE' | 'REPRISE'
  idReduit: number | null
  createdAt: string
}

/** The last number given in a series of a school and year. */
export interface CompteurTable {
  idAutoEcole: number
  serie: string
  annee: number
  dernier: number
}

/** How money changed hands; NONE for what was written off. */
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
  /** Of a transfer between the places of the school. */
  origine: Place | null
  destination: Place | null
  payeur: string | null
  reference: string | null
  note: string | null
  /** The session of the cash box in which it was entered; null for what never lay in one, and before there were any. */
  idSession: number | null
  /** The transaction that this one reverses. */
  idReversed: number | null
  /** Why it was reversed, or written off. */
  motif: string | null
  /** The invoice of a company that it pays. */
  idFacture: Generated<number | null>
  idUtilisateur: number
  createdAt: string
}

/** A transaction before it is stored; few pay an invoice. */
export type NewTransaction = Omit<TransactionTable, 'id' | 'idFacture'> & { idFacture?: number | null }

/** A word of a transaction's payer, reference or note, without accents and case: what a search finds it by. */
export interface TransactionMotTable {
  idAutoEcole: number
  mot: string
  idTransaction: number
}

/** What a day's transactions of a kind and method add up to; a reversal takes off what it reverses. */
export interface TransactionJourTable {
  idAutoEcole: number
  jour: string
  kind: TransactionKind
  method: StoredMethod
  nombre: number
  incoming: number
  outgoing: number
  /** What was written off. */
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
  /** What the line stands for: `lot:3`, `lecon:45`, `transaction:7`. */
  cause: string
}

/** An open item of a candidate. Only `reste` changes, with the allocations. */
export interface PosteTable {
  id: Generated<number>
  idAutoEcole: number
  idCandidat: number
  sens: 'DEBIT' | 'CREDIT'
  cause: string
  montant: number
  /** What no allocation has taken yet. */
  reste: number
  dateEcheance: string
  idEcriture: number
  idTransaction: number | null
  /** The VAT inside the amount. */
  tva: Generated<number>
  /** The invoice or credit note that it is on; null while it is on none. */
  idFacture: Generated<number | null>
}

/** Which credit settles which debit, and how much of it; a negative amount takes an earlier one back. */
export interface ImputationTable {
  id: Generated<number>
  idAutoEcole: number
  idDebit: number
  idCredit: number
  montant: number
  jour: string
  idUtilisateur: number
}

/** A gesture of the cash desk that waits for the management, or was decided. Only its decision is ever written. */
export interface ApprobationTable {
  id: Generated<number>
  idAutoEcole: number
  geste: GesteApprobation
  statut: StatutApprobation
  montant: number
  motif: string
  idCandidat: number | null
  /** JSON of what was asked. */
  demande: string
  idDemandeur: number
  createdAt: string
  idDecideur: number | null
  decidedAt: string | null
  reponse: string | null
  /** What was entered when it was approved. */
  idTransaction: number | null
}

/** What the school charges for one absence or late cancellation, in per cent of the hour; the latest row counts. */
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

/** What an absence or a late cancellation costs without a decision, for lessons that start from a moment on. */
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

/** An invoice (FA) or a credit note (AV). Once it was sent, none of its columns changes. */
export interface FactureTable extends Stamped {
  idAutoEcole: number
  serie: 'FA' | 'AV'
  annee: number | null
  /** Given when it is sent. */
  numero: number | null
  status: 'DRAFT' | 'SENT'
  idCandidat: number | null
  /** The invoice that a credit note corrects, and why. */
  idCorrigee: number | null
  motif: string | null
  /** Who it is addressed to, when it is not the candidate. */
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
  /** The stamp duty that the client bears, on top. */
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
  /** The charge that it stands for; null for a line typed in a draft. */
  cause: string | null
  libelle: string
  quantite: number
  unite: 'MINUTE' | 'UNIT'
  ht: number
  tauxTva: number
  tva: number
  ttc: number
  /** What the school only passes on to the State. */
  debours: 0 | 1
}

/** What was typed to move a candidate in who was there before. Only `undoneAt` and `idInscription` change. */
export interface RepriseTable {
  id: Generated<number>
  idAutoEcole: number
  idCandidat: number
  /** Null once it was undone. */
  idInscription: number | null
  dateReprise: string
  /** What was agreed for all that was bought, in millimes, and what was used of it before the day. */
  prix: number
  minutesCode: number
  minutesCirculation: number
  minutesParc: number
  /** What the hours beyond the package cost, and anything else that was charged before. */
  depassement: number
  autres: number
  paye: number
  /** What was left to pay; below zero for a credit. */
  solde: number
  idUtilisateur: number
  createdAt: string
  undoneAt: string | null
}
