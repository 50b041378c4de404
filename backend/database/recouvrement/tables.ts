import type { Generated } from 'kysely'

/** A payment plan: what its instalments add up to. A new plan is a new version. */
export interface EcheancierTable {
  idInscription: number
  planVersion: number
  montant: number
  /** What was bought cost, when the plan was made. */
  prix: number
  idUtilisateur: number
  createdAt: string
}

/** What a candidate promised to pay, and until when. The latest counts; whether it was kept is read from the payments. */
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

/** A reminder that was sent: one a candidate and day. */
export interface RelanceTable {
  id: Generated<number>
  idAutoEcole: number
  idCandidat: number
  jour: string
  /** 0 before the first due day, then the number of the reminder. */
  niveau: number
  /** The oldest day that was due. */
  depuis: string
  montant: number
  idPromesse: number | null
  imprimeLe: string | null
  createdAt: string
}
