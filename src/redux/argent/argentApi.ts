import { api } from '../api'

/** The API with the tags of money: accounts of candidates and instructors, by person, transactions, boxes, cheques. */
export const argentApi = api.enhanceEndpoints({
  addTagTypes: ['Compte', 'CompteMoniteur', 'Transaction', 'Caisse', 'Cheque'],
})
