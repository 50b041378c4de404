import * as calls from '@contract/calls/cours/devoir'
import { createDevoirs, deleteDevoir, devoirsPage, devoirsSlice, travauxOn } from '../../commands/cours/devoir'
import type { Api } from '../../http/endpoint'

/** The assignments of candidates in the course. */
export function devoirRoutes(api: Api): void {
  api.endpoint(calls.listDevoirs, ({ deps, caller, query }) => devoirsPage(deps, caller, query))
  api.endpoint(calls.exportDevoirs, ({ deps, caller, query: { after = 0, ...filters } }) =>
    devoirsSlice(deps, caller, filters, after),
  )
  api.endpoint(calls.listTravaux, ({ deps }) => travauxOn(deps.db))
  api.endpoint(calls.createDevoirs, ({ deps, caller, body }) => createDevoirs(deps, caller, body))
  api.endpoint(calls.deleteDevoir, async ({ deps, caller, params }) => {
    await deleteDevoir(deps, caller, params.id)
    return undefined
  })
}
