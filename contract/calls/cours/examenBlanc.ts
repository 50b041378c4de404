import { examenBlanc, examenBlancInput, examenBlancList, examenBlancUpdate } from '../../cours/examenBlanc'
import { idParam } from '../../list'
import { call } from '../call'

export const listExamensBlancs = call({
  id: 'listExamensBlancs',
  method: 'get',
  path: 'api/code-course/examen',
  summary: 'The mock exams: published ones, all of them for authors',
  can: ['read', 'CodeCourse'],
  answer: examenBlancList,
})

export const createExamenBlanc = call({
  id: 'createExamenBlanc',
  method: 'post',
  path: 'api/code-course/examen',
  summary: 'Add a mock exam, not yet published',
  can: ['create', 'CodeCourse'],
  body: examenBlancInput,
  answer: examenBlanc,
  status: 201,
})

export const updateExamenBlanc = call({
  id: 'updateExamenBlanc',
  method: 'put',
  path: 'api/code-course/examen/{id}',
  summary: 'Change a mock exam; 409 when it was saved since it was read',
  can: ['update', 'CodeCourse'],
  params: idParam,
  body: examenBlancUpdate,
  answer: examenBlanc,
  failure: { page: ['too_few_questions'] },
})

export const publishExamenBlanc = call({
  id: 'publishExamenBlanc',
  method: 'post',
  path: 'api/code-course/examen/{id}/publish',
  summary: 'Offer a mock exam; 409 while a topic has too few published questions',
  can: ['update', 'CodeCourse'],
  params: idParam,
  answer: examenBlanc,
  failure: { page: ['too_few_questions'] },
})

export const unpublishExamenBlanc = call({
  id: 'unpublishExamenBlanc',
  method: 'post',
  path: 'api/code-course/examen/{id}/unpublish',
  summary: 'Offer a mock exam no longer',
  can: ['update', 'CodeCourse'],
  params: idParam,
  answer: examenBlanc,
})

export const duplicateExamenBlanc = call({
  id: 'duplicateExamenBlanc',
  method: 'post',
  path: 'api/code-course/examen/{id}/duplicate',
  summary: 'Copy a mock exam; the copy is not published',
  can: ['create', 'CodeCourse'],
  params: idParam,
  answer: examenBlanc,
  status: 201,
})

export const deleteExamenBlanc = call({
  id: 'deleteExamenBlanc',
  method: 'delete',
  path: 'api/code-course/examen/{id}',
  summary: 'Delete a mock exam; attempts at it stay',
  can: ['manage', 'CodeCourse'],
  params: idParam,
})
