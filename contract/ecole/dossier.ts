import { type Echeance, echeanceOn, isPast } from '../clock/echeance'
import type { CandidatDocument, EtatDossier } from './candidat'

/** What a file's state depends on: whether a paper is past its day, and whether one was never received. */
interface DossierFacts {
  expired: boolean
  missing: boolean
}

/** What each state asks for, one of them whatever the facts: the rule of one file, and the filter of a list in SQL. */
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

/** The state of a file on a day, of as many papers as are asked for. */
export function etatDossier({ documentsRecus, documentsExpiration }: Summary, asked: number, today: string) {
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

/** Where a paper of a file is on a day, and the days left until it runs out; one without a date never does. */
export function paperState(
  { recu, dateExpiration }: Pick<CandidatDocument, 'recu' | 'dateExpiration'>,
  today: string,
): { state: PaperState; days: number } {
  if (!recu) return { state: 'missing', days: 0 }
  return dateExpiration ? echeanceOn(dateExpiration, today) : { state: 'valid', days: 0 }
}
