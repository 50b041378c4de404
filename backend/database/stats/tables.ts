import type { Etape } from '@contract/planning/evenement'

/** An opinion on a candidate's readiness for an exam; at most one for each candidate. */
export interface AvisTable {
  idCandidat: number
  etape: Etape
  isReady: 0 | 1
  motif: string
  idUtilisateur: number
  auteur: string
  createdAt: string
}

export interface StatsTables {
  avis: AvisTable
}
