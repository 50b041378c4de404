import type { Generated } from 'kysely'
import type { Bit } from '../bit'

/**
 * A cash session: the day of a cashier at their cash box. The first movement opens it, and only the closing changes it.
 */
export interface CaisseSessionTable {
  id: Generated<number>
  idAutoEcole: number
  idUtilisateur: number
  /** The school's day of the opening, which is the day of the session. */
  jour: string
  ouverteLe: string
  /** The opening balance of the box according to the ledger, in millimes. */
  fonds: number
  fermeeLe: string | null
  fermeePar: number | null
  theorique: number | null
  compte: number | null
  ecart: number | null
  motif: string | null
  /** The amount moved to the safe. */
  verse: number | null
  annee: number | null
  numero: number | null
  /** JSON of the report as it was printed. */
  rapport: string | null
  /** Hash of the report and of the closing before it. */
  empreinte: string | null
}

/** A count of a box, with the expected amount. Rows are added, never changed. */
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

/** A difference of a closed session that was explained later, and the session in which it was taken back. */
export interface EcartReprisTable {
  id: Generated<number>
  idAutoEcole: number
  idSession: number
  dansSession: number
  /** The difference; above zero for a surplus. */
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
  /** The money received less refunds, for the period and since the beginning. */
  total: number
  totalPerpetuel: number
  premierNumero: string | null
  dernierNumero: string | null
  empreinte: string
  createdAt: string
}

/** A cheque that the school accepted. Its state moves forward; a step that was noted by mistake is undone. */
export interface ChequeTable {
  id: Generated<number>
  idAutoEcole: number
  /** Its payment: the latest one, when a refusal that was undone had reversed an earlier one. */
  idTransaction: number
  banque: string | null
  numero: string
  titulaire: string | null
  /** Number, bank and holder, folded. */
  recherche: string
  date: string
  /** Whether the amount was reserved at the bank. */
  reserve: Bit
  montant: number
  statut: 'EN_MAIN' | 'REMIS' | 'ENCAISSE' | 'REJETE' | 'RENDU'
  recuLe: string
  remisLe: string | null
  bordereau: string | null
  encaisseLe: string | null
  rejeteLe: string | null
  /** The fee of the bank for a refused cheque. */
  frais: number | null
  renduLe: string | null
}

export interface CaisseTables {
  caisse_session: CaisseSessionTable
  caisse_comptage: CaisseComptageTable
  ecart_repris: EcartReprisTable
  cloture: ClotureTable
  cheque: ChequeTable
}
