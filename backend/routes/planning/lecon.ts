import * as calls from '@contract/calls/planning/lecon'
import { page } from '../../database/page'
import { listLecons } from '../../database/planning/lecon'
import type { Api } from '../../http/endpoint'
import { presentEvenement } from '../../presenters/planning/evenement'

/** The lessons of a school, or of the instructor who asks, as a list; what happens to one happens in the calendar. */
export function leconRoutes(api: Api): void {
  const { db, clock } = api.deps
  api.endpoint(calls.listLecons, async ({ caller, query }) => {
    const { rows, total, totaux, minutes } = await listLecons(db, caller, query, clock().toISOString())
    const data = rows.map((row) => presentEvenement(row, caller))
    return { ...page(data, total, query), totaux, minutes }
  })
}
