import { compteCandidat } from '../../argent/compte'
import { idParam } from '../../list'
import { lettre } from '../../recouvrement/lettre'
import { regularisationPage, regularisations, vueQuery } from '../../recouvrement/regularisation'
import { call } from '../call'

export const listRegularisation = call({
  id: 'listRegularisation',
  method: 'get',
  path: 'api/regularisation',
  summary: 'One list of what a school has to settle, page by page; 403 for a list beyond the caller’s rights',
  can: ['read', 'Dashboard'],
  query: vueQuery,
  answer: regularisationPage,
})

export const readRegularisations = call({
  id: 'readRegularisations',
  method: 'get',
  path: 'api/regularisation/nombres',
  summary: 'How much there is to settle, by list',
  can: ['read', 'Dashboard'],
  answer: regularisations,
  failure: 'quiet',
})

export const readLettre = call({
  id: 'readLettre',
  method: 'get',
  path: 'api/relance/{id}/lettre',
  summary: 'The letter of a third reminder, with what is late today',
  can: ['update', 'Inscription'],
  params: idParam,
  answer: lettre,
})

export const markLettre = call({
  id: 'markLettre',
  method: 'post',
  path: 'api/relance/{id}/lettre',
  summary: 'Note that the letter of a third reminder was sent',
  can: ['update', 'Inscription'],
  params: idParam,
})

export const settleAccount = call({
  id: 'settleAccount',
  method: 'post',
  path: 'api/candidat/{id}/compte/settle',
  summary: 'Post what an account lacks: the difference between what was bought and given, and what is posted',
  can: ['update', 'Inscription'],
  params: idParam,
  answer: compteCandidat,
})
