import { importInput, importJob, importPreview, importPreviewInput } from '../../ecole/import/candidatImport'
import { idParam } from '../../list'
import { call } from '../call'

/** Ten thousand rows of sixteen cells. */
const LIMIT = 20 * 1024 * 1024

export const previewImport = call({
  id: 'previewImport',
  method: 'post',
  path: 'api/candidat/import/preview',
  summary: 'Faults and duplicates of every row; writes nothing',
  can: ['import', 'Candidat'],
  body: importPreviewInput,
  answer: importPreview,
  limit: LIMIT,
})

export const startImport = call({
  id: 'startImport',
  method: 'post',
  path: 'api/candidat/import',
  summary: 'Start an import',
  can: ['import', 'Candidat'],
  body: importInput,
  answer: importJob,
  status: 202,
  limit: LIMIT,
})

export const readImport = call({
  id: 'readImport',
  method: 'get',
  path: 'api/import/{id}',
  summary: 'How far an import is, and its report',
  can: ['import', 'Candidat'],
  params: idParam,
  answer: importJob,
})

export const cancelImport = call({
  id: 'cancelImport',
  method: 'post',
  path: 'api/import/{id}/cancel',
  summary: 'Stop an import',
  can: ['import', 'Candidat'],
  params: idParam,
  answer: importJob,
  // It has ended meanwhile, and the report says how.
  failure: { page: ['state'] },
})
