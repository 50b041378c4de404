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
  const { deps } = api
  const { db } = deps
  api.endpoint(calls.listConfigPrix, async ({ caller, query }) => {
    const { rows, total } = await listConfigPrix(db, caller, query)
    return page(rows.map(presentConfigPrix), total, query)
  })
  api.endpoint(calls.readConfigPrix, async ({ caller, params }) =>
    presentConfigPrix(await mustFindConfigPrix(db, caller, 'read', params.id)),
  )
  api.endpoint(calls.createConfigPrix, ({ caller, body }) => createConfigPrix(deps, caller, body))
  api.endpoint(calls.updateConfigPrix, ({ caller, params, body }) => saveConfigPrix(deps, caller, params.id, body))
  api.endpoint(calls.activateConfigPrix, ({ caller, params }) => activateConfigPrix(deps, caller, params.id))
  api.endpoint(calls.deactivateConfigPrix, ({ caller, params }) => deactivateConfigPrix(deps, caller, params.id))
  api.endpoint(calls.deleteConfigPrix, async ({ caller, params }) => {
    await deleteConfigPrix(deps, caller, params.id)
    return undefined
  })
}
