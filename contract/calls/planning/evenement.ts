import { idParam } from '../../list'
import {
  attestInput,
  cancelInput,
  evenement,
  evenementInput,
  evenementList,
  evenementQuery,
  evenementSaved,
  evenementsUpdate,
  evenementUpdate,
  noShowInput,
  reopenInput,
  resultInput,
  startInput,
} from '../../planning/evenement'
import { evenementStats, statsQuery } from '../../planning/evenementStats'
import { call } from '../call'

export const listEvenements = call({
  id: 'listEvenements',
  method: 'get',
  path: 'api/calendrier/evenement',
  summary: 'Lessons and exams between two moments, that one may see',
  can: ['read', 'Evenement'],
  query: evenementQuery,
  answer: evenementList,
})

export const readEvenement = call({
  id: 'readEvenement',
  method: 'get',
  path: 'api/calendrier/evenement/{id}',
  summary: 'One lesson or exam, with what was noted for it',
  can: ['read', 'Evenement'],
  params: idParam,
  answer: evenement,
})

export const readEvenementStats = call({
  id: 'readEvenementStats',
  method: 'get',
  path: 'api/calendrier/statistiquesEvent',
  summary: 'Lessons and exams counted by kind and by state',
  can: ['create', 'Evenement'],
  query: statsQuery,
  answer: evenementStats,
  failure: 'quiet',
})

export const createEvenement = call({
  id: 'createEvenement',
  method: 'post',
  path: 'api/calendrier/evenement',
  summary: 'Plan a lesson or an exam, once or every week; 409 names every clash and the nearest free times',
  can: ['create', 'Evenement'],
  body: evenementInput,
  answer: evenement,
  status: 201,
  // The form names the candidates and asks.
  failure: { page: ['beyond_paid', 'exam_unpaid', 'exam_no_contract'] },
})

export const updateEvenement = call({
  id: 'updateEvenement',
  method: 'put',
  path: 'api/calendrier/evenement/{id}',
  summary: 'Change or move a lesson or an exam; 409 when it was saved since it was read, or has no place there',
  can: ['update', 'Evenement'],
  params: idParam,
  body: evenementUpdate,
  answer: evenementSaved,
  failure: { page: ['beyond_paid', 'exam_unpaid', 'exam_no_contract'] },
})

export const updateEvenements = call({
  id: 'updateEvenements',
  method: 'put',
  path: 'api/calendrier/evenement',
  summary:
    'Save several events at once, each with its own people and time: all or none; undoes a move or a cancellation',
  can: ['update', 'Evenement'],
  body: evenementsUpdate,
  answer: evenementList,
})

export const cancelEvenement = call({
  id: 'cancelEvenement',
  method: 'post',
  path: 'api/calendrier/evenement/{id}/cancel',
  summary: 'Cancel what is planned; the answer tells what plans all of it again',
  can: ['update', 'Evenement'],
  params: idParam,
  body: cancelInput,
  answer: evenementSaved,
})

export const reopenEvenement = call({
  id: 'reopenEvenement',
  method: 'post',
  path: 'api/calendrier/evenement/{id}/reopen',
  summary: 'Take back what was said of it: it is planned again',
  can: ['update', 'Evenement'],
  params: idParam,
  body: reopenInput,
  answer: evenement,
})

export const startEvenement = call({
  id: 'startEvenement',
  method: 'post',
  path: 'api/calendrier/evenement/{id}/start',
  summary: 'The lesson begins',
  can: ['attest', 'Evenement'],
  params: idParam,
  body: startInput,
  answer: evenement,
})

export const attestEvenement = call({
  id: 'attestEvenement',
  method: 'post',
  path: 'api/calendrier/evenement/{id}/attest',
  summary: 'Attest that the hour took place',
  can: ['attest', 'Evenement'],
  params: idParam,
  body: attestInput,
  answer: evenement,
})

export const missEvenement = call({
  id: 'missEvenement',
  method: 'post',
  path: 'api/calendrier/evenement/{id}/no-show',
  summary: 'Nobody came',
  can: ['attest', 'Evenement'],
  params: idParam,
  body: noShowInput,
  answer: evenement,
})

export const recordResult = call({
  id: 'recordResult',
  method: 'post',
  path: 'api/calendrier/evenement/{id}/result',
  summary: 'The result of an exam',
  can: ['attest', 'Evenement'],
  params: idParam,
  body: resultInput,
  answer: evenement,
})
