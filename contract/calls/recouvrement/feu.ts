import { feuxList, feuxQuery } from '../../recouvrement/feu'
import { call } from '../call'

export const listFeux = call({
  id: 'listFeux',
  method: 'get',
  path: 'api/feux',
  summary: 'The traffic lights of candidates for a school’s desk: nothing due, to look at, or refused; no amounts',
  can: ['read', 'Dashboard'],
  query: feuxQuery,
  answer: feuxList,
  failure: 'quiet',
})
