import { idParam } from '../../list'
import {
  autoEcoleDetail,
  autoEcoleExport,
  autoEcoleExportQuery,
  autoEcoleInput,
  autoEcoleListQuery,
  autoEcolePage,
  entreeEcoleList,
  motifInput,
  utilisateurEcoleList,
} from '../../plateforme/autoecole'
import { call } from '../call'

export const listAutoEcoles = call({
  id: 'listAutoEcoles',
  method: 'get',
  path: 'api/autoecole',
  summary: 'Schools of the platform, those that wait for approval first',
  can: ['manage', 'AutoEcole'],
  query: autoEcoleListQuery,
  answer: autoEcolePage,
})

export const exportAutoEcoles = call({
  id: 'exportAutoEcoles',
  method: 'get',
  path: 'api/autoecole/export',
  summary: 'The whole filtered list of schools, slice by slice',
  can: ['manage', 'AutoEcole'],
  query: autoEcoleExportQuery,
  answer: autoEcoleExport,
})

export const readAutoEcole = call({
  id: 'readAutoEcole',
  method: 'get',
  path: 'api/autoecole/{id}',
  summary: 'One school, for the platform and for itself',
  can: ['read', 'AutoEcole'],
  params: idParam,
  answer: autoEcoleDetail,
})

export const updateAutoEcole = call({
  id: 'updateAutoEcole',
  method: 'put',
  path: 'api/autoecole/{id}',
  summary: 'A school’s own data; 409 when it was saved since it was read',
  can: ['update', 'Configuration'],
  params: idParam,
  body: autoEcoleInput,
  answer: autoEcoleDetail,
})

export const listAutoEcoleUsers = call({
  id: 'listAutoEcoleUsers',
  method: 'get',
  path: 'api/autoecole/{id}/utilisateur',
  summary: 'Who signs in at the desk of a school',
  can: ['manage', 'AutoEcole'],
  params: idParam,
  answer: utilisateurEcoleList,
})

export const listAutoEcoleLog = call({
  id: 'listAutoEcoleLog',
  method: 'get',
  path: 'api/autoecole/{id}/historique',
  summary: 'What was done about a school’s sign-up, requests and packages, newest first',
  can: ['manage', 'AutoEcole'],
  params: idParam,
  answer: entreeEcoleList,
})

export const approveAutoEcole = call({
  id: 'approveAutoEcole',
  method: 'post',
  path: 'api/autoecole/{id}/approve',
  summary: 'Approve a school that has signed up; 409 unless it waits or was refused',
  can: ['manage', 'AutoEcole'],
  params: idParam,
  answer: autoEcoleDetail,
})

export const refuseAutoEcole = call({
  id: 'refuseAutoEcole',
  method: 'post',
  path: 'api/autoecole/{id}/refuse',
  summary: 'Refuse a sign-up, with the reason: the school is suspended; 409 unless it waits',
  can: ['manage', 'AutoEcole'],
  params: idParam,
  body: motifInput,
  answer: autoEcoleDetail,
  // The page has no form to show field faults: the dialog shows them too.
  failure: 'dialog',
})

export const reopenAutoEcole = call({
  id: 'reopenAutoEcole',
  method: 'post',
  path: 'api/autoecole/{id}/reopen',
  summary: 'Reopen a suspended school; 409 unless it is suspended',
  can: ['manage', 'AutoEcole'],
  params: idParam,
  answer: autoEcoleDetail,
})

export const suspendAutoEcole = call({
  id: 'suspendAutoEcole',
  method: 'post',
  path: 'api/autoecole/{id}/suspend',
  summary: 'Suspend a school, with the reason; 409 unless it is active',
  can: ['manage', 'AutoEcole'],
  params: idParam,
  body: motifInput,
  answer: autoEcoleDetail,
  // The page has no form to show field faults: the dialog shows them too.
  failure: 'dialog',
})
