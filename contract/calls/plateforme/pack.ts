import { idParam } from '../../list'
import {
  pack,
  packExport,
  packExportQuery,
  packInput,
  packListQuery,
  packPage,
  packUpdate,
} from '../../plateforme/pack'
import { call } from '../call'

export const listPacks = call({
  id: 'listPacks',
  method: 'get',
  path: 'api/pack',
  summary: 'Packs: all of them for the platform, those that are offered for a school',
  can: ['read', 'Pack'],
  query: packListQuery,
  answer: packPage,
})

export const exportPacks = call({
  id: 'exportPacks',
  method: 'get',
  path: 'api/pack/export',
  summary: 'The whole filtered list of packs, slice by slice',
  can: ['manage', 'Pack'],
  query: packExportQuery,
  answer: packExport,
})

export const readPack = call({
  id: 'readPack',
  method: 'get',
  path: 'api/pack/{id}',
  summary: 'One pack',
  can: ['read', 'Pack'],
  params: idParam,
  answer: pack,
})

export const createPack = call({
  id: 'createPack',
  method: 'post',
  path: 'api/pack',
  summary: 'Add a pack, offered at once',
  can: ['manage', 'Pack'],
  body: packInput,
  answer: pack,
  status: 201,
})

export const updatePack = call({
  id: 'updatePack',
  method: 'put',
  path: 'api/pack/{id}',
  summary: 'Change a pack; 409 when it was saved since it was read. Requests and packages stay as they were',
  can: ['manage', 'Pack'],
  params: idParam,
  body: packUpdate,
  answer: pack,
})

export const activatePack = call({
  id: 'activatePack',
  method: 'post',
  path: 'api/pack/{id}/activate',
  summary: 'Offer a pack to the schools',
  can: ['manage', 'Pack'],
  params: idParam,
  answer: pack,
})

export const deactivatePack = call({
  id: 'deactivatePack',
  method: 'post',
  path: 'api/pack/{id}/deactivate',
  summary: 'Offer a pack no longer',
  can: ['manage', 'Pack'],
  params: idParam,
  answer: pack,
})
