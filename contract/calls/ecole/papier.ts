import { z } from 'zod'
import { candidatDetail, TYPES_DOCUMENT } from '../../ecole/candidat'
import { PAPIER_MAX_BYTES, papierQuery } from '../../ecole/papier'
import { idParam } from '../../list'
import { call } from '../call'

const papierParam = idParam.extend({ papier: idParam.shape.id })

export const readPapier = call({
  id: 'readPapier',
  method: 'get',
  path: 'api/candidat/{id}/papier/{papier}',
  summary: 'The bytes of a scan or photo, for whoever may read the file',
  can: ['read', 'Candidat'],
  params: papierParam,
  mediaType: 'application/octet-stream',
  // The page shows a notice in the place of the file.
  failure: 'quiet',
})

export const addPapier = call({
  id: 'addPapier',
  method: 'post',
  path: 'api/candidat/{id}/document/{type}/papier',
  summary: 'Keep a scan or photo of a paper, which is then received; 409 when it has as many as it may',
  can: ['update', 'Candidat'],
  params: idParam.extend({ type: z.enum(TYPES_DOCUMENT) }),
  query: papierQuery,
  bytes: true,
  limit: PAPIER_MAX_BYTES,
  answer: candidatDetail,
  status: 201,
  counted: true,
})

export const replacePapier = call({
  id: 'replacePapier',
  method: 'put',
  path: 'api/candidat/{id}/papier/{papier}',
  summary: 'Put another scan in the place of one; 409 when somebody has removed or replaced that one',
  can: ['update', 'Candidat'],
  params: papierParam,
  query: papierQuery,
  bytes: true,
  limit: PAPIER_MAX_BYTES,
  answer: candidatDetail,
  counted: true,
})

export const removePapier = call({
  id: 'removePapier',
  method: 'delete',
  path: 'api/candidat/{id}/papier/{papier}',
  summary: 'Remove a scan; for a day it can be brought back',
  can: ['update', 'Candidat'],
  params: papierParam,
  answer: candidatDetail,
})

export const restorePapier = call({
  id: 'restorePapier',
  method: 'post',
  path: 'api/candidat/{id}/papier/{papier}/restore',
  summary: 'Bring a scan back that was removed or replaced, to its place',
  can: ['update', 'Candidat'],
  params: papierParam,
  answer: candidatDetail,
})
