import {
  codeAcces,
  codeAccesExport,
  codeAccesExportQuery,
  codeAccesInput,
  codeAccesListQuery,
  codeAccesLot,
  codeAccesPage,
  codeAccesUpdate,
  codeUseInput,
  courseAccess,
  lotAnswer,
} from '../../ecole/codeAcces'
import { idParam } from '../../list'
import { call } from '../call'

export const readCourseAccess = call({
  id: 'readCourseAccess',
  method: 'get',
  path: 'api/code-acces/me',
  summary: 'Whether the online course is open to the candidate signed in',
  can: ['read', 'CourseAccess'],
  answer: courseAccess,
})

export const consumeCode = call({
  id: 'consumeCode',
  method: 'post',
  path: 'api/code-acces/utiliser',
  summary: 'Open the online course with a code; 409 for one that does not, 429 after too many',
  can: ['update', 'CourseAccess'],
  body: codeUseInput,
  answer: courseAccess,
  counted: true,
  // The form shows them under its only field, with the minutes to wait.
  failure: { page: ['code_unknown', 'code_foreign', 'code_taken', 'code_inactive', 'code_expired', 'too_many'] },
})

export const listCodesAcces = call({
  id: 'listCodesAcces',
  method: 'get',
  path: 'api/code-acces',
  summary: 'Codes of the school, newest first',
  can: ['read', 'CodeAcces'],
  query: codeAccesListQuery,
  answer: codeAccesPage,
})

export const exportCodesAcces = call({
  id: 'exportCodesAcces',
  method: 'get',
  path: 'api/code-acces/export',
  summary: 'The whole filtered list of codes, slice by slice',
  can: ['export', 'CodeAcces'],
  query: codeAccesExportQuery,
  answer: codeAccesExport,
})

export const readCodeAcces = call({
  id: 'readCodeAcces',
  method: 'get',
  path: 'api/code-acces/{id}',
  summary: 'One code',
  can: ['read', 'CodeAcces'],
  params: idParam,
  answer: codeAcces,
})

export const createCodeAcces = call({
  id: 'createCodeAcces',
  method: 'post',
  path: 'api/code-acces',
  summary: 'Make a code for a candidate; 409 while another of its runs',
  can: ['create', 'CodeAcces'],
  body: codeAccesInput,
  answer: codeAcces,
  status: 201,
})

export const createCodesAcces = call({
  id: 'createCodesAcces',
  method: 'post',
  path: 'api/code-acces/lot',
  summary: 'Make a code for each of many candidates, or none; 409 names who has a running one',
  can: ['create', 'CodeAcces'],
  body: codeAccesLot,
  answer: lotAnswer,
  status: 201,
  // The page asks whether to skip the candidates who already have a running code.
  failure: { page: ['code_running'] },
})

export const updateCodeAcces = call({
  id: 'updateCodeAcces',
  method: 'put',
  path: 'api/code-acces/{id}',
  summary: 'Another last day; 409 when it was saved since it was read',
  can: ['update', 'CodeAcces'],
  params: idParam,
  body: codeAccesUpdate,
  answer: codeAcces,
})

export const activateCodeAcces = call({
  id: 'activateCodeAcces',
  method: 'post',
  path: 'api/code-acces/{id}/activate',
  summary: 'Give a code again',
  can: ['update', 'CodeAcces'],
  params: idParam,
  answer: codeAcces,
})

export const deactivateCodeAcces = call({
  id: 'deactivateCodeAcces',
  method: 'post',
  path: 'api/code-acces/{id}/deactivate',
  summary: 'Take a code back: it opens the course no more',
  can: ['update', 'CodeAcces'],
  params: idParam,
  answer: codeAcces,
})
