import * as calls from '@contract/calls/plateforme/autoecole'
import { dayIn } from '@contract/clock/wall'
import { EXPORT_SLICE } from '@contract/ecole/candidat'
import { decide, mustFindSchool, saveAutoEcole } from '../../commands/plateforme/autoecole'
import { page } from '../../database/page'
import { listAutoEcoles, platformLog, usersOfSchool } from '../../database/plateforme/autoecole'
import type { Api } from '../../http/endpoint'
import {
  presentAutoEcole,
  presentAutoEcoleDetail,
  presentEntreeEcole,
  presentUtilisateurEcole,
} from '../../presenters/plateforme/autoecole'

function listRoutes(api: Api): void {
  api.endpoint(calls.listAutoEcoles, async ({ deps: { clock, db }, caller, query }) => {
    const today = dayIn(clock(), caller.pays)
    const { rows, total } = await listAutoEcoles(db, query, today)
    return page(
      rows.map((row) => presentAutoEcole(row, today)),
      total,
      query,
    )
  })
  api.endpoint(calls.exportAutoEcoles, async ({ deps: { clock, db }, caller, query: { after = 0, ...query } }) => {
    const today = dayIn(clock(), caller.pays)
    const { rows } = await listAutoEcoles(db, { ...query, page: after + 1, perPage: EXPORT_SLICE }, today)
    const next = rows.length === EXPORT_SLICE ? after + 1 : null
    return { data: rows.map((row) => presentAutoEcole(row, today)), next }
  })
}

function sheetRoutes(api: Api): void {
  api.endpoint(calls.readAutoEcole, async ({ deps: { clock, db }, caller, params }) => {
    const today = dayIn(clock(), caller.pays)
    return presentAutoEcoleDetail(await mustFindSchool(db, caller, ['read', 'AutoEcole'], params.id, today), today)
  })
  api.endpoint(calls.updateAutoEcole, ({ deps, caller, params, body }) => saveAutoEcole(deps, caller, params.id, body))
}

/** Further data on a school's page: its users, and the decisions about it. */
function besideRoutes(api: Api): void {
  api.endpoint(calls.listAutoEcoleUsers, async ({ deps: { db, clock }, caller, params: { id } }) => {
    await mustFindSchool(db, caller, ['manage', 'AutoEcole'], id, dayIn(clock(), caller.pays))
    const rows = await usersOfSchool(db, id)
    return { data: rows.map(presentUtilisateurEcole) }
  })
  api.endpoint(calls.listAutoEcoleLog, async ({ deps: { db, clock }, caller, params: { id } }) => {
    await mustFindSchool(db, caller, ['manage', 'AutoEcole'], id, dayIn(clock(), caller.pays))
    const rows = await platformLog(db, id)
    return { data: rows.map(presentEntreeEcole) }
  })
}

function decisionRoutes(api: Api): void {
  api.endpoint(calls.approveAutoEcole, ({ deps, caller, params }) =>
    decide(deps, caller, params.id, { decision: 'approve' }),
  )
  api.endpoint(calls.refuseAutoEcole, ({ deps, caller, params, body }) =>
    decide(deps, caller, params.id, { decision: 'refuse', motif: body.motif }),
  )
  api.endpoint(calls.reopenAutoEcole, ({ deps, caller, params }) =>
    decide(deps, caller, params.id, { decision: 'reopen' }),
  )
  api.endpoint(calls.suspendAutoEcole, ({ deps, caller, params, body }) =>
    decide(deps, caller, params.id, { decision: 'suspend', motif: body.motif }),
  )
}

/**
 * Schools, as the managers of the platform see them and as each sees itself. Paths with a word in the place of the
 * id, such as `getUserStatestique`, must be registered before these.
 */
export function autoEcoleRoutes(api: Api): void {
  listRoutes(api)
  sheetRoutes(api)
  besideRoutes(api)
  decisionRoutes(api)
}
