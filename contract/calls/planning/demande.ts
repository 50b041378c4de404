import { idParam } from '../../list'
import { creneauQuery, creneauxLibres } from '../../planning/creneau'
import {
  acceptInput,
  demande,
  demandeInput,
  demandeListQuery,
  demandeMonths,
  demandePage,
  demandeStats,
  propositions,
  refuseInput,
} from '../../planning/demande'
import { call } from '../call'

/** Users who may plan lessons answer requests. */
const OFFICE = ['create', 'Evenement'] as const

export const listDemandes = call({
  id: 'listDemandes',
  method: 'get',
  path: 'api/calendrier/demande',
  summary: 'Requests for a lesson that one may see; those that wait first',
  can: ['read', 'Demande'],
  query: demandeListQuery,
  answer: demandePage,
})

export const readPropositions = call({
  id: 'readPropositions',
  method: 'get',
  path: 'api/calendrier/demande/{id}/propositions',
  summary: 'Who could give the lesson asked for, and with whom each slot is free',
  can: OFFICE,
  params: idParam,
  answer: propositions,
})

/** The free times for a lesson. */
export const listCreneaux = call({
  id: 'listCreneaux',
  method: 'get',
  path: 'api/calendrier/creneau',
  summary: 'The free times of up to two weeks at which a lesson may be asked for, and with whom',
  can: ['create', 'Demande'],
  query: creneauQuery,
  answer: creneauxLibres,
})

export const readDemandeStats = call({
  id: 'readDemandeStats',
  method: 'get',
  path: 'api/demande/statistiquesDemande',
  summary:
    'The requests of the last twelve months by state, and how long answers take: those for lessons of a school, those for packs for the platform',
  can: ['read', 'DemandeStats'],
  answer: demandeStats,
  failure: 'quiet',
})

export const readDemandeMonths = call({
  id: 'readDemandeMonths',
  method: 'get',
  path: 'api/demande/Demandestatistiques',
  summary: 'The same requests by month and state',
  can: ['read', 'DemandeStats'],
  answer: demandeMonths,
  failure: 'quiet',
})

export const createDemande = call({
  id: 'createDemande',
  method: 'post',
  path: 'api/calendrier/demande',
  summary: 'Ask for a lesson at one of up to three times',
  can: ['create', 'Demande'],
  body: demandeInput,
  answer: demande,
  status: 201,
})

export const acceptDemande = call({
  id: 'acceptDemande',
  method: 'post',
  path: 'api/calendrier/demande/{id}/accept',
  summary: 'Plan the lesson asked for; 409 names every clash and the nearest free times',
  can: OFFICE,
  params: idParam,
  body: acceptInput,
  answer: demande,
  // The page has no form to show field faults: the dialog shows them too.
  failure: 'dialog',
})

export const refuseDemande = call({
  id: 'refuseDemande',
  method: 'post',
  path: 'api/calendrier/demande/{id}/refuse',
  summary: 'Refuse a request, and say why',
  can: OFFICE,
  params: idParam,
  body: refuseInput,
  answer: demande,
})

export const cancelDemande = call({
  id: 'cancelDemande',
  method: 'post',
  path: 'api/calendrier/demande/{id}/cancel',
  summary: 'Withdraw one’s own request; the lesson that came of it goes with it, unless it is too late for that',
  can: ['update', 'Demande'],
  params: idParam,
  answer: demande,
})

export const reopenDemande = call({
  id: 'reopenDemande',
  method: 'post',
  path: 'api/calendrier/demande/{id}/reopen',
  summary: 'Take the withdrawal of one’s own request back, while one of its times lies ahead',
  can: ['update', 'Demande'],
  params: idParam,
  answer: demande,
})
