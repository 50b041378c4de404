import type { CompteCandidat } from '@contract/argent/compte'
import { api } from '../api'

/** The API with the tags of money: accounts of candidates and instructors, by person, transactions, boxes, cheques. */
export const argentApi = api.enhanceEndpoints({
  addTagTypes: ['Compte', 'CompteMoniteur', 'Transaction', 'Caisse', 'Cheque'],
})

/** The tag of answers that are made of many accounts. */
export const COMPTES = { type: 'Compte', id: 'LIST' } as const

export const accountTags = (idCandidat: number) => [{ type: 'Compte', id: idCandidat } as const, COMPTES]

/**
 * What a change of an account changes: the account, the candidate's hours that are left, the journal. After a refusal
 * all accounts: the one that is shown is then outdated.
 */
export const changedAccount = (compte: CompteCandidat | undefined) =>
  compte
    ? [
        ...accountTags(compte.idCandidat),
        { type: 'Candidat', id: compte.idCandidat } as const,
        { type: 'Candidat', id: 'LIST' } as const,
        'Historique' as const,
      ]
    : (['Compte', 'Candidat', 'Historique'] as const)
