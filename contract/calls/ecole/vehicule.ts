import {
  alertesVehicule,
  entretienInput,
  vehiculeDetail,
  vehiculeExport,
  vehiculeExportQuery,
  vehiculeInput,
  vehiculeListQuery,
  vehiculePage,
  vehiculeUpdate,
} from '../../ecole/vehicule'
import { idParam } from '../../list'
import { call } from '../call'

const entryParams = idParam.extend({ idEntretien: idParam.shape.id })

export const listVehicules = call({
  id: 'listVehicules',
  method: 'get',
  path: 'api/vehicule',
  summary: 'Vehicles of the school',
  can: ['read', 'Vehicule'],
  query: vehiculeListQuery,
  answer: vehiculePage,
})

export const exportVehicules = call({
  id: 'exportVehicules',
  method: 'get',
  path: 'api/vehicule/export',
  summary: 'The whole filtered list of vehicles, slice by slice',
  can: ['export', 'Vehicule'],
  query: vehiculeExportQuery,
  answer: vehiculeExport,
})

export const listVehiculeAlertes = call({
  id: 'listVehiculeAlertes',
  method: 'get',
  path: 'api/vehicule/alertes',
  summary: 'Papers that have ended or end within 30 days, soonest first',
  can: ['read', 'Vehicule'],
  answer: alertesVehicule,
})

export const readVehicule = call({
  id: 'readVehicule',
  method: 'get',
  path: 'api/vehicule/{id}',
  summary: 'One vehicle with its maintenance',
  can: ['read', 'Vehicule'],
  params: idParam,
  answer: vehiculeDetail,
})

export const createVehicule = call({
  id: 'createVehicule',
  method: 'post',
  path: 'api/vehicule',
  summary: 'Add a vehicle',
  can: ['create', 'Vehicule'],
  body: vehiculeInput,
  answer: vehiculeDetail,
  status: 201,
})

export const updateVehicule = call({
  id: 'updateVehicule',
  method: 'put',
  path: 'api/vehicule/{id}',
  summary: 'Change a vehicle; 409 when it was saved since it was read',
  can: ['update', 'Vehicule'],
  params: idParam,
  body: vehiculeUpdate,
  answer: vehiculeDetail,
})

export const addEntretien = call({
  id: 'addEntretien',
  method: 'post',
  path: 'api/vehicule/{id}/entretien',
  summary: 'Note maintenance of a vehicle; a higher mileage becomes its own',
  can: ['update', 'Vehicule'],
  params: idParam,
  body: entretienInput,
  answer: vehiculeDetail,
  status: 201,
})

export const correctEntretien = call({
  id: 'correctEntretien',
  method: 'put',
  path: 'api/vehicule/{id}/entretien/{idEntretien}',
  summary: 'Correct an entry of maintenance',
  can: ['update', 'Vehicule'],
  params: entryParams,
  body: entretienInput,
  answer: vehiculeDetail,
})

export const removeEntretien = call({
  id: 'removeEntretien',
  method: 'post',
  path: 'api/vehicule/{id}/entretien/{idEntretien}/remove',
  summary: 'Take away an entry of maintenance that was noted by mistake',
  can: ['update', 'Vehicule'],
  params: entryParams,
  answer: vehiculeDetail,
})

export const archiveVehicule = call({
  id: 'archiveVehicule',
  method: 'post',
  path: 'api/vehicule/{id}/archive',
  summary: 'Archive a vehicle; 409 while events are planned with it',
  can: ['archive', 'Vehicule'],
  params: idParam,
  answer: vehiculeDetail,
  // The page shows the number of planned events.
  failure: { page: ['events_ahead'] },
})

export const unarchiveVehicule = call({
  id: 'unarchiveVehicule',
  method: 'post',
  path: 'api/vehicule/{id}/unarchive',
  summary: 'Bring a vehicle back from the archive',
  can: ['archive', 'Vehicule'],
  params: idParam,
  answer: vehiculeDetail,
})
