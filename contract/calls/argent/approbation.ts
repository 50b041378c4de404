import {
  approbation,
  approbationInput,
  approbationPage,
  approbationQuery,
  approveInput,
  refuseInput,
} from '../../argent/approbation'
import { idParam } from '../../list'
import { call } from '../call'

export const listApprobations = call({
  id: 'listApprobations',
  method: 'get',
  path: 'api/approbation',
  summary: 'What was asked of the management, the latest first; the cash desk sees what it asked itself',
  can: ['read', 'Transaction'],
  query: approbationQuery,
  answer: approbationPage,
})

export const createApprobation = call({
  id: 'createApprobation',
  method: 'post',
  path: 'api/approbation',
  summary: 'Ask for a gesture above what the cash desk may decide; nothing of it counts before it is approved',
  can: ['create', 'Transaction'],
  body: approbationInput,
  answer: approbation,
  status: 201,
})

export const approveApprobation = call({
  id: 'approveApprobation',
  method: 'post',
  path: 'api/approbation/{id}/approve',
  summary:
    'Approve what was asked: it is entered at once in the name and the box of who asked; 409 once it was decided',
  can: ['update', 'Inscription'],
  params: idParam,
  body: approveInput,
  answer: approbation,
})

export const refuseApprobation = call({
  id: 'refuseApprobation',
  method: 'post',
  path: 'api/approbation/{id}/refuse',
  summary: 'Refuse what was asked, with a reason; 409 once it was decided',
  can: ['update', 'Inscription'],
  params: idParam,
  body: refuseInput,
  answer: approbation,
})
