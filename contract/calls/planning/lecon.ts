import { leconListQuery, leconPage } from '../../planning/lecon'
import { call } from '../call'

export const listLecons = call({
  id: 'listLecons',
  method: 'get',
  path: 'api/calendrier/lecon',
  summary: 'Lessons, past and to come, page by page, with totals by state',
  // Whoever teaches or plans: a candidate's own are its calendar's, where no search tells who else takes part.
  can: ['attest', 'Evenement'],
  query: leconListQuery,
  answer: leconPage,
})
