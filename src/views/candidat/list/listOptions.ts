import { CANDIDAT_SORTS, type CandidatListQuery, ETATS_DOSSIER, SEXES, SOURCES } from '@contract/candidat'
import { isDay } from '@contract/fields'

/** What the list keeps in its address. */
export const LIST_OPTIONS = {
  id: 'candidats',
  sorts: CANDIDAT_SORTS,
  defaultSort: 'nom',
  filters: {
    idPermi: 'text',
    idMoniteur: 'text',
    sexe: SEXES,
    source: SOURCES,
    dossier: ETATS_DOSSIER,
    inscritDepuis: 'text',
    inscritJusqua: 'text',
    archived: ['true'],
  },
} as const

const isId = (text: string) => /^\d{1,9}$/.test(text)
const CHECKS = { idPermi: isId, idMoniteur: isId, inscritDepuis: isDay, inscritJusqua: isDay }

/** The query without what makes no sense: an address cut short, a year that is still being typed. */
export function meaningful(query: CandidatListQuery): CandidatListQuery {
  const checked = Object.entries(query).filter(([name, value]) => {
    const check = name in CHECKS ? CHECKS[name as keyof typeof CHECKS] : null // just found among its keys
    return !check || check(value)
  })
  return Object.fromEntries(checked)
}
