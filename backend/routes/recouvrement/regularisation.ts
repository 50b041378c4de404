import * as calls from '@contract/calls/recouvrement/regularisation'
import {
  listRegularisation,
  markLettre,
  readRegularisations,
  settleAccount,
} from '../../commands/recouvrement/regularisation'
import type { Api } from '../../http/endpoint'

/** What a school has to settle. */
export function regularisationRoutes(api: Api): void {
  const { deps } = api
  api.endpoint(calls.listRegularisation, ({ caller, query }) => listRegularisation(deps, caller, query))
  api.endpoint(calls.readRegularisations, ({ caller }) => readRegularisations(deps, caller))
  api.endpoint(calls.settleAccount, ({ caller, params }) => settleAccount(deps, caller, params.id))
  api.endpoint(calls.markLettre, async ({ caller, params }) => {
    await markLettre(deps, caller, params.id)
    return undefined
  })
}
