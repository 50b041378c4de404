import { reglagesArgentInput, reglagesArgentSaved } from '../../argent/reglages'
import { call } from '../call'

export const readReglagesArgent = call({
  id: 'readReglagesArgent',
  method: 'get',
  path: 'api/reglages-argent',
  summary: 'The money rules of one’s own school',
  can: ['read', 'Configuration'],
  answer: reglagesArgentSaved,
})

export const updateReglagesArgent = call({
  id: 'updateReglagesArgent',
  method: 'put',
  path: 'api/reglages-argent',
  summary: 'Set the money rules: nothing charged before moves; 409 when they were saved since they were read',
  can: ['update', 'Configuration'],
  body: reglagesArgentInput,
  answer: reglagesArgentSaved,
})
