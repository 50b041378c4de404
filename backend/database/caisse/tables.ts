import type { Generated } from 'kysely'

/** The day of a cashier at their cash box. Opened by the first movement, and changed once more: by its closing. */
export interface CaisseSessionTable {
  id: Generated<number>
  idAutoEcole: number
  idUtilisateur: number
  /** The school's day of the opening, which is the day of the session. */
  jour: string
  ouverteLe: string
  /** What the ledger said was in the box, in millimes. */
  fonds: number
  fermeeLe: string | null
  fermeePar: number | null
  theorique: number | null
  compte: number | null
  ecart: number | null
  motif: string | null
  /** What went to the safe. */
  verse: number | null
  annee: number | null
  numero: number | null
  /** JSON of the report as it was printed. */
  rapport: string | null
  /** Hash of the report and of the closing before it. */
  empreinte: string | null
}

/** One count of a box, and what should have been there. Rows are added, never changed. */
export interface CaisseComptageTable {
  id: Generated<number>
  idAutoEcole: number
  idSession: number
  compte: number
  /** JSON of pieces by value; null where a total was typed. */
  billetage: string | null
  theorique: number
  idUtilisateur: number
  createdAt: string
}

/** The difference of a closed session that was explained later, and the session in which it was taken back. */
export interface EcartReprisTable {
  id: Generated<number>
  idAutoEcole: number
  idSession: number
  dansSession: number
  /** The difference: above zero for money that was too much. */
  montant: number
  motif: string
  idUtilisateur: number
  createdAt: string
}

/** The closing of a day, a month or a year of a school. Rows are added, never changed. */
export interface ClotureTable {
  id: Generated<number>
  idAutoEcole: number
  kind: 'JOUR' | 'MOIS' | 'ANNEE'
  periode: string
  totaux: string
  nombre: number
  /** What was taken less what was given back, and the same since the beginning. */
  total: number
  totalPerpetuel: number
  premierNumero: string | null
  dernierNumero: string | null
  empreinte: string
  createdAt: string
}

/** A cheque that the school took. Its state only moves forward. */
export interface ChequeTable {
  id: Generated<number>
  idAutoEcole: number
  idTransaction: number
  banque: string | null
  numero: string
  titulaire: string | null
  /** Number, bank and holder, folded. */
  recherche: string
  date: string
  /** Whether the amount was reserved at the bank. */
  reserve: 0 | 1
  montant: number
  statut: 'EN_MAIN' | 'REMIS' | 'ENCAISSE' | 'REJETE' | 'RENDU'
  recuLe: string
  remisLe: string | null
  bordereau: string | null
  encaisseLe: string | null
  rejeteLe: string | null
  /** What the bank took for refusing it. */
  frais: number | null
  renduLe: string | null
}
