import {
  importInput,
  importJob,
  importPreview,
  importPreviewInput,
  importUndo,
} from '../../ecole/import/candidatImport'
import { idParam } from '../../list'
import { call } from '../call'

/** In bytes: enough for ten thousand rows of sixteen cells. */
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
  reads: true,
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
  // The import has ended meanwhile; the report shows how.
  failure: { page: ['state'] },
})

export const readImportUndo = call({
  id: 'readImportUndo',
  method: 'get',
  path: 'api/import/{id}/undo',
  summary: 'What taking an import back would do, or has done',
  can: ['import', 'Candidat'],
  params: idParam,
  answer: importUndo,
})

export const undoImport = call({
  id: 'undoImport',
  method: 'post',
  path: 'api/import/{id}/undo',
  summary: 'Take an import back, but for the candidates on whom something stands; 409 when it was taken back already',
  can: ['import', 'Candidat'],
  params: idParam,
  answer: importUndo,
})
