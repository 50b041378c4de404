import * as calls from '@contract/calls/argent/reprise'
import { listReprise } from '../../commands/argent/reprise/list'
import { previewReprise, saveReprise, undoReprise } from '../../commands/argent/reprise/save'
import type { Api } from '../../http/endpoint'

/** Opening balances: candidates from before the school kept its accounts here. */
export function repriseRoutes(api: Api): void {
  api.endpoint(calls.listReprise, ({ deps, caller, query }) => listReprise(deps, caller, query))
  api.endpoint(calls.previewReprise, ({ deps, caller, body }) => previewReprise(deps, caller, body))
  api.endpoint(calls.saveReprise, ({ deps, caller, body }) => saveReprise(deps, caller, body))
  api.endpoint(calls.undoReprise, ({ deps, caller, params }) => undoReprise(deps, caller, params.id))
}
