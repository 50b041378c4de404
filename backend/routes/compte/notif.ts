import * as calls from '@contract/calls/compte/notif'
import { remind } from '../../commands/ecole/reminders'
import { listNotifs, notifStatsOf, readAllNotifs, readNotif } from '../../database/compte/notif'
import { page } from '../../database/page'
import { notFound } from '../../errors'
import type { Api } from '../../http/endpoint'

/** Routes on all notifications of the caller. */
function allRoutes(api: Api): void {
  api.endpoint(calls.markAllNotifs, ({ deps: { db, clock }, caller }) =>
    readAllNotifs(db, caller.id, clock().toISOString()),
  )
  api.endpoint(calls.readNotifStats, ({ deps: { db }, caller }) => notifStatsOf(db, caller.id))
}

/** The caller's notifications. */
export function notifRoutes(api: Api): void {
  allRoutes(api)
  api.endpoint(
    calls.listNotifs,
    async ({ deps, caller, query }) => {
      await remind(deps, caller)
      const { data, total, unread } = await listNotifs(deps.db, caller.id, query)
      return { ...page(data, total, { page: query.page, perPage: query.limit }), unread }
    },
    { writesFirst: 'reminders that are due' },
  )
  api.endpoint(calls.markNotif, async ({ deps: { db, clock }, caller, params }) => {
    const marked = await readNotif(db, caller.id, params.id, clock().toISOString())
    if (!marked) throw notFound()
    return marked
  })
}
