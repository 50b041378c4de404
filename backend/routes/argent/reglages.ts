import * as calls from '@contract/calls/argent/reglages'
import { saveReglagesArgent } from '../../commands/argent/reglages'
import { schoolOf } from '../../commands/write'
import { savedReglages } from '../../database/argent/reglages'
import type { Api } from '../../http/endpoint'

/** The money rules of a school. */
export function reglagesRoutes(api: Api): void {
  api.endpoint(calls.readReglagesArgent, ({ deps, caller }) => savedReglages(deps.db, schoolOf(caller)))
  api.endpoint(calls.updateReglagesArgent, ({ deps, caller, body }) => saveReglagesArgent(deps, caller, body))
}
