import { idParam } from '../../list'
import { configurationPlanning, configurationUpdate, periodeInput } from '../../planning/openingHours'
import { call } from '../call'

export const readPlanning = call({
  id: 'readPlanning',
  method: 'get',
  path: 'api/autoecole/planning',
  summary: 'When the school is open, its closures and its rules: for whoever reads its calendar',
  can: ['read', 'Evenement'],
  answer: configurationPlanning,
})

export const updatePlanning = call({
  id: 'updatePlanning',
  method: 'put',
  path: 'api/autoecole/planning',
  summary: 'Set the week and the rules; 409 when they were saved since they were read',
  can: ['update', 'Configuration'],
  body: configurationUpdate,
  answer: configurationPlanning,
})

export const addFermeture = call({
  id: 'addFermeture',
  method: 'post',
  path: 'api/autoecole/fermeture',
  summary: 'Close for some days; 409 with the events planned on them, unless `force` keeps these',
  can: ['update', 'Configuration'],
  body: periodeInput,
  answer: configurationPlanning,
  status: 201,
  // The page lists the events and asks whether they stay.
  failure: { page: ['events_in_period'] },
})

export const removeFermeture = call({
  id: 'removeFermeture',
  method: 'post',
  path: 'api/autoecole/fermeture/{id}/remove',
  summary: 'Open again on the days of a closure',
  can: ['update', 'Configuration'],
  params: idParam,
  answer: configurationPlanning,
})
