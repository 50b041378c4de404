import { idParam } from '../../list'
import {
  activite,
  activiteQuery,
  congeList,
  congesQuery,
  disponibilite,
  disponibiliteUpdate,
  libres,
  libresQuery,
} from '../../planning/disponibilite'
import { periodeInput } from '../../planning/openingHours'
import { call } from '../call'

const congeParams = idParam.extend({ idConge: idParam.shape.id })

export const readDisponibilite = call({
  id: 'readDisponibilite',
  method: 'get',
  path: 'api/moniteur/{id}/disponibilite',
  summary: 'When an instructor works, and its leave',
  can: ['read', 'Disponibilite'],
  params: idParam,
  answer: disponibilite,
})

export const listConges = call({
  id: 'listConges',
  method: 'get',
  path: 'api/calendrier/conge',
  summary: 'Leave of instructors between two days, for those who may read their availability',
  can: ['read', 'Disponibilite'],
  query: congesQuery,
  answer: congeList,
  // The calendar works without it.
  failure: 'quiet',
})

export const readActivite = call({
  id: 'readActivite',
  method: 'get',
  path: 'api/moniteur/{id}/activite',
  summary: 'Hours, exams and pay of an instructor in a month',
  can: ['read', 'Moniteur'],
  query: activiteQuery,
  params: idParam,
  answer: activite,
})

export const listLibres = call({
  id: 'listLibres',
  method: 'get',
  path: 'api/calendrier/disponibilite',
  summary: 'What speaks against an event at a time, for each who could take part in it',
  can: ['update', 'Evenement'],
  query: libresQuery,
  answer: libres,
  // The answer only marks the choices of a form, which works without it.
  failure: 'quiet',
})

export const updateDisponibilite = call({
  id: 'updateDisponibilite',
  method: 'put',
  path: 'api/moniteur/{id}/disponibilite',
  summary: 'Set an instructor’s week; 409 when it was saved since it was read',
  can: ['update', 'Disponibilite'],
  params: idParam,
  body: disponibiliteUpdate,
  answer: disponibilite,
})

export const addConge = call({
  id: 'addConge',
  method: 'post',
  path: 'api/moniteur/{id}/conge',
  summary: 'Note leave; 409 with the events planned on these days, unless `force` keeps them',
  can: ['update', 'Disponibilite'],
  params: idParam,
  body: periodeInput,
  answer: disponibilite,
  status: 201,
  // The page lists the events and asks whether they stay.
  failure: { page: ['events_in_period'] },
})

export const removeConge = call({
  id: 'removeConge',
  method: 'post',
  path: 'api/moniteur/{id}/conge/{idConge}/remove',
  summary: 'Take a leave back',
  can: ['update', 'Disponibilite'],
  params: congeParams,
  answer: disponibilite,
})
