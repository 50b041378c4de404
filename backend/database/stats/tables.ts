import type { Etape } from '@contract/planning/evenement'

/** What somebody says of a candidate's readiness; one for each candidate. */
export interface AvisTable {
  idCandidat: number
  etape: Etape
  isReady: 0 | 1
  motif: string
  idUtilisateur: number
  auteur: string
  createdAt: string
}
