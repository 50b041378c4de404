import { CATEGORIES } from '@contract/argent/categorie'
import { ETATS_TRANSACTION, LIST_GROUPES, METHODS, TRANSACTION_SORTS } from '@contract/argent/transaction'

/** The list's state in its address. */
export const LIST_OPTIONS = {
  id: 'transactions',
  sorts: TRANSACTION_SORTS,
  defaultSort: '-jour',
  hidden: ['caissier'],
  filters: {
    groupe: LIST_GROUPES,
    method: METHODS,
    categorie: CATEGORIES,
    etat: ETATS_TRANSACTION,
    idVehicule: 'id',
    idCandidat: 'id',
    idMoniteur: 'id',
    from: 'day',
    to: 'day',
  },
} as const
