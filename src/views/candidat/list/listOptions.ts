import { CANDIDAT_SORTS, ETATS_DOSSIER, SEXES, SOURCES } from '@contract/candidat'

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
