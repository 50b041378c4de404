import { type Echeance, echeanceOn, isPast } from '../clock/echeance'
import type { CandidatDocument, EtatDossier } from './candidat'

/** The facts that decide the state of a file: whether a paper has expired, and whether one was never received. */
interface DossierFacts {
  expired: boolean
  missing: boolean
}

/**
 * The condition of each state; exactly one holds for any facts. Used for a single file and, in SQL, for the list
 * filter.
 */
export const DOSSIER_RULES: Record<EtatDossier, Partial<DossierFacts>> = {
  complet: { expired: false, missing: false },
  incomplet: { expired: false, missing: true },
  expire: { expired: true },
}

interface Summary {
  documentsRecus: number
  /** The first day on which a paper ends. */
  documentsExpiration: string | null
}

/** The state of a file on a day, given the number of required papers. */
export function dossierState({ documentsRecus, documentsExpiration }: Summary, asked: number, today: string) {
  const facts: DossierFacts = {
    expired: documentsExpiration !== null && isPast(documentsExpiration, today),
    missing: documentsRecus < asked,
  }
  const holds = (etat: EtatDossier) => {
    const { expired = facts.expired, missing = facts.missing } = DOSSIER_RULES[etat]
    return expired === facts.expired && missing === facts.missing
  }
  const [etat = 'complet'] = (['expire', 'incomplet', 'complet'] as const).filter(holds)
  return etat
}

export type PaperState = 'missing' | Echeance['state']

/** The state of a paper on a day and the days left until it expires; a paper without a date never expires. */
export function paperState(
  { recu, dateExpiration }: Pick<CandidatDocument, 'recu' | 'dateExpiration'>,
  today: string,
): { state: PaperState; days: number } {
  if (!recu) return { state: 'missing', days: 0 }
  return dateExpiration ? echeanceOn(dateExpiration, today) : { state: 'valid', days: 0 }
}
