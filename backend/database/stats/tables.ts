import type { Etape } from '@contract/planning/evenement'
import type { Bit } from '../bit'

/** An opinion on a candidate's readiness for an exam; at most one for each candidate. */
export interface AvisTable {
  idCandidat: number
  etape: Etape
  isReady: Bit
  motif: string
  idUtilisateur: number
  auteur: string
  createdAt: string
}

export interface StatsTables {
  avis: AvisTable
}
