import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

/** Invoices and credit notes: reached from the transactions, the account of a candidate and the search. */
export const routes: PageRoute[] = [
  {
    path: paths.factures,
    can: ['read', 'Transaction'],
    words: ['facture', 'export'],
    load: async () => (await import('./list/FactureListPage')).FactureListPage,
  },
  {
    path: paths.factureNew,
    can: ['create', 'Facture'],
    words: ['facture', 'paiement'],
    load: async () => (await import('./form/FactureNewPage')).FactureNewPage,
  },
  {
    path: paths.facture(':id'),
    can: ['read', 'Facture'],
    words: ['facture', 'paiement', 'contrat', 'caisse', 'transaction'],
    load: async () => (await import('./detail/FacturePage')).FacturePage,
  },
  {
    path: paths.factureEdit(':id'),
    can: ['update', 'Facture'],
    words: ['facture', 'paiement'],
    load: async () => (await import('./form/FactureEditPage')).FactureEditPage,
  },
]
