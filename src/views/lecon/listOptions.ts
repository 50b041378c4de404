import { HOURS } from '@contract/planning/demande'
import { ETATS_LECON, LECON_SORTS } from '@contract/planning/lecon'

/** The list's state in its address. */
export const LIST_OPTIONS = {
  id: 'lecons',
  sorts: LECON_SORTS,
  defaultSort: '-start',
  filters: {
    etat: ETATS_LECON,
    calendar: HOURS,
    idCandidat: 'id',
    idMoniteur: 'id',
    idVehicule: 'id',
    idPermi: 'id',
    annulees: ['non'],
    depuis: 'day',
    jusqua: 'day',
  },
} as const
