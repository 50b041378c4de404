import { idParam } from '../../list'
import {
  attente,
  attenteInput,
  attenteList,
  offre,
  offreList,
  offreQuery,
  offrirInput,
  remplacantList,
} from '../../planning/attente'
import { call } from '../call'

export const listAttentes = call({
  id: 'listAttentes',
  method: 'get',
  path: 'api/calendrier/attente',
  summary: 'Who waits for a slot to fall free, of those that one may see',
  can: ['read', 'Demande'],
  answer: attenteList,
})

export const createAttente = call({
  id: 'createAttente',
  method: 'post',
  path: 'api/calendrier/attente',
  summary: 'Wait for a slot to fall free: oneself, or a candidate of the school',
  can: ['create', 'Demande'],
  body: attenteInput,
  answer: attente,
  status: 201,
})

export const closeAttente = call({
  id: 'closeAttente',
  method: 'post',
  path: 'api/calendrier/attente/{id}/close',
  summary: 'Wait no more',
  can: ['update', 'Demande'],
  params: idParam,
  answer: attente,
})

export const listRemplacants = call({
  id: 'listRemplacants',
  method: 'get',
  path: 'api/calendrier/evenement/{id}/remplacants',
  summary: 'Who of those who wait could take the time of a cancelled lesson, ranked with the reasons',
  can: ['update', 'Evenement'],
  params: idParam,
  answer: remplacantList,
})

export const offrirCreneau = call({
  id: 'offrirCreneau',
  method: 'post',
  path: 'api/calendrier/evenement/{id}/offrir',
  summary: 'Offer the time of a cancelled lesson to some of those who wait',
  can: ['update', 'Evenement'],
  params: idParam,
  body: offrirInput,
  answer: offreList,
  // The page has no form to show field faults: the dialog shows them too.
  failure: 'dialog',
})

export const listOffres = call({
  id: 'listOffres',
  method: 'get',
  path: 'api/calendrier/offre',
  summary: 'Slots offered: one’s own that can still be taken, or those of the school',
  can: ['read', 'Demande'],
  query: offreQuery,
  answer: offreList,
})

export const acceptOffre = call({
  id: 'acceptOffre',
  method: 'post',
  path: 'api/calendrier/offre/{id}/accept',
  summary: 'Take the slot offered: first come, first served',
  can: ['update', 'Demande'],
  params: idParam,
  answer: offre,
  // The page has no form to show field faults: the dialog shows them too.
  failure: 'dialog',
})

export const declineOffre = call({
  id: 'declineOffre',
  method: 'post',
  path: 'api/calendrier/offre/{id}/decline',
  summary: 'Leave the slot to others',
  can: ['update', 'Demande'],
  params: idParam,
  answer: offre,
  // The page has no form to show field faults: the dialog shows them too.
  failure: 'dialog',
})
