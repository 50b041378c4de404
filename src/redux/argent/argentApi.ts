import { api } from '../api'

/** The API with the tags of money: the accounts of candidates and of instructors, by person, and the transactions. */
export const argentApi = api.enhanceEndpoints({ addTagTypes: ['Compte', 'CompteMoniteur', 'Transaction'] })
