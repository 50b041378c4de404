import { recherche, rechercheQuery } from '../../ecole/recherche'
import { call } from '../call'

export const search = call({
  id: 'search',
  method: 'get',
  path: 'api/recherche',
  summary:
    'People, vehicles and schools that one may see, by name, number, plate or address: a few of each, best first',
  can: 'signedIn',
  query: rechercheQuery,
  answer: recherche,
  // The search shows the failure itself and still offers pages and actions.
  failure: 'quiet',
})
