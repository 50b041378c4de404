import * as calls from '@contract/calls/compte/utilisateur'
import { daysBetween } from '@contract/clock/days'
import { dayIn } from '@contract/clock/wall'
import { STATS_MAX_DAYS } from '@contract/compte/utilisateur'
import { EXPORT_SLICE } from '@contract/ecole/candidat'
import { isDay } from '@contract/fields'
import {
  activateUtilisateur,
  createUtilisateur,
  mustFindDesk,
  renewPassword,
  saveUtilisateur,
} from '../../commands/compte/utilisateur'
import { listDesk } from '../../database/compte/utilisateurDesk'
import { userStatsOf } from '../../database/compte/utilisateurStats'
import { page } from '../../database/page'
import { invalid } from '../../errors'
import type { Api } from '../../http/endpoint'
import { presentUtilisateur } from '../../presenters/compte/utilisateur'

function readRoutes(api: Api): void {
  api.endpoint(calls.listUtilisateurs, async ({ deps: { db, clock }, caller, query }) => {
    const { rows, total } = await listDesk(db, caller, query, dayIn(clock(), caller.pays))
    return page(rows.map(presentUtilisateur), total, query)
  })
  api.endpoint(calls.exportUtilisateurs, async ({ deps: { clock, db }, caller, query: { after = 0, ...query } }) => {
    const today = dayIn(clock(), caller.pays)
    const { rows } = await listDesk(db, caller, { ...query, page: after + 1, perPage: EXPORT_SLICE }, today)
    return { data: rows.map(presentUtilisateur), next: rows.length === EXPORT_SLICE ? after + 1 : null }
  })
  api.endpoint(calls.readUtilisateur, async ({ deps: { db }, caller, params }) =>
    presentUtilisateur(await mustFindDesk(db, caller, 'read', params.id)),
  )
}

/** @throws 422 for an invalid day, and for a span that ends before it begins or is too long */
function refuseSpan(a: string, b: string): void {
  if (!isDay(a)) throw invalid({ a: 'date' })
  if (!isDay(b)) throw invalid({ b: 'date' })
  if (b < a) throw invalid({ b: 'end_before_start' })
  if (daysBetween(a, b) > STATS_MAX_DAYS) throw invalid({ b: 'too_far' })
}

function statsRoute(api: Api): void {
  api.endpoint(calls.readUserStats, async ({ deps: { db }, caller, params: { a, b } }) => {
    refuseSpan(a, b)
    return userStatsOf(db, { from: a, to: b, pays: caller.pays, idAutoEcole: caller.idAutoEcole })
  })
}

function writeRoutes(api: Api): void {
  api.endpoint(calls.createUtilisateur, ({ deps, caller, body }) => createUtilisateur(deps, caller, body))
  api.endpoint(calls.updateUtilisateur, ({ deps, caller, params, body }) =>
    saveUtilisateur(deps, caller, params.id, body),
  )
  api.endpoint(calls.activateUtilisateur, ({ deps, caller, params }) => activateUtilisateur(deps, caller, params.id, 1))
  api.endpoint(calls.deactivateUtilisateur, ({ deps, caller, params }) =>
    activateUtilisateur(deps, caller, params.id, 0),
  )
  api.endpoint(calls.renewPassword, ({ deps, caller, params }) => renewPassword(deps, caller, params.id))
}

/** The desk users of a school. The caller's own account has the same path prefix and is registered before. */
export function utilisateurRoutes(api: Api): void {
  readRoutes(api)
  statsRoute(api)
  writeRoutes(api)
}
