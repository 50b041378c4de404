import {
  devoirExport,
  devoirExportQuery,
  devoirInput,
  devoirListQuery,
  devoirPage,
  devoirsMade,
  travaux,
} from '../../cours/devoir'
import { idParam } from '../../list'
import { call } from '../call'

export const listDevoirs = call({
  id: 'listDevoirs',
  method: 'get',
  path: 'api/code-course/devoir',
  summary: 'Assignments, page by page: the caller’s own, or those of the candidates whom the caller may read',
  can: ['read', 'Devoir'],
  query: devoirListQuery,
  answer: devoirPage,
})

export const exportDevoirs = call({
  id: 'exportDevoirs',
  method: 'get',
  path: 'api/code-course/devoir/export',
  summary: 'The whole filtered list of assignments, slice by slice',
  can: ['read', 'Devoir'],
  query: devoirExportQuery,
  answer: devoirExport,
})

export const listTravaux = call({
  id: 'listTravaux',
  method: 'get',
  path: 'api/code-course/devoir/travaux',
  summary: 'The series and mock exams that can be assigned',
  can: ['create', 'Devoir'],
  answer: travaux,
})

export const createDevoirs = call({
  id: 'createDevoirs',
  method: 'post',
  path: 'api/code-course/devoir',
  summary: 'Assign a series or a mock exam to candidates; who has it to do already is named and left out',
  can: ['create', 'Devoir'],
  body: devoirInput,
  answer: devoirsMade,
  status: 201,
})

export const deleteDevoir = call({
  id: 'deleteDevoir',
  method: 'delete',
  path: 'api/code-course/devoir/{id}',
  summary: 'Take an assignment back; 409 when it is done',
  can: ['update', 'Devoir'],
  params: idParam,
})
