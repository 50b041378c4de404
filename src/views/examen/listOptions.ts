import { ETAPES } from '@contract/planning/evenement'
import { ETATS_EXAMEN, EXAMEN_SORTS } from '@contract/planning/examen'

/** The list's state in its address. */
export const LIST_OPTIONS = {
  id: 'examens',
  sorts: EXAMEN_SORTS,
  defaultSort: '-start',
  filters: {
    etape: ETAPES,
    status: ETATS_EXAMEN,
    idCandidat: 'id',
    idExaminateur: 'id',
    idMoniteur: 'id',
    suiviPar: 'id',
    idPermi: 'id',
    depuis: 'day',
    jusqua: 'day',
  },
} as const
