import * as calls from '@contract/calls/plateforme/pack'
import { EXPORT_SLICE } from '@contract/ecole/candidat'
import { activatePack, createPack, mustFindPack, savePack } from '../../commands/plateforme/pack'
import { page } from '../../database/page'
import { listPacks } from '../../database/plateforme/pack'
import type { Api } from '../../http/endpoint'
import { presentPack } from '../../presenters/plateforme/pack'

function readRoutes(api: Api): void {
  const { db } = api.deps
  api.endpoint(calls.listPacks, async ({ caller, query }) => {
    const { rows, total } = await listPacks(db, caller, query)
    return page(rows.map(presentPack), total, query)
  })
  api.endpoint(calls.exportPacks, async ({ caller, query: { after = 0, ...query } }) => {
    const { rows } = await listPacks(db, caller, { ...query, page: after + 1, perPage: EXPORT_SLICE })
    return { data: rows.map(presentPack), next: rows.length === EXPORT_SLICE ? after + 1 : null }
  })
  api.endpoint(calls.readPack, async ({ caller, params }) => presentPack(await mustFindPack(db, caller, params.id)))
}

function writeRoutes(api: Api): void {
  const { deps } = api
  api.endpoint(calls.createPack, ({ caller, body }) => createPack(deps, caller, body))
  api.endpoint(calls.updatePack, ({ caller, params, body }) => savePack(deps, caller, params.id, body))
  api.endpoint(calls.activatePack, ({ caller, params }) => activatePack(deps, caller, params.id, 1))
  api.endpoint(calls.deactivatePack, ({ caller, params }) => activatePack(deps, caller, params.id, 0))
}

/** The packs that the platform sells to schools. */
export function packRoutes(api: Api): void {
  readRoutes(api)
  writeRoutes(api)
}
