import { idParam } from '../../list'
import { flux, fluxFile, fluxFileQuery, fluxInput, fluxList, fluxParam, fluxQuery, newFlux } from '../../planning/flux'
import { call } from '../call'

/** Users who may read a calendar may share their own. */
const READER = ['read', 'Evenement'] as const

export const readFlux = call({
  id: 'readFlux',
  method: 'get',
  path: 'api/calendrier/flux/{fichier}',
  summary: 'A calendar to subscribe to (text/calendar), by its token: <token>.ics',
  can: 'public',
  params: fluxParam,
  mediaType: 'text/calendar',
})

export const listFlux = call({
  id: 'listFlux',
  method: 'get',
  path: 'api/calendrier/flux',
  summary: 'The feeds given out, revoked ones too',
  can: READER,
  query: fluxQuery,
  answer: fluxList,
})

export const createFlux = call({
  id: 'createFlux',
  method: 'post',
  path: 'api/calendrier/flux',
  summary: 'Give out a calendar; its token is told this once',
  can: READER,
  body: fluxInput,
  answer: newFlux,
  status: 201,
  // The page has no form to show field faults: the dialog shows them too.
  failure: 'dialog',
})

export const readFluxFile = call({
  id: 'readFluxFile',
  method: 'get',
  path: 'api/calendrier/flux/fichier',
  summary: 'The same calendar as a file to keep',
  can: READER,
  query: fluxFileQuery,
  answer: fluxFile,
  // The page has no form to show field faults: the dialog shows them too.
  failure: 'dialog',
})

export const revokeFlux = call({
  id: 'revokeFlux',
  method: 'post',
  path: 'api/calendrier/flux/{id}/revoke',
  summary: 'A feed answers nobody any more',
  can: READER,
  params: idParam,
  answer: flux,
})
