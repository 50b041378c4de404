import { idParam } from '../../list'
import {
  examinateur,
  examinateurExport,
  examinateurExportQuery,
  examinateurInput,
  examinateurListQuery,
  examinateurPage,
  examinateurUpdate,
} from '../../planning/examinateur'
import { call } from '../call'

export const listExaminateurs = call({
  id: 'listExaminateurs',
  method: 'get',
  path: 'api/examinateur',
  summary: 'Examiners that the school meets',
  can: ['read', 'Examinateur'],
  query: examinateurListQuery,
  answer: examinateurPage,
})

export const exportExaminateurs = call({
  id: 'exportExaminateurs',
  method: 'get',
  path: 'api/examinateur/export',
  summary: 'The whole filtered list of examiners, slice by slice',
  can: ['export', 'Examinateur'],
  query: examinateurExportQuery,
  answer: examinateurExport,
})

export const readExaminateur = call({
  id: 'readExaminateur',
  method: 'get',
  path: 'api/examinateur/{id}',
  summary: 'One examiner',
  can: ['read', 'Examinateur'],
  params: idParam,
  answer: examinateur,
})

export const createExaminateur = call({
  id: 'createExaminateur',
  method: 'post',
  path: 'api/examinateur',
  summary: 'Add an examiner',
  can: ['create', 'Examinateur'],
  body: examinateurInput,
  answer: examinateur,
  status: 201,
})

export const updateExaminateur = call({
  id: 'updateExaminateur',
  method: 'put',
  path: 'api/examinateur/{id}',
  summary: 'Change an examiner; 409 when it was saved since it was read',
  can: ['update', 'Examinateur'],
  params: idParam,
  body: examinateurUpdate,
  answer: examinateur,
})

export const archiveExaminateur = call({
  id: 'archiveExaminateur',
  method: 'post',
  path: 'api/examinateur/{id}/archive',
  summary: 'Archive an examiner; 409 while exams are planned',
  can: ['archive', 'Examinateur'],
  params: idParam,
  answer: examinateur,
  // The page shows the number of planned exams.
  failure: { page: ['events_ahead'] },
})

export const unarchiveExaminateur = call({
  id: 'unarchiveExaminateur',
  method: 'post',
  path: 'api/examinateur/{id}/unarchive',
  summary: 'Bring an examiner back from the archive',
  can: ['archive', 'Examinateur'],
  params: idParam,
  answer: examinateur,
})
