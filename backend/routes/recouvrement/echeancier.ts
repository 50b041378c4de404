import * as calls from '@contract/calls/recouvrement/echeancier'
import { proposeEcheancier, saveEcheancier } from '../../commands/recouvrement/echeancier'
import { createPromesse } from '../../commands/recouvrement/promesse'
import type { Api } from '../../http/endpoint'

/** The dates by which candidates pay: the payment plan of an enrolment, and their promises. */
export function echeancierRoutes(api: Api): void {
  api.endpoint(calls.proposeEcheancier, ({ deps, caller, params, query }) =>
    proposeEcheancier(deps, caller, params.id, query),
  )
  api.endpoint(calls.saveEcheancier, ({ deps, caller, params, body }) => saveEcheancier(deps, caller, params.id, body))
  api.endpoint(calls.createPromesse, ({ deps, caller, params, body }) => createPromesse(deps, caller, params.id, body))
}
