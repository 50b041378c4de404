import { overviewExport, overviewExportQuery, overviewPage, overviewQuery } from '../../cours/overview'
import { weakAnswer, weakQuery } from '../../cours/weak'
import { call } from '../call'

export const readCourseOverview = call({
  id: 'readCourseOverview',
  method: 'get',
  path: 'api/code-course/overview',
  summary: 'The candidates of the school who train or may train: who is ready, who does nothing, weak topics',
  can: ['read', 'Tentative'],
  query: overviewQuery,
  answer: overviewPage,
})

export const exportCourseOverview = call({
  id: 'exportCourseOverview',
  method: 'get',
  path: 'api/code-course/overview/export',
  summary: 'The whole filtered list of those who train, slice by slice',
  can: ['read', 'Tentative'],
  query: overviewExportQuery,
  answer: overviewExport,
})

export const readWeakTopics = call({
  id: 'readWeakTopics',
  method: 'get',
  path: 'api/code-course/weak-topics',
  summary: 'What candidates whom the caller may read remember least, three topics at most each',
  can: ['read', 'Tentative'],
  query: weakQuery,
  answer: weakAnswer,
  failure: 'quiet',
})
