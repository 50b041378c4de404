import * as calls from '@contract/calls/recouvrement/feu'
import { listFeux } from '../../commands/recouvrement/feu'
import type { Api } from '../../http/endpoint'

/** The state of candidates' accounts, for the planning. */
export function feuRoutes(api: Api): void {
  api.endpoint(calls.listFeux, ({ deps, caller, query }) => listFeux(deps, caller, query.ids))
}
