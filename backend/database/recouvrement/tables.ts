import type { Generated } from 'kysely'

/** A payment plan with the sum of its instalments. A changed plan is stored as a new version. */
export interface EcheancierTable {
  idInscription: number
  planVersion: number
  montant: number
  /** The price of the purchases when the plan was made. */
  prix: number
  idUtilisateur: number
  createdAt: string
}

/**
 * A candidate's promise to pay an amount by a day. The latest one counts. Whether it was kept is read from the
 * payments.
 */
export interface PromesseTable {
  id: Generated<number>
  idAutoEcole: number
  idCandidat: number
  date: string
  montant: number
  note: string | null
  idUtilisateur: number
  createdAt: string
}

/** A reminder that was sent. A candidate has at most one for each day. */
export interface RelanceTable {
  id: Generated<number>
  idAutoEcole: number
  idCandidat: number
  jour: string
  /** 0 before the first due day, then the number of the reminder. */
  niveau: number
  /** The due date of the oldest unpaid amount. */
  depuis: string
  montant: number
  idPromesse: number | null
  imprimeLe: string | null
  createdAt: string
}

export interface RecouvrementTables {
  echeancier: EcheancierTable
  promesse: PromesseTable
  relance: RelanceTable
}
