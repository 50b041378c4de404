import { CANDIDAT_SORTS, FILTRES_DOSSIER, SEXES, SOURCES } from '@contract/ecole/candidat'

/** What the list keeps in its address. */
export const LIST_OPTIONS = {
  id: 'candidats',
  sorts: CANDIDAT_SORTS,
  defaultSort: 'nom',
  filters: {
    idPermi: 'id',
    idMoniteur: 'id',
    sexe: SEXES,
    source: SOURCES,
    dossier: FILTRES_DOSSIER,
    inscritDepuis: 'day',
    inscritJusqua: 'day',
    archived: ['true'],
  },
  hidden: ['heures', 'dateNaissance', 'sexe', 'email', 'adresse', 'passeport', 'source', 'note', 'createdAt'],
} as const
