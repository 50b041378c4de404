import * as calls from '@contract/calls/argent/configPrix'
import {
  activateConfigPrix,
  createConfigPrix,
  deactivateConfigPrix,
  deleteConfigPrix,
  mustFindConfigPrix,
  saveConfigPrix,
} from '../../commands/argent/configPrix'
import { listConfigPrix } from '../../database/argent/configPrix'
import { page } from '../../database/page'
import type { Api } from '../../http/endpoint'
import { presentConfigPrix } from '../../presenters/argent/configPrix'

/** The default prices of a school by permit. */
export function configPrixRoutes(api: Api): void {
  api.endpoint(calls.listConfigPrix, async ({ deps: { db }, caller, query }) => {
    const { rows, total } = await listConfigPrix(db, caller, query)
    return page(rows.map(presentConfigPrix), total, query)
  })
  api.endpoint(calls.readConfigPrix, async ({ deps: { db }, caller, params }) =>
    presentConfigPrix(await mustFindConfigPrix(db, caller, 'read', params.id)),
  )
  api.endpoint(calls.createConfigPrix, ({ deps, caller, body }) => createConfigPrix(deps, caller, body))
  api.endpoint(calls.updateConfigPrix, ({ deps, caller, params, body }) =>
    saveConfigPrix(deps, caller, params.id, body),
  )
  api.endpoint(calls.activateConfigPrix, ({ deps, caller, params }) => activateConfigPrix(deps, caller, params.id))
  api.endpoint(calls.deactivateConfigPrix, ({ deps, caller, params }) => deactivateConfigPrix(deps, caller, params.id))
  api.endpoint(calls.deleteConfigPrix, async ({ deps, caller, params }) => {
    await deleteConfigPrix(deps, caller, params.id)
    return undefined
  })
}
