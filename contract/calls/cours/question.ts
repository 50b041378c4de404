import {
  baseList,
  question,
  questionInput,
  questionListQuery,
  questionMove,
  questionPage,
  questionUpdate,
} from '../../cours/question'
import { idParam } from '../../list'
import { call } from '../call'

export const listQuestions = call({
  id: 'listQuestions',
  method: 'get',
  path: 'api/code-course/question',
  summary: 'Questions with their solutions and statistics, page by page, for authors',
  can: ['update', 'CodeCourse'],
  query: questionListQuery,
  answer: questionPage,
})

export const readQuestion = call({
  id: 'readQuestion',
  method: 'get',
  path: 'api/code-course/question/{id}',
  summary: 'One question with its solution, for authors',
  can: ['update', 'CodeCourse'],
  params: idParam,
  answer: question,
})

export const createQuestion = call({
  id: 'createQuestion',
  method: 'post',
  path: 'api/code-course/question',
  summary: 'Add a question at the end of a series, not yet published; its Arabic may follow',
  can: ['create', 'CodeCourse'],
  body: questionInput,
  answer: question,
  status: 201,
})

export const updateQuestion = call({
  id: 'updateQuestion',
  method: 'put',
  path: 'api/code-course/question/{id}',
  summary: 'Change a question; 409 when it was saved since it was read',
  can: ['update', 'CodeCourse'],
  params: idParam,
  body: questionUpdate,
  answer: question,
})

export const publishQuestion = call({
  id: 'publishQuestion',
  method: 'post',
  path: 'api/code-course/question/{id}/publish',
  summary: 'Ask a question from now on; 409 while an Arabic text is missing',
  can: ['update', 'CodeCourse'],
  params: idParam,
  answer: question,
})

export const unpublishQuestion = call({
  id: 'unpublishQuestion',
  method: 'post',
  path: 'api/code-course/question/{id}/unpublish',
  summary: 'Ask a question no longer; attempts that have it keep it',
  can: ['update', 'CodeCourse'],
  params: idParam,
  answer: question,
})

export const moveQuestion = call({
  id: 'moveQuestion',
  method: 'post',
  path: 'api/code-course/question/{id}/move',
  summary: 'Put a question at the end of another series',
  can: ['update', 'CodeCourse'],
  params: idParam,
  body: questionMove,
  answer: question,
})

export const deleteQuestion = call({
  id: 'deleteQuestion',
  method: 'delete',
  path: 'api/code-course/question/{id}',
  summary: 'Delete a question that nobody was asked; 409 otherwise',
  can: ['manage', 'CodeCourse'],
  params: idParam,
})

export const listBases = call({
  id: 'listBases',
  method: 'get',
  path: 'api/code-course/base',
  summary: 'The sure facts and pictures on which no question rests yet, for authors',
  can: ['update', 'CodeCourse'],
  answer: baseList,
})
