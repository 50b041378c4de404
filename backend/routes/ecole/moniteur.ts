import * as calls from '@contract/calls/ecole/moniteur'
import { dayIn } from '@contract/clock/wall'
import { EXPORT_SLICE } from '@contract/ecole/candidat'
import { archiveMoniteur, createMoniteur, mustFindMoniteur, saveMoniteur } from '../../commands/ecole/moniteur'
import { listMoniteurs, moniteurOfAccount } from '../../database/ecole/moniteur'
import { page } from '../../database/page'
import type { Api } from '../../http/endpoint'
import { presentExported, presentMoniteur } from '../../presenters/ecole/moniteur'

function readRoutes(api: Api): void {
  api.endpoint(calls.listMoniteurs, async ({ deps: { db, clock }, caller, query }) => {
    const { rows, total } = await listMoniteurs(db, caller, query, dayIn(clock(), caller.pays))
    return page(
      rows.map((row) => presentMoniteur(row, caller)),
      total,
      query,
    )
  })
  api.endpoint(calls.exportMoniteurs, async ({ deps: { clock, db }, caller, query: { after = 0, ...query } }) => {
    const today = dayIn(clock(), caller.pays)
    const { rows } = await listMoniteurs(db, caller, { ...query, page: after + 1, perPage: EXPORT_SLICE }, today)
    const data = rows.map((row) => presentExported(row, caller))
    return { data, next: rows.length === EXPORT_SLICE ? after + 1 : null }
  })
  api.endpoint(calls.readOwnMoniteur, async ({ deps: { db }, caller }) => {
    return presentMoniteur(await mustFindMoniteur(db, caller, 'read', await moniteurOfAccount(db, caller.id)), caller)
  })
  api.endpoint(calls.readMoniteur, async ({ deps: { db }, caller, params }) =>
    presentMoniteur(await mustFindMoniteur(db, caller, 'read', params.id), caller),
  )
}

/** Instructors of a school. */
export function moniteurRoutes(api: Api): void {
  readRoutes(api)
  api.endpoint(calls.createMoniteur, ({ deps, caller, body }) => createMoniteur(deps, caller, body))
  api.endpoint(calls.updateMoniteur, ({ deps, caller, params, body }) => saveMoniteur(deps, caller, params.id, body))
  api.endpoint(calls.archiveMoniteur, ({ deps, caller, params }) => archiveMoniteur(deps, caller, params.id, 1))
  api.endpoint(calls.unarchiveMoniteur, ({ deps, caller, params }) => archiveMoniteur(deps, caller, params.id, 0))
}
