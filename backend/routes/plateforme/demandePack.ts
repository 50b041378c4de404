import { dayIn } from '@contract/clock/wall'
import { EXPORT_SLICE } from '@contract/ecole/candidat'
import { idParam } from '@contract/list'
import { motifInput } from '@contract/plateforme/autoecole'
import {
  acceptQuery,
  demandePack,
  demandePackExport,
  demandePackExportQuery,
  demandePackInput,
  demandePackListQuery,
  demandePackPage,
} from '@contract/plateforme/demandePack'
import {
  acceptDemandePack,
  askForPack,
  mustFindDemandePack,
  refuseDemandePack,
} from '../../commands/plateforme/demandePack'
import { page } from '../../database/page'
import { listDemandesPack } from '../../database/plateforme/demandePack'
import type { Api } from '../../http/endpoint'
import { presentDemandePack } from '../../presenters/plateforme/demandePack'

function readRoutes(api: Api): void {
  const { db, clock } = api.deps
  api.endpoint(
    {
      method: 'get',
      path: 'api/demande',
      summary: 'Requests for packs: all of them for the platform, its own for a school',
      can: ['read', 'DemandePack'],
      query: demandePackListQuery,
      answer: demandePackPage,
    },
    async ({ caller, query }) => {
      const { rows, total } = await listDemandesPack(db, caller, query, dayIn(clock(), caller.pays))
      return page(rows.map(presentDemandePack), total, query)
    },
  )
  api.endpoint(
    {
      method: 'get',
      path: 'api/demande/export',
      summary: 'The whole filtered list of requests, slice by slice',
      can: ['export', 'DemandePack'],
      query: demandePackExportQuery,
      answer: demandePackExport,
    },
    async ({ caller, query: { after = 0, ...query } }) => {
      const slice = { ...query, page: after + 1, perPage: EXPORT_SLICE }
      const { rows } = await listDemandesPack(db, caller, slice, dayIn(clock(), caller.pays))
      return { data: rows.map(presentDemandePack), next: rows.length === EXPORT_SLICE ? after + 1 : null }
    },
  )
  api.endpoint(
    {
      method: 'get',
      path: 'api/demande/{id}',
      summary: 'One request for a pack',
      can: ['read', 'DemandePack'],
      params: idParam,
      answer: demandePack,
    },
    async ({ caller, params }) =>
      presentDemandePack(await mustFindDemandePack(db, caller, params.id, dayIn(clock(), caller.pays))),
  )
}

function writeRoutes(api: Api): void {
  const { deps } = api
  api.endpoint(
    {
      method: 'post',
      path: 'api/demande',
      summary: 'Ask for a pack; 409 while another request of the school waits',
      can: ['create', 'DemandePack'],
      // A suspended school, and one whose package has ended, get out of it this way.
      whileReadOnly: true,
      body: demandePackInput,
      answer: demandePack,
      status: 201,
    },
    ({ caller, body }) => askForPack(deps, caller, body.idPack),
  )
  api.endpoint(
    {
      method: 'post',
      path: 'api/demande/{id}/accept',
      summary: 'Accept a request and make the package of it; 409 when it has its answer',
      can: ['update', 'DemandePack'],
      params: idParam,
      query: acceptQuery,
      answer: demandePack,
    },
    ({ caller, params, query }) => acceptDemandePack(deps, caller, params.id, query.debut),
  )
  api.endpoint(
    {
      method: 'post',
      path: 'api/demande/{id}/refuse',
      summary: 'Refuse a request, with the reason; 409 when it has its answer',
      can: ['update', 'DemandePack'],
      params: idParam,
      body: motifInput,
      answer: demandePack,
    },
    ({ caller, params, body }) => refuseDemandePack(deps, caller, params.id, body.motif),
  )
}

/** Requests of schools for packs. The statistics of the lesson requests, under the same path, are registered before. */
export function demandePackRoutes(api: Api): void {
  readRoutes(api)
  writeRoutes(api)
}
