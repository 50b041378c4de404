import { z } from 'zod'
import {
  archiveInput,
  archiveManyAnswer,
  archiveManyInput,
  candidatDetail,
  candidatExport,
  candidatExportQuery,
  candidatInput,
  candidatListQuery,
  candidatPage,
  candidatUpdate,
  documentInput,
  homonymesAnswer,
  homonymesQuery,
  sendAccesAnswer,
  sendAccesInput,
  TYPES_DOCUMENT,
} from '../../ecole/candidat'
import { historique } from '../../ecole/historique'
import { idParam } from '../../list'
import { call } from '../call'

export const listCandidats = call({
  id: 'listCandidats',
  method: 'get',
  path: 'api/candidat',
  summary: 'Candidates that one may see',
  can: ['read', 'Candidat'],
  query: candidatListQuery,
  answer: candidatPage,
})

export const exportCandidats = call({
  id: 'exportCandidats',
  method: 'get',
  path: 'api/candidat/export',
  summary: 'The whole filtered list, slice by slice',
  can: ['export', 'Candidat'],
  query: candidatExportQuery,
  answer: candidatExport,
})

export const listHomonymes = call({
  id: 'listHomonymes',
  method: 'get',
  path: 'api/candidat/homonymes',
  summary: 'The candidates of the school, archived ones too, who have a name in either script',
  can: ['create', 'Candidat'],
  query: homonymesQuery,
  answer: homonymesAnswer,
  // Only a warning beside a form.
  failure: 'quiet',
})

export const readOwnCandidat = call({
  id: 'readOwnCandidat',
  method: 'get',
  path: 'api/candidat/me',
  summary: 'One’s own file, as a candidate',
  can: ['read', 'Portfolio'],
  answer: candidatDetail,
})

export const readCandidat = call({
  id: 'readCandidat',
  method: 'get',
  path: 'api/candidat/{id}',
  summary: 'One candidate',
  can: ['read', 'Candidat'],
  params: idParam,
  answer: candidatDetail,
})

export const listCandidatHistory = call({
  id: 'listCandidatHistory',
  method: 'get',
  path: 'api/candidat/{id}/historique',
  summary: 'Who did what to a candidate: their file, account and lessons, as far as one may read them',
  can: ['update', 'Candidat'],
  params: idParam,
  answer: z.array(historique),
})

export const createCandidat = call({
  id: 'createCandidat',
  method: 'post',
  path: 'api/candidat',
  summary: 'Add a candidate and its account',
  can: ['create', 'Candidat'],
  body: candidatInput,
  answer: candidatDetail,
  status: 201,
})

export const updateCandidat = call({
  id: 'updateCandidat',
  method: 'put',
  path: 'api/candidat/{id}',
  summary: 'Change a candidate; 409 when it was saved since it was read',
  can: ['update', 'Candidat'],
  params: idParam,
  body: candidatUpdate,
  answer: candidatDetail,
})

export const noteDocument = call({
  id: 'noteDocument',
  method: 'put',
  path: 'api/candidat/{id}/document/{type}',
  summary: 'Note a paper of the file',
  can: ['update', 'Candidat'],
  params: idParam.extend({ type: z.enum(TYPES_DOCUMENT) }),
  body: documentInput,
  answer: candidatDetail,
})

export const archiveCandidat = call({
  id: 'archiveCandidat',
  method: 'post',
  path: 'api/candidat/{id}/archive',
  summary: 'Archive a candidate; 409 while events are planned, unless they are cancelled with it',
  can: ['archive', 'Candidat'],
  params: idParam,
  body: archiveInput,
  answer: candidatDetail,
  // The page shows the number of planned events and asks whether to cancel them.
  failure: { page: ['events_ahead'] },
})

export const archiveCandidats = call({
  id: 'archiveCandidats',
  method: 'post',
  path: 'api/candidat/archive',
  summary:
    'Archive many candidates, or bring them back; 409 while events are planned, or when the filter shows others now',
  can: ['archive', 'Candidat'],
  body: archiveManyInput,
  answer: archiveManyAnswer,
  failure: { page: ['events_ahead'] },
})

export const sendAcces = call({
  id: 'sendAcces',
  method: 'post',
  path: 'api/candidat/acces',
  summary:
    'Send many candidates their user name and a new temporary password, but for those who have signed in, and once an hour',
  can: ['update', 'Candidat'],
  body: sendAccesInput,
  answer: sendAccesAnswer,
})

export const unarchiveCandidat = call({
  id: 'unarchiveCandidat',
  method: 'post',
  path: 'api/candidat/{id}/unarchive',
  summary: 'Bring a candidate back from the archive',
  can: ['archive', 'Candidat'],
  params: idParam,
  answer: candidatDetail,
})
