import * as calls from '@contract/calls/caisse/caisse'
import { closeSession } from '../../commands/caisse/close'
import { countSession } from '../../commands/caisse/count'
import { readCaisse } from '../../commands/caisse/read'
import { mustFindSession, ownBox } from '../../commands/caisse/session'
import { takeBackEcart } from '../../commands/caisse/takeBack'
import { schoolOf } from '../../commands/write'
import { ecartsByMonth } from '../../database/caisse/ecart'
import { listSessions } from '../../database/caisse/session'
import { page } from '../../database/page'
import type { Api } from '../../http/endpoint'
import { presentSession, presentSessionDetail } from '../../presenters/caisse/session'

/** The sessions of cash boxes: counting, closing and lists. */
export function caisseRoutes(api: Api): void {
  api.endpoint(calls.readCaisse, ({ deps, caller }) => readCaisse(deps, caller))
  api.endpoint(calls.listCaisseSessions, async ({ deps, caller, query }) => {
    const { rows, total } = await listSessions(deps.db, caller, ownBox(caller), query)
    const moment = deps.clock()
    return page(
      rows.map((row) => presentSession(row, caller, moment)),
      total,
      query,
    )
  })
  api.endpoint(calls.listEcarts, async ({ deps, caller }) => {
    const rows = await ecartsByMonth(deps.db, schoolOf(caller), ownBox(caller))
    return { data: rows.map((row) => ({ ...row, net: row.excedent - row.manquant })) }
  })
  api.endpoint(calls.readSession, async ({ deps, caller, params }) =>
    presentSessionDetail(deps.db, await mustFindSession(deps.db, caller, params.id), caller, deps.clock()),
  )
  api.endpoint(calls.countSession, ({ deps, caller, params, body }) => countSession(deps, caller, params.id, body))
  api.endpoint(calls.closeSession, ({ deps, caller, params, body }) => closeSession(deps, caller, params.id, body))
  api.endpoint(calls.takeBackEcart, ({ deps, caller, params, body }) =>
    takeBackEcart(deps, caller, params.id, body.motif),
  )
}
