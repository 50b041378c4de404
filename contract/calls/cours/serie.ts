import { questionOrder } from '../../cours/question'
import { serie, serieInput, serieList, serieOrder, serieUpdate } from '../../cours/serie'
import { serieFile, serieImport } from '../../cours/serieFile'
import { idParam } from '../../list'
import { call } from '../call'

const MB = 1024 * 1024

export const listSeries = call({
  id: 'listSeries',
  method: 'get',
  path: 'api/code-course/serie',
  summary: 'The series in their order with the caller’s own progress: published ones, all of them for authors',
  can: ['read', 'CodeCourse'],
  answer: serieList,
})

export const createSerie = call({
  id: 'createSerie',
  method: 'post',
  path: 'api/code-course/serie',
  summary: 'Add a series at the end of its topic, not yet published',
  can: ['create', 'CodeCourse'],
  body: serieInput,
  answer: serie,
  status: 201,
})

export const updateSerie = call({
  id: 'updateSerie',
  method: 'put',
  path: 'api/code-course/serie/{id}',
  summary: 'Change a series; 409 when it was saved since it was read',
  can: ['update', 'CodeCourse'],
  params: idParam,
  body: serieUpdate,
  answer: serie,
})

export const publishSerie = call({
  id: 'publishSerie',
  method: 'post',
  path: 'api/code-course/serie/{id}/publish',
  summary: 'Show a series to those who learn; 409 without a published question',
  can: ['update', 'CodeCourse'],
  params: idParam,
  answer: serie,
})

export const unpublishSerie = call({
  id: 'unpublishSerie',
  method: 'post',
  path: 'api/code-course/serie/{id}/unpublish',
  summary: 'Show a series to authors only; attempts keep their questions',
  can: ['update', 'CodeCourse'],
  params: idParam,
  answer: serie,
})

export const orderSeries = call({
  id: 'orderSeries',
  method: 'post',
  path: 'api/code-course/serie/order',
  summary: 'Put the series of a topic in order; 409 unless all of them are named',
  can: ['update', 'CodeCourse'],
  body: serieOrder,
  answer: serieList,
})

export const deleteSerie = call({
  id: 'deleteSerie',
  method: 'delete',
  path: 'api/code-course/serie/{id}',
  summary: 'Delete a series without questions; 409 while it has any',
  can: ['manage', 'CodeCourse'],
  params: idParam,
})

export const exportSerie = call({
  id: 'exportSerie',
  method: 'get',
  path: 'api/code-course/serie/{id}/file',
  summary: 'A series with its questions as a file',
  can: ['update', 'CodeCourse'],
  params: idParam,
  answer: serieFile,
})

export const importSerie = call({
  id: 'importSerie',
  method: 'post',
  path: 'api/code-course/serie/file',
  summary: 'Add a series from a file, not yet published; 422 names every fault and writes nothing',
  can: ['create', 'CodeCourse'],
  body: serieImport,
  answer: serie,
  status: 201,
  limit: 2 * MB,
})

export const orderQuestions = call({
  id: 'orderQuestions',
  method: 'post',
  path: 'api/code-course/serie/{id}/order',
  summary: 'Put the questions of a series in order; 409 unless all of them are named',
  can: ['update', 'CodeCourse'],
  params: idParam,
  body: questionOrder,
})
