import { overviewPage, overviewQuery } from '../../cours/overview'
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
