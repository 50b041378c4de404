import { clotureListQuery, cloturePage } from '../../caisse/cloture'
import { call } from '../call'

export const listClotures = call({
  id: 'listClotures',
  method: 'get',
  path: 'api/cloture',
  summary: 'Closings of days, months and years, the latest first',
  can: ['update', 'Inscription'],
  query: clotureListQuery,
  answer: cloturePage,
})
