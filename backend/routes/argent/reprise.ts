import * as calls from '@contract/calls/argent/reprise'
import { listReprise } from '../../commands/argent/reprise/list'
import { previewReprise, saveReprise, undoReprise } from '../../commands/argent/reprise/save'
import type { Api } from '../../http/endpoint'

/** Opening balances: candidates from before the school kept its accounts here. */
export function repriseRoutes(api: Api): void {
  const { deps } = api
  api.endpoint(calls.listReprise, ({ caller, query }) => listReprise(deps, caller, query))
  api.endpoint(calls.previewReprise, ({ caller, body }) => previewReprise(deps, caller, body))
  api.endpoint(calls.saveReprise, ({ caller, body }) => saveReprise(deps, caller, body))
  api.endpoint(calls.undoReprise, ({ caller, params }) => undoReprise(deps, caller, params.id))
}
