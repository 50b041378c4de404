import { papierLogo } from '../../papiers/logo'
import { call } from '../call'

export const readPapierLogo = call({
  id: 'readPapierLogo',
  method: 'get',
  path: 'api/contrat/logo',
  summary: 'The logo of the school, for the head of its papers',
  // Instructors need it too, for their pay slips, so every user who may read the licence categories can read it.
  can: ['read', 'Permi'],
  answer: papierLogo,
})
