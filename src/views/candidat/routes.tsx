import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

/** The pages of the candidates; instructors have read-only access to their own. */
export const routes: PageRoute[] = [
  {
    path: paths.candidats,
    can: ['read', 'Candidat'],
    roles: ['ecole', 'moniteur'],
    words: ['candidat', 'import', 'codeAcces', 'moniteur', 'parcours', 'evenement', 'paiement', 'facture'],
    load: async () => (await import('./list/CandidatListPage')).CandidatListPage,
  },
  {
    path: paths.candidatNew,
    can: ['create', 'Candidat'],
    words: ['candidat', 'moniteur', 'package'],
    load: async () => (await import('./form/CandidatNewPage')).CandidatNewPage,
  },
  {
    path: paths.candidatImport,
    can: ['import', 'Candidat'],
    words: ['import', 'package'],
    load: async () => (await import('./import/ImportPage')).ImportPage,
  },
  {
    path: paths.candidat(':id'),
    can: ['read', 'Candidat'],
    roles: ['ecole', 'moniteur'],
    words: [
      ...['candidat', 'parcours', 'codeAcces', 'cours', 'devoir', 'topic', 'lecon', 'evenement', 'examen', 'paiement'],
      'facture',
      ...['contrat', 'convocation', 'recouvrement'],
      'caisse',
      'transaction',
      // The log describes a candidate with the texts of every domain.
      ...['historique', 'vehicule', 'planning', 'reglages', 'approbation', 'utilisateur'],
    ],
    load: async () => (await import('./sheet/CandidatPage')).CandidatPage,
  },
  {
    path: paths.candidatEdit(':id'),
    can: ['update', 'Candidat'],
    words: ['candidat', 'moniteur'],
    load: async () => (await import('./form/CandidatEditPage')).CandidatEditPage,
  },
  {
    path: paths.candidatPortfolio,
    can: ['read', 'Portfolio'],
    roles: ['candidat'],
    words: ['candidat', 'lecon', 'parcours', 'evenement', 'flux'],
    load: async () => (await import('./own/PortfolioPage')).PortfolioPage,
  },
]
