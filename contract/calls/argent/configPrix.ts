import {
  configPrix,
  configPrixInForce,
  configPrixInput,
  configPrixListQuery,
  configPrixPage,
  configPrixUpdate,
} from '../../argent/configPrix'
import { idParam } from '../../list'
import { call } from '../call'

export const listConfigPrix = call({
  id: 'listConfigPrix',
  method: 'get',
  path: 'api/config-prix',
  summary: 'The default prices of the school by permit, those in force and former ones',
  can: ['read', 'Tarification'],
  query: configPrixListQuery,
  answer: configPrixPage,
})

export const readConfigPrix = call({
  id: 'readConfigPrix',
  method: 'get',
  path: 'api/config-prix/{id}',
  summary: 'One set of default prices',
  can: ['read', 'Tarification'],
  params: idParam,
  answer: configPrix,
})

export const createConfigPrix = call({
  id: 'createConfigPrix',
  method: 'post',
  path: 'api/config-prix',
  summary: 'Set prices for a permit; in force at once, they turn off the others of that permit',
  can: ['create', 'Tarification'],
  body: configPrixInput,
  answer: configPrixInForce,
  status: 201,
})

export const updateConfigPrix = call({
  id: 'updateConfigPrix',
  method: 'put',
  path: 'api/config-prix/{id}',
  summary: 'Change prices; 409 when they were saved since they were read. Enrolments keep the prices they were made at',
  can: ['update', 'Tarification'],
  params: idParam,
  body: configPrixUpdate,
  answer: configPrix,
})

export const activateConfigPrix = call({
  id: 'activateConfigPrix',
  method: 'post',
  path: 'api/config-prix/{id}/activate',
  summary: 'Bring prices into force and turn off the others of that permit, which the answer names',
  can: ['update', 'Tarification'],
  params: idParam,
  answer: configPrixInForce,
})

export const deactivateConfigPrix = call({
  id: 'deactivateConfigPrix',
  method: 'post',
  path: 'api/config-prix/{id}/deactivate',
  summary: 'Turn prices off: the permit then has none',
  can: ['update', 'Tarification'],
  params: idParam,
  answer: configPrix,
})

export const deleteConfigPrix = call({
  id: 'deleteConfigPrix',
  method: 'delete',
  path: 'api/config-prix/{id}',
  summary: 'Delete prices; 409 while they are in force, or when enrolments were made from them',
  can: ['manage', 'Tarification'],
  params: idParam,
  // The page names the candidates enrolled at these prices.
  failure: { page: ['tarif_in_use'] },
})
