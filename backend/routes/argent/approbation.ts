import * as calls from '@contract/calls/argent/approbation'
import { approveApprobation, createApprobation, refuseApprobation } from '../../commands/argent/approbation'
import { ownBox } from '../../commands/caisse/session'
import { listApprobations } from '../../database/argent/approbation'
import { page } from '../../database/page'
import type { Api } from '../../http/endpoint'
import { presentApprobation } from '../../presenters/argent/approbation'

/** Actions of the cash desk that wait for the management's approval. */
export function approbationRoutes(api: Api): void {
  api.endpoint(calls.listApprobations, async ({ deps, caller, query }) => {
    const { rows, total, enAttente } = await listApprobations(deps.db, caller, ownBox(caller), query)
    return { ...page(rows.map(presentApprobation), total, query), enAttente }
  })
  api.endpoint(calls.createApprobation, ({ deps, caller, body }) => createApprobation(deps, caller, body))
  api.endpoint(calls.approveApprobation, ({ deps, caller, params, body }) =>
    approveApprobation(deps, caller, params.id, body.reponse),
  )
  api.endpoint(calls.refuseApprobation, ({ deps, caller, params, body }) =>
    refuseApprobation(deps, caller, params.id, body.reponse),
  )
}
