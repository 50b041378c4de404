import * as calls from '@contract/calls/planning/lecon'
import { EXPORT_SLICE } from '@contract/ecole/candidat'
import { attestLecons, reopenLecons } from '../../commands/planning/lecon'
import { page } from '../../database/page'
import { exportLecons, listLecons } from '../../database/planning/lecon'
import type { Api } from '../../http/endpoint'
import { presentEvenement } from '../../presenters/planning/evenement'

/** The lessons of a school, or of the calling instructor, as a list; several can be answered for in one call. */
export function leconRoutes(api: Api): void {
  api.endpoint(calls.listLecons, async ({ deps: { db, clock }, caller, query }) => {
    const { rows, total, totaux, minutes } = await listLecons(db, caller, query, clock().toISOString())
    const data = rows.map((row) => presentEvenement(row, caller))
    return { ...page(data, total, query), totaux, minutes }
  })
  api.endpoint(calls.exportLecons, async ({ deps: { db, clock }, caller, query: { after = 0, ...query } }) => {
    const slice = { ...query, page: after + 1, perPage: EXPORT_SLICE }
    const rows = await exportLecons(db, caller, slice, clock().toISOString())
    const data = rows.map((row) => presentEvenement(row, caller))
    return { data, next: rows.length === EXPORT_SLICE ? after + 1 : null }
  })
  api.endpoint(calls.attestLecons, ({ deps, caller, body }) => attestLecons(deps, caller, body.lecons))
  api.endpoint(calls.reopenLecons, ({ deps, caller, body }) => reopenLecons(deps, caller, body.lecons))
}
