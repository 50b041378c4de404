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
  // The search says so itself: its pages and actions go on.
  failure: 'quiet',
})
