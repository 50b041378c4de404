import { papierLogo } from '../../papiers/logo'
import { call } from '../call'

export const readPapierLogo = call({
  id: 'readPapierLogo',
  method: 'get',
  path: 'api/contrat/logo',
  summary: 'The logo of the school, for the head of its papers',
  // Whoever prints a paper of their school: instructors their slips of pay.
  can: ['read', 'Permi'],
  answer: papierLogo,
})
