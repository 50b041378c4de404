import * as calls from '@contract/calls/planning/disponibilite'
import { monthOf } from '@contract/clock/days'
import { dayIn } from '@contract/clock/wall'

import { mustFindMoniteur } from '../../commands/ecole/moniteur'
import { findAvailable } from '../../commands/planning/availability'
import { addConge, mustFindDisponible, removeConge, saveDisponibilite } from '../../commands/planning/disponibilite'
import { activiteOf } from '../../database/ecole/activite'
import { congesBetween, disponibiliteOf } from '../../database/planning/disponibilite'
import type { Api } from '../../http/endpoint'
import { presentActivite } from '../../presenters/ecole/moniteur'

function readRoutes(api: Api): void {
  api.endpoint(calls.readDisponibilite, async ({ deps: { db }, caller, params }) => {
    await mustFindDisponible(db, caller, 'read', params.id)
    return disponibiliteOf(db, params.id)
  })
  api.endpoint(calls.listConges, async ({ deps: { db }, caller, query }) => ({
    data: await congesBetween(db, caller, query),
  }))
  api.endpoint(calls.readActivite, async ({ deps: { db, clock }, caller, params, query }) => {
    const row = await mustFindMoniteur(db, caller, 'read', params.id)
    const now = clock()
    const mois = query.mois ?? monthOf(dayIn(now, caller.pays))
    return presentActivite(await activiteOf(db, row, { mois, pays: caller.pays, now: now.toISOString() }), caller)
  })
}

/** The resources that are free for an event to be planned or changed. */
function availabilityRoutes(api: Api): void {
  api.endpoint(calls.listLibres, ({ deps, caller, query }) => findAvailable(deps, caller, query))
}

/** The availability and the work of an instructor: for the school, and for the instructors themselves. */
export function disponibiliteRoutes(api: Api): void {
  readRoutes(api)
  availabilityRoutes(api)
  api.endpoint(calls.updateDisponibilite, ({ deps, caller, params, body }) =>
    saveDisponibilite(deps, caller, params.id, body),
  )
  api.endpoint(calls.addConge, ({ deps, caller, params, body }) => addConge(deps, caller, params.id, body))
  api.endpoint(calls.removeConge, ({ deps, caller, params }) => removeConge(deps, caller, params))
}
