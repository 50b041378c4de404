import { idParam } from '../../list'
import { motifInput } from '../../plateforme/autoecole'
import {
  acceptQuery,
  demandePack,
  demandePackExport,
  demandePackExportQuery,
  demandePackInput,
  demandePackListQuery,
  demandePackPage,
} from '../../plateforme/demandePack'
import { call } from '../call'

export const listDemandesPack = call({
  id: 'listDemandesPack',
  method: 'get',
  path: 'api/demande',
  summary: 'Requests for packs: all of them for the platform, its own for a school',
  can: ['read', 'DemandePack'],
  query: demandePackListQuery,
  answer: demandePackPage,
})

export const exportDemandesPack = call({
  id: 'exportDemandesPack',
  method: 'get',
  path: 'api/demande/export',
  summary: 'The whole filtered list of requests, slice by slice',
  can: ['export', 'DemandePack'],
  query: demandePackExportQuery,
  answer: demandePackExport,
})

export const readDemandePack = call({
  id: 'readDemandePack',
  method: 'get',
  path: 'api/demande/{id}',
  summary: 'One request for a pack',
  can: ['read', 'DemandePack'],
  params: idParam,
  answer: demandePack,
})

export const askForPack = call({
  id: 'askForPack',
  method: 'post',
  path: 'api/demande',
  summary: 'Ask for a pack; 409 while another request of the school waits',
  can: ['create', 'DemandePack'],
  // A suspended school, or one whose package has ended, leaves the read-only state through this call.
  whileReadOnly: true,
  body: demandePackInput,
  answer: demandePack,
  status: 201,
  // The page has no form to show field faults: the dialog shows them too.
  failure: 'dialog',
})

export const acceptDemandePack = call({
  id: 'acceptDemandePack',
  method: 'post',
  path: 'api/demande/{id}/accept',
  summary: 'Accept a request and make the package of it; 409 when it has its answer',
  can: ['update', 'DemandePack'],
  query: acceptQuery,
  params: idParam,
  answer: demandePack,
  // The page has no form to show field faults: the dialog shows them too.
  failure: 'dialog',
})

export const refuseDemandePack = call({
  id: 'refuseDemandePack',
  method: 'post',
  path: 'api/demande/{id}/refuse',
  summary: 'Refuse a request, with the reason; 409 when it has its answer',
  can: ['update', 'DemandePack'],
  params: idParam,
  body: motifInput,
  answer: demandePack,
  // The page has no form to show field faults: the dialog shows them too.
  failure: 'dialog',
})

export const withdrawDemandePack = call({
  id: 'withdrawDemandePack',
  method: 'delete',
  path: 'api/demande/{id}',
  summary: 'Take back the school’s own request; 409 when it has its answer',
  can: ['create', 'DemandePack'],
  // A school that is read-only may ask, and so take back what it asked for.
  whileReadOnly: true,
  params: idParam,
})
