import * as calls from '@contract/calls/plateforme/demandePack'
import { dayIn } from '@contract/clock/wall'
import { EXPORT_SLICE } from '@contract/ecole/candidat'

import {
  acceptDemandePack,
  askForPack,
  mustFindDemandePack,
  refuseDemandePack,
  withdrawDemandePack,
} from '../../commands/plateforme/demandePack'
import { page } from '../../database/page'
import { listDemandesPack } from '../../database/plateforme/demandePack'
import type { Api } from '../../http/endpoint'
import { presentDemandePack } from '../../presenters/plateforme/demandePack'

function readRoutes(api: Api): void {
  api.endpoint(calls.listDemandesPack, async ({ deps: { db, clock }, caller, query }) => {
    const { rows, total } = await listDemandesPack(db, caller, query, dayIn(clock(), caller.pays))
    return page(rows.map(presentDemandePack), total, query)
  })
  api.endpoint(calls.exportDemandesPack, async ({ deps: { db, clock }, caller, query: { after = 0, ...query } }) => {
    const slice = { ...query, page: after + 1, perPage: EXPORT_SLICE }
    const { rows } = await listDemandesPack(db, caller, slice, dayIn(clock(), caller.pays))
    return { data: rows.map(presentDemandePack), next: rows.length === EXPORT_SLICE ? after + 1 : null }
  })
  api.endpoint(calls.readDemandePack, async ({ deps: { db, clock }, caller, params }) =>
    presentDemandePack(await mustFindDemandePack(db, caller, params.id, dayIn(clock(), caller.pays))),
  )
}

function writeRoutes(api: Api): void {
  api.endpoint(calls.askForPack, ({ deps, caller, body }) => askForPack(deps, caller, body.idPack))
  api.endpoint(calls.acceptDemandePack, ({ deps, caller, params, query }) =>
    acceptDemandePack(deps, caller, params.id, query.debut),
  )
  api.endpoint(calls.refuseDemandePack, ({ deps, caller, params, body }) =>
    refuseDemandePack(deps, caller, params.id, body.motif),
  )
  api.endpoint(calls.withdrawDemandePack, async ({ deps, caller, params }) => {
    await withdrawDemandePack(deps, caller, params.id)
    return undefined
  })
}

/** Pack requests of schools. The statistics of lesson requests have the same path prefix and are registered before. */
export function demandePackRoutes(api: Api): void {
  readRoutes(api)
  writeRoutes(api)
}
