import { z } from 'zod'
import {
  answered,
  answerInput,
  examStart,
  keepInput,
  progress,
  sessionStart,
  tentative,
  tentativeExport,
  tentativeExportQuery,
  tentativeListQuery,
  tentativePage,
} from '../../cours/tentative'
import { idFilter, idParam } from '../../list'
import { call } from '../call'

export const listTentatives = call({
  id: 'listTentatives',
  method: 'get',
  path: 'api/code-course/tentative',
  summary: 'Attempts, page by page: the caller’s own, or those of the candidates whom the caller may read',
  can: ['read', 'Tentative'],
  query: tentativeListQuery,
  answer: tentativePage,
})

export const exportTentatives = call({
  id: 'exportTentatives',
  method: 'get',
  path: 'api/code-course/tentative/export',
  summary: 'The whole filtered list of attempts, slice by slice, for those who teach',
  can: ['export', 'Tentative'],
  query: tentativeExportQuery,
  answer: tentativeExport,
})

export const readTentative = call({
  id: 'readTentative',
  method: 'get',
  path: 'api/code-course/tentative/{id}',
  summary: 'One attempt with its questions, and with the solutions that may be known by now',
  can: ['read', 'Tentative'],
  params: idParam,
  answer: tentative,
})

export const startExam = call({
  id: 'startExam',
  method: 'post',
  path: 'api/code-course/tentative',
  summary: 'Begin a mock exam: its questions are drawn, its clock runs on the server; 409 while another one goes on',
  // Clients study a preview, without exams.
  can: ['update', 'CourseAccess'],
  body: examStart,
  answer: tentative,
  status: 201,
  failure: { page: ['exam_running', 'too_few_questions'] },
})

export const startSession = call({
  id: 'startSession',
  method: 'post',
  path: 'api/code-course/session',
  summary: 'Begin a study session, or go on with the one of the series that was left',
  can: ['create', 'Tentative'],
  body: sessionStart,
  answer: tentative,
  status: 201,
})

export const answerQuestion = call({
  id: 'answerQuestion',
  method: 'post',
  path: 'api/code-course/tentative/{id}/answer',
  summary:
    'Answer a question of an attempt, once; 403 where a study’s course has closed, 409 when it was answered before or given after the time',
  can: ['update', 'Tentative'],
  params: idParam,
  body: answerInput,
  answer: answered,
  failure: { page: ['already_answered', 'time_over', 'state', 'course_closed'] },
})

export const completeTentative = call({
  id: 'completeTentative',
  method: 'post',
  path: 'api/code-course/tentative/{id}/complete',
  summary:
    'End an attempt: questions without an answer count as wrong. An exam whose time is over takes no late answers from then on, and shows its solutions',
  can: ['update', 'Tentative'],
  params: idParam,
  answer: tentative,
})

export const abandonTentative = call({
  id: 'abandonTentative',
  method: 'post',
  path: 'api/code-course/tentative/{id}/abandon',
  summary: 'Give an attempt up; it does not count',
  can: ['update', 'Tentative'],
  params: idParam,
  answer: tentative,
})

export const keepQuestion = call({
  id: 'keepQuestion',
  method: 'post',
  path: 'api/code-course/question/keep',
  summary: 'Keep a question to see it again, or no longer',
  can: ['update', 'Tentative'],
  body: keepInput,
})

export const readProgress = call({
  id: 'readProgress',
  method: 'get',
  path: 'api/code-course/progress',
  summary: 'How far the caller, or a candidate whom they may read, has come: by topic, readiness, days',
  can: ['read', 'Tentative'],
  query: z.object({ idCandidat: idFilter }),
  answer: progress,
})
