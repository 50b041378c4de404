import * as calls from '@contract/calls/planning/attente'
import { closeAttente, createAttente } from '../../commands/planning/attente'
import { acceptOffre, declineOffre, offrirCreneau } from '../../commands/planning/attenteOffre'
import { presentRemplacants, rankedFor } from '../../commands/planning/attenteRemplacants'
import { mustFindEvenement } from '../../commands/planning/evenement/evenement'
import { listAttentes } from '../../database/planning/attente'
import { listOffres } from '../../database/planning/attenteOffre'
import type { Api } from '../../http/endpoint'
import { presentAttente, presentOffre } from '../../presenters/planning/attente'

function listRoutes(api: Api): void {
  api.endpoint(calls.listAttentes, async ({ deps, caller }) => ({
    data: (await listAttentes(deps.db, caller)).map(presentAttente),
  }))
  api.endpoint(calls.createAttente, ({ deps, caller, body }) => createAttente(deps, caller, body))
  api.endpoint(calls.closeAttente, ({ deps, caller, params }) => closeAttente(deps, caller, params.id))
}

/** Routes on the slot of a cancelled lesson. */
function slotRoutes(api: Api): void {
  api.endpoint(calls.listRemplacants, async ({ deps: { db, clock }, caller, params }) => {
    const event = await mustFindEvenement(db, caller, 'update', params.id)
    return presentRemplacants(await rankedFor(db, event, caller.pays, clock()))
  })
  api.endpoint(calls.offrirCreneau, async ({ deps, caller, params, body }) => ({
    data: await offrirCreneau(deps, caller, params.id, body.idAttentes),
  }))
}

function offerRoutes(api: Api): void {
  api.endpoint(calls.listOffres, async ({ deps, caller, query }) => {
    const now = deps.clock().toISOString()
    const rows = await listOffres(deps.db, caller, query.idEvenement, now)
    return { data: rows.map((row) => presentOffre(row, now)) }
  })
  api.endpoint(calls.acceptOffre, ({ deps, caller, params }) => acceptOffre(deps, caller, params.id))
  api.endpoint(calls.declineOffre, ({ deps, caller, params }) => declineOffre(deps, caller, params.id))
}

/** The waiting list: its entries, the candidates for a freed slot, and the offers. */
export function attenteRoutes(api: Api): void {
  listRoutes(api)
  slotRoutes(api)
  offerRoutes(api)
}
