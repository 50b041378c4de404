import { api } from '../api'

/** The API with the tags of money: the accounts of candidates, by candidate, and the transactions. */
export const argentApi = api.enhanceEndpoints({ addTagTypes: ['Compte', 'Transaction'] })
