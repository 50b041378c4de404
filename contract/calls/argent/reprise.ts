import { compteCandidat } from '../../argent/compte'
import { repriseApercus, repriseInput, reprisePage, repriseQuery } from '../../argent/reprise'
import { idParam } from '../../list'
import { call } from '../call'

export const listReprise = call({
  id: 'listReprise',
  method: 'get',
  path: 'api/reprise',
  summary: 'The candidates who were never enrolled, with what they may have bought and what they used so far',
  can: ['create', 'Inscription'],
  query: repriseQuery,
  answer: reprisePage,
})

export const previewReprise = call({
  id: 'previewReprise',
  method: 'post',
  path: 'api/reprise/apercu',
  summary: 'What moving candidates in would post; writes nothing',
  can: ['create', 'Inscription'],
  body: repriseInput,
  answer: repriseApercus,
  reads: true,
  failure: 'quiet',
})

export const saveReprise = call({
  id: 'saveReprise',
  method: 'post',
  path: 'api/reprise',
  summary:
    'Move candidates in, all or none: 409 without a first day, without prices, or for somebody enrolled meanwhile',
  can: ['create', 'Inscription'],
  body: repriseInput,
  answer: repriseApercus,
  status: 201,
})

export const undoReprise = call({
  id: 'undoReprise',
  method: 'post',
  path: 'api/candidat/{id}/reprise/undo',
  summary: 'Take back how a candidate was moved in; 409 once something came of it',
  can: ['update', 'Inscription'],
  params: idParam,
  answer: compteCandidat,
})
