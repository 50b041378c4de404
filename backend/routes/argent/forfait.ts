import * as calls from '@contract/calls/argent/forfait'
import {
  activateForfait,
  createForfait,
  deleteForfait,
  mustFindForfait,
  saveForfait,
} from '../../commands/argent/forfait'
import { listForfaits } from '../../database/argent/forfait'
import { page } from '../../database/page'
import type { Api } from '../../http/endpoint'
import { presentForfait } from '../../presenters/argent/forfait'

/** The packages that a school sells to its candidates. */
export function forfaitRoutes(api: Api): void {
  api.endpoint(calls.listForfaits, async ({ deps: { db }, caller, query }) => {
    const { rows, total } = await listForfaits(db, caller, query)
    return page(rows.map(presentForfait), total, query)
  })
  api.endpoint(calls.readForfait, async ({ deps: { db }, caller, params }) =>
    presentForfait(await mustFindForfait(db, caller, 'read', params.id)),
  )
  api.endpoint(calls.createForfait, ({ deps, caller, body }) => createForfait(deps, caller, body))
  api.endpoint(calls.updateForfait, ({ deps, caller, params, body }) => saveForfait(deps, caller, params.id, body))
  api.endpoint(calls.activateForfait, ({ deps, caller, params }) => activateForfait(deps, caller, params.id, 1))
  api.endpoint(calls.deactivateForfait, ({ deps, caller, params }) => activateForfait(deps, caller, params.id, 0))
  api.endpoint(calls.deleteForfait, async ({ deps, caller, params }) => {
    await deleteForfait(deps, caller, params.id)
    return undefined
  })
}
