import {
  moniteur,
  moniteurExport,
  moniteurExportQuery,
  moniteurInput,
  moniteurListQuery,
  moniteurPage,
  moniteurUpdate,
} from '../../ecole/moniteur'
import { idParam } from '../../list'
import { call } from '../call'

export const listMoniteurs = call({
  id: 'listMoniteurs',
  method: 'get',
  path: 'api/moniteur',
  summary: 'Instructors that one may see',
  can: ['read', 'Moniteur'],
  query: moniteurListQuery,
  answer: moniteurPage,
})

export const exportMoniteurs = call({
  id: 'exportMoniteurs',
  method: 'get',
  path: 'api/moniteur/export',
  summary: 'The whole filtered list of instructors, slice by slice; pay for whoever may know it',
  can: ['export', 'Moniteur'],
  query: moniteurExportQuery,
  answer: moniteurExport,
})

export const readOwnMoniteur = call({
  id: 'readOwnMoniteur',
  method: 'get',
  path: 'api/moniteur/me',
  summary: 'One’s own file, as an instructor',
  can: ['read', 'Portfolio'],
  answer: moniteur,
})

export const readMoniteur = call({
  id: 'readMoniteur',
  method: 'get',
  path: 'api/moniteur/{id}',
  summary: 'One instructor',
  can: ['read', 'Moniteur'],
  params: idParam,
  answer: moniteur,
  // Their page says so itself, and the statistics drop whom nobody knows.
  failure: { page: ['not_found'] },
})

export const createMoniteur = call({
  id: 'createMoniteur',
  method: 'post',
  path: 'api/moniteur',
  summary: 'Add an instructor and its account',
  can: ['create', 'Moniteur'],
  body: moniteurInput,
  answer: moniteur,
  status: 201,
})

export const updateMoniteur = call({
  id: 'updateMoniteur',
  method: 'put',
  path: 'api/moniteur/{id}',
  summary: 'Change an instructor; 409 when it was saved since it was read',
  can: ['update', 'Moniteur'],
  params: idParam,
  body: moniteurUpdate,
  answer: moniteur,
})

export const archiveMoniteur = call({
  id: 'archiveMoniteur',
  method: 'post',
  path: 'api/moniteur/{id}/archive',
  summary: 'Archive an instructor',
  can: ['archive', 'Moniteur'],
  params: idParam,
  answer: moniteur,
})

export const unarchiveMoniteur = call({
  id: 'unarchiveMoniteur',
  method: 'post',
  path: 'api/moniteur/{id}/unarchive',
  summary: 'Bring an instructor back from the archive',
  can: ['archive', 'Moniteur'],
  params: idParam,
  answer: moniteur,
})
