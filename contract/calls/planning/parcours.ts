import { idParam } from '../../list'
import { parcours } from '../../planning/parcours'
import { call } from '../call'

export const readParcours = call({
  id: 'readParcours',
  method: 'get',
  path: 'api/candidat/{id}/parcours',
  summary: 'The exam path of a candidate: stages, first days, tries left, hours done and planned',
  can: ['read', 'Candidat'],
  params: idParam,
  answer: parcours,
})
