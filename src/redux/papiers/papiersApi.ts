import { argentApi } from '../argent/argentApi'

/** The API with the tags of printed papers, beside those of money: what was bought is part of a contract. */
export const papiersApi = argentApi.enhanceEndpoints({ addTagTypes: ['Contrat', 'Convocation', 'Mentions'] })
