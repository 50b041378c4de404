import * as calls from '@contract/calls/plateforme/pack'
import { EXPORT_SLICE } from '@contract/ecole/candidat'
import { activatePack, createPack, mustFindPack, savePack } from '../../commands/plateforme/pack'
import { page } from '../../database/page'
import { listPacks } from '../../database/plateforme/pack'
import type { Api } from '../../http/endpoint'
import { presentPack } from '../../presenters/plateforme/pack'

function readRoutes(api: Api): void {
  api.endpoint(calls.listPacks, async ({ deps: { db }, caller, query }) => {
    const { rows, total } = await listPacks(db, caller, query)
    return page(rows.map(presentPack), total, query)
  })
  api.endpoint(calls.exportPacks, async ({ deps: { db }, caller, query: { after = 0, ...query } }) => {
    const { rows } = await listPacks(db, caller, { ...query, page: after + 1, perPage: EXPORT_SLICE })
    return { data: rows.map(presentPack), next: rows.length === EXPORT_SLICE ? after + 1 : null }
  })
  api.endpoint(calls.readPack, async ({ deps: { db }, caller, params }) =>
    presentPack(await mustFindPack(db, caller, params.id)),
  )
}

function writeRoutes(api: Api): void {
  api.endpoint(calls.createPack, ({ deps, caller, body }) => createPack(deps, caller, body))
  api.endpoint(calls.updatePack, ({ deps, caller, params, body }) => savePack(deps, caller, params.id, body))
  api.endpoint(calls.activatePack, ({ deps, caller, params }) => activatePack(deps, caller, params.id, 1))
  api.endpoint(calls.deactivatePack, ({ deps, caller, params }) => activatePack(deps, caller, params.id, 0))
}

/** The packs that the platform sells to schools. */
export function packRoutes(api: Api): void {
  readRoutes(api)
  writeRoutes(api)
}
