import * as calls from '@contract/calls/planning/openingHours'
import { addFermeture, removeFermeture, saveConfiguration } from '../../commands/planning/openingHours'
import { schoolOf } from '../../commands/write'
import { configurationOf } from '../../database/planning/openingHours'
import type { Api } from '../../http/endpoint'

/** A school's week, its closures and the rules of its planning. */
export function planningRoutes(api: Api): void {
  api.endpoint(calls.readPlanning, ({ deps, caller }) =>
    configurationOf(deps.db, schoolOf(caller), deps.clock().toISOString()),
  )
  api.endpoint(calls.updatePlanning, ({ deps, caller, body }) => saveConfiguration(deps, caller, body))
  api.endpoint(calls.addFermeture, ({ deps, caller, body }) => addFermeture(deps, caller, body))
  api.endpoint(calls.removeFermeture, ({ deps, caller, params }) => removeFermeture(deps, caller, params.id))
}
