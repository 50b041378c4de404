import { forfait, forfaitInput, forfaitListQuery, forfaitPage, forfaitUpdate } from '../../argent/forfait'
import { idParam } from '../../list'
import { call } from '../call'

export const listForfaits = call({
  id: 'listForfaits',
  method: 'get',
  path: 'api/forfait',
  summary: 'The packages that the school sells to candidates, each with what it would cost by the hour',
  can: ['read', 'Tarification'],
  query: forfaitListQuery,
  answer: forfaitPage,
})

export const readForfait = call({
  id: 'readForfait',
  method: 'get',
  path: 'api/forfait/{id}',
  summary: 'One package for candidates',
  can: ['read', 'Tarification'],
  params: idParam,
  answer: forfait,
})

export const createForfait = call({
  id: 'createForfait',
  method: 'post',
  path: 'api/forfait',
  summary: 'Add a package for candidates, offered at once',
  can: ['create', 'Tarification'],
  body: forfaitInput,
  answer: forfait,
  status: 201,
})

export const updateForfait = call({
  id: 'updateForfait',
  method: 'put',
  path: 'api/forfait/{id}',
  summary: 'Change a package; 409 when it was saved since it was read. Enrolments keep what they were made with',
  can: ['update', 'Tarification'],
  params: idParam,
  body: forfaitUpdate,
  answer: forfait,
})

export const activateForfait = call({
  id: 'activateForfait',
  method: 'post',
  path: 'api/forfait/{id}/activate',
  summary: 'Offer a package to new candidates',
  can: ['update', 'Tarification'],
  params: idParam,
  answer: forfait,
})

export const deactivateForfait = call({
  id: 'deactivateForfait',
  method: 'post',
  path: 'api/forfait/{id}/deactivate',
  summary: 'Offer a package no longer',
  can: ['update', 'Tarification'],
  params: idParam,
  answer: forfait,
})

export const deleteForfait = call({
  id: 'deleteForfait',
  method: 'delete',
  path: 'api/forfait/{id}',
  summary: 'Delete a package; 409 when enrolments were made from it',
  can: ['manage', 'Tarification'],
  params: idParam,
  // The page names the candidates enrolled with this package.
  failure: { page: ['tarif_in_use'] },
})
