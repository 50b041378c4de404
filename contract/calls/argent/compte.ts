import {
  compteCandidat,
  debutInput,
  endInput,
  inscriptionInput,
  lotInput,
  offreCandidat,
  penaliteInput,
  remiseInput,
  remiseReverseInput,
} from '../../argent/compte'
import { compteMoniteur } from '../../argent/compteMoniteur'
import { idParam } from '../../list'
import { call } from '../call'

export const readCompte = call({
  id: 'readCompte',
  method: 'get',
  path: 'api/candidat/{id}/compte',
  summary: 'What a candidate has to pay, with the lines that make it up, what they bought and what they paid',
  can: ['read', 'Compte'],
  params: idParam,
  answer: compteCandidat,
})

export const readOffre = call({
  id: 'readOffre',
  method: 'get',
  path: 'api/candidat/{id}/offre',
  summary: 'What a candidate can be enrolled in today: the prices of their permit and the packages on sale',
  can: ['create', 'Inscription'],
  params: idParam,
  answer: offreCandidat,
})

export const createInscription = call({
  id: 'createInscription',
  method: 'post',
  path: 'api/candidat/{id}/inscription',
  summary: 'Enrol a candidate at the prices of today, which stay theirs; 409 without active prices or while enrolled',
  can: ['create', 'Inscription'],
  params: idParam,
  body: inscriptionInput,
  answer: compteCandidat,
  status: 201,
})

export const advanceInscription = call({
  id: 'advanceInscription',
  method: 'put',
  path: 'api/inscription/{id}/debut',
  summary:
    'Let an enrolment begin earlier: lessons and exams since then are charged at its prices; 409 when it has ended or was changed',
  can: ['update', 'Inscription'],
  params: idParam,
  body: debutInput,
  answer: compteCandidat,
})

export const addLots = call({
  id: 'addLots',
  method: 'post',
  path: 'api/inscription/{id}/lot',
  summary: 'Sell a further package to an enrolled candidate',
  can: ['update', 'Inscription'],
  params: idParam,
  body: lotInput,
  answer: compteCandidat,
  status: 201,
})

export const addRemise = call({
  id: 'addRemise',
  method: 'post',
  path: 'api/inscription/{id}/remise',
  summary: 'Lower the price of something bought, with a reason',
  // The cash desk discounts up to its ceiling.
  can: ['create', 'Transaction'],
  params: idParam,
  body: remiseInput,
  answer: compteCandidat,
  status: 201,
  // The form asks the management instead.
  failure: { page: ['plafond_remise'] },
})

export const reverseRemise = call({
  id: 'reverseRemise',
  method: 'post',
  path: 'api/remise/{id}/reverse',
  summary:
    'Take a discount back, with a reason: its amount is due again; 409 when it was, or when the enrolment has ended',
  can: ['update', 'Inscription'],
  params: idParam,
  body: remiseReverseInput,
  answer: compteCandidat,
  status: 201,
})

export const endInscription = call({
  id: 'endInscription',
  method: 'post',
  path: 'api/inscription/{id}/end',
  summary:
    'End an enrolment: what was bought and not given becomes a credit; 409 while something is planned after it, when it has ended or was changed',
  can: ['update', 'Inscription'],
  params: idParam,
  body: endInput,
  answer: compteCandidat,
  // The page names the events and asks whether to cancel them.
  failure: { page: ['events_ahead'] },
})

export const decidePenalite = call({
  id: 'decidePenalite',
  method: 'post',
  path: 'api/candidat/{id}/penalite',
  summary: 'Charge or waive an absence or a late cancellation, with a reason; the latest decision counts',
  can: ['update', 'Inscription'],
  params: idParam,
  body: penaliteInput,
  answer: compteCandidat,
  status: 201,
})

export const readCompteMoniteur = call({
  id: 'readCompteMoniteur',
  method: 'get',
  path: 'api/moniteur/{id}/compte',
  summary: 'What the school owes an instructor, month by month, and what it paid',
  can: ['read', 'Paie'],
  params: idParam,
  answer: compteMoniteur,
})
