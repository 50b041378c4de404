import * as calls from '@contract/calls/planning/disponibilite'

import { mustFindMoniteur } from '../../commands/ecole/moniteur'
import { addConge, mustFindDisponible, removeConge, saveDisponibilite } from '../../commands/planning/disponibilite'
import { activiteOf } from '../../database/ecole/activite'
import { disponibiliteOf } from '../../database/planning/disponibilite'
import type { Api } from '../../http/endpoint'
import { dayIn } from '../../rules/time'

function readRoutes(api: Api): void {
  const { db, clock } = api.deps
  api.endpoint(calls.readDisponibilite, async ({ caller, params }) => {
    await mustFindDisponible(db, caller, 'read', params.id)
    return disponibiliteOf(db, params.id)
  })
  api.endpoint(calls.readActivite, async ({ caller, params, query }) => {
    const row = await mustFindMoniteur(db, caller, 'read', params.id)
    const now = clock()
    const mois = query.mois ?? dayIn(now, caller.pays).slice(0, 7)
    return activiteOf(db, row, { mois, pays: caller.pays, now: now.toISOString() })
  })
}

/** When an instructor works and what comes of it: for the school, and for the instructor itself. */
export function disponibiliteRoutes(api: Api): void {
  const { deps } = api
  readRoutes(api)
  api.endpoint(calls.updateDisponibilite, ({ caller, params, body }) =>
    saveDisponibilite(deps, caller, params.id, body),
  )
  api.endpoint(calls.addConge, ({ caller, params, body }) => addConge(deps, caller, params.id, body))
  api.endpoint(calls.removeConge, ({ caller, params }) => removeConge(deps, caller, params))
}
