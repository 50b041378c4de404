import { compteCandidat } from '../../argent/compte'
import { echeancierInput, proposition, propositionQuery } from '../../argent/echeancier'
import { promesseInput } from '../../argent/promesse'
import { idParam } from '../../list'
import { call } from '../call'

export const proposeEcheancier = call({
  id: 'proposeEcheancier',
  method: 'get',
  path: 'api/inscription/{id}/echeancier/proposition',
  summary: 'A payment plan of what is left to pay of an enrolment, in equal instalments counted from the first day',
  can: ['update', 'Inscription'],
  params: idParam,
  query: propositionQuery,
  refuses: [409],
  answer: proposition,
})

export const saveEcheancier = call({
  id: 'saveEcheancier',
  method: 'post',
  path: 'api/inscription/{id}/echeancier',
  summary: 'Set the payment plan of an enrolment as a new version; 422 when it does not add up to what is left to pay',
  can: ['update', 'Inscription'],
  params: idParam,
  body: echeancierInput,
  answer: compteCandidat,
  status: 201,
})

export const createPromesse = call({
  id: 'createPromesse',
  method: 'post',
  path: 'api/candidat/{id}/promesse',
  summary: 'Note that a candidate promised to pay until a day; the latest promise counts',
  can: ['create', 'Transaction'],
  params: idParam,
  body: promesseInput,
  answer: compteCandidat,
  status: 201,
})
