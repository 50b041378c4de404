import * as calls from '@contract/calls/recouvrement/regularisation'
import { listRegularisation, markLettre, readRegularisations } from '../../commands/recouvrement/regularisation'
import type { Api } from '../../http/endpoint'

/** What a school has to settle. */
export function regularisationRoutes(api: Api): void {
  const { deps } = api
  api.endpoint(calls.listRegularisation, ({ caller, query }) => listRegularisation(deps, caller, query))
  api.endpoint(calls.readRegularisations, ({ caller }) => readRegularisations(deps, caller))
  api.endpoint(calls.markLettre, async ({ caller, params }) => {
    await markLettre(deps, caller, params.id)
    return undefined
  })
}
