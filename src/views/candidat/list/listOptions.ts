import { CONNEXIONS } from '@contract/ability'
import { CANDIDAT_SORTS, FILTRES_DOSSIER, SEXES, SOURCES } from '@contract/ecole/candidat'
import { HIDDEN_COLUMNS } from './useColumns'

/** The list's state in its address. */
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
    enFormationLe: 'day',
    archiveDepuis: 'day',
    archiveJusqua: 'day',
    connexion: CONNEXIONS,
    archived: ['true', 'tous'],
  },
  hidden: HIDDEN_COLUMNS,
} as const
