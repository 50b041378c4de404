import {
  leconExport,
  leconExportQuery,
  leconListQuery,
  leconPage,
  leconsInput,
  leconsSaved,
} from '../../planning/lecon'
import { call } from '../call'

export const listLecons = call({
  id: 'listLecons',
  method: 'get',
  path: 'api/calendrier/lecon',
  summary: 'Lessons, past and to come, page by page, with totals by state',
  // For instructors and planners only. Candidates read their lessons in their calendar: this list's search would
  // reveal the other participants.
  can: ['attest', 'Evenement'],
  query: leconListQuery,
  answer: leconPage,
})

export const exportLecons = call({
  id: 'exportLecons',
  method: 'get',
  path: 'api/calendrier/lecon/export',
  summary: 'The whole filtered list of lessons, slice by slice',
  can: ['export', 'Evenement'],
  query: leconExportQuery,
  answer: leconExport,
})

export const attestLecons = call({
  id: 'attestLecons',
  method: 'post',
  path: 'api/calendrier/lecon/attest',
  summary: 'Attest several lessons, as long as planned and everybody there; each is judged for itself',
  can: ['attest', 'Evenement'],
  body: leconsInput,
  answer: leconsSaved,
})

export const reopenLecons = call({
  id: 'reopenLecons',
  method: 'post',
  path: 'api/calendrier/lecon/reopen',
  summary: 'Take back what was said of several lessons: the school any of it, who teaches their own of the last day',
  can: ['attest', 'Evenement'],
  body: leconsInput,
  answer: leconsSaved,
})
