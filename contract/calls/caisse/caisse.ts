import {
  caisse,
  caisseSessionDetail,
  comptage,
  comptageInput,
  ecartsCaisse,
  fermetureInput,
  repriseInput,
  sessionListQuery,
  sessionPage,
} from '../../caisse/caisse'
import { idParam } from '../../list'
import { call } from '../call'

export const readCaisse = call({
  id: 'readCaisse',
  method: 'get',
  path: 'api/caisse',
  summary: 'The cash desk of the caller: their open session, and the rules that hold there',
  can: ['read', 'Transaction'],
  answer: caisse,
  failure: 'quiet',
})

export const listCaisseSessions = call({
  id: 'listCaisseSessions',
  method: 'get',
  path: 'api/caisse-session',
  summary: 'Sessions of cash boxes, page by page; the cash desk sees its own',
  can: ['read', 'Transaction'],
  query: sessionListQuery,
  answer: sessionPage,
})

export const listEcarts = call({
  id: 'listEcarts',
  method: 'get',
  path: 'api/caisse-session/ecarts',
  summary: 'Differences found at closings, by cashier and month; the cash desk sees its own',
  can: ['read', 'Transaction'],
  answer: ecartsCaisse,
})

export const readSession = call({
  id: 'readSession',
  method: 'get',
  path: 'api/caisse-session/{id}',
  summary: 'One session, with its report once it is closed',
  can: ['read', 'Transaction'],
  params: idParam,
  answer: caisseSessionDetail,
})

export const countSession = call({
  id: 'countSession',
  method: 'post',
  path: 'api/caisse-session/{id}/comptage',
  summary: 'Send what was counted in a box, and learn what should be there; 409 when it is closed',
  can: ['update', 'Transaction'],
  params: idParam,
  body: comptageInput,
  answer: comptage,
  status: 201,
})

export const closeSession = call({
  id: 'closeSession',
  method: 'post',
  path: 'api/caisse-session/{id}/cloture',
  summary: 'Close a session on its last count; 409 when it is closed, was not counted, or money has moved since',
  can: ['update', 'Transaction'],
  params: idParam,
  body: fermetureInput,
  answer: caisseSessionDetail,
  status: 201,
  // The cashier counts again in the same place.
  failure: { page: ['caisse_moved'] },
})

export const takeBackEcart = call({
  id: 'takeBackEcart',
  method: 'post',
  path: 'api/caisse-session/{id}/ecart',
  summary: 'Take the difference of a closed session back in today’s, with a reason; once',
  can: ['update', 'Inscription'],
  params: idParam,
  body: repriseInput,
  answer: caisseSessionDetail,
  status: 201,
})
