import { argentApi } from '../argent/argentApi'

/** The API with the tags of printed papers, besides those of money: bought packages are part of a contract. */
export const papiersApi = argentApi.enhanceEndpoints({ addTagTypes: ['Contrat', 'Convocation', 'Mentions'] })
