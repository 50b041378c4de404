import { idParam } from '../../list'
import {
  apercuContrat,
  contrat,
  contratDate,
  contratEnd,
  contratInput,
  contratList,
  contratListQuery,
  contratVersion,
  papierEntete,
} from '../../papiers/contrat'
import {
  mentionsCandidat,
  mentionsCandidatInput,
  mentionsEcoleAnswer,
  mentionsEcoleInput,
} from '../../papiers/mentions'
import { call } from '../call'

export const listContrats = call({
  id: 'listContrats',
  method: 'get',
  path: 'api/contrat',
  summary: 'The training contracts of a candidate with their amendments, newest first',
  can: ['read', 'Contrat'],
  query: contratListQuery,
  answer: contratList,
})

export const previewContrat = call({
  id: 'previewContrat',
  method: 'get',
  path: 'api/contrat/preview',
  summary: 'What a contract made now would lack, and whether the file has changed since the last one',
  can: ['update', 'Contrat'],
  query: contratListQuery,
  answer: apercuContrat,
})

export const readMentionsEcole = call({
  id: 'readMentionsEcole',
  method: 'get',
  path: 'api/contrat/mentions',
  summary: 'What the papers of the school say of it besides its record',
  can: ['update', 'Contrat'],
  answer: mentionsEcoleAnswer,
})

export const saveMentionsEcole = call({
  id: 'saveMentionsEcole',
  method: 'put',
  path: 'api/contrat/mentions',
  summary: 'Change what the papers of the school say of it; 409 when it was saved since it was read',
  can: ['update', 'Contrat'],
  body: mentionsEcoleInput,
  answer: mentionsEcoleAnswer,
})

export const readPapierEntete = call({
  id: 'readPapierEntete',
  method: 'get',
  path: 'api/contrat/entete',
  summary: 'The school as it is named at the head of its papers',
  can: ['read', 'Permi'],
  answer: papierEntete,
})

export const readMentionsCandidat = call({
  id: 'readMentionsCandidat',
  method: 'get',
  path: 'api/candidat/{id}/mentions',
  summary: 'The guardian of a candidate and their NEPH number',
  can: ['update', 'Contrat'],
  params: idParam,
  answer: mentionsCandidat,
})

export const saveMentionsCandidat = call({
  id: 'saveMentionsCandidat',
  method: 'put',
  path: 'api/candidat/{id}/mentions',
  summary: 'Change the guardian of a candidate or their NEPH number; 409 when saved since it was read',
  can: ['update', 'Contrat'],
  params: idParam,
  body: mentionsCandidatInput,
  answer: mentionsCandidat,
})

export const readContrat = call({
  id: 'readContrat',
  method: 'get',
  path: 'api/contrat/{id}',
  summary: 'One contract as it is printed',
  can: ['read', 'Contrat'],
  params: idParam,
  answer: contrat,
})

export const createContrat = call({
  id: 'createContrat',
  method: 'post',
  path: 'api/contrat',
  summary: 'Make a contract, or an amendment to the signed one, from the file; 409 names what is missing',
  can: ['create', 'Contrat'],
  body: contratInput,
  answer: contrat,
  status: 201,
  // The page lists what is missing, with links to where it is filled in.
  failure: { page: ['contrat_incomplete'] },
})

export const signContrat = call({
  id: 'signContrat',
  method: 'post',
  path: 'api/contrat/{id}/sign',
  summary: 'Mark a contract as signed by both parties; from then on it never changes',
  can: ['update', 'Contrat'],
  params: idParam,
  body: contratDate,
  answer: contrat,
})

export const endorseContrat = call({
  id: 'endorseContrat',
  method: 'post',
  path: 'api/contrat/{id}/endorse',
  summary: 'Note that the transport services endorsed a signed contract',
  can: ['update', 'Contrat'],
  params: idParam,
  body: contratDate,
  answer: contrat,
})

export const terminateContrat = call({
  id: 'terminateContrat',
  method: 'post',
  path: 'api/contrat/{id}/terminate',
  summary: 'End a signed contract, with a reason',
  can: ['update', 'Contrat'],
  params: idParam,
  body: contratEnd,
  answer: contrat,
})

export const cancelContrat = call({
  id: 'cancelContrat',
  method: 'post',
  path: 'api/contrat/{id}/cancel',
  summary: 'Cancel a contract that nobody has signed; its number is not given again',
  can: ['update', 'Contrat'],
  params: idParam,
  body: contratVersion,
  answer: contrat,
})
