import { notif, notifMarked, notifPage, notifQuery, notifStats } from '@contract/compte/notif'
import { idParam } from '@contract/list'
import { remind } from '../../commands/ecole/reminders'
import { listNotifs, notifStatsOf, readAllNotifs, readNotif } from '../../database/compte/notif'
import { page } from '../../database/page'
import { notFound } from '../../errors'
import type { Api } from '../../http/endpoint'

/** What is done to all of them at once. */
function allRoutes(api: Api): void {
  const { db, clock } = api.deps
  api.endpoint(
    {
      method: 'put',
      path: 'api/notif',
      summary: 'Mark all of one’s own notifications as read',
      can: 'signedIn',
      answer: notifMarked,
    },
    ({ caller }) => readAllNotifs(db, caller.id, clock().toISOString()),
  )
  api.endpoint(
    {
      method: 'get',
      path: 'api/notif/statistiques',
      summary: 'One’s own notifications by kind, read and unread',
      can: 'signedIn',
      answer: notifStats,
    },
    ({ caller }) => notifStatsOf(db, caller.id),
  )
}

/** One's own notifications. */
export function notifRoutes(api: Api): void {
  allRoutes(api)
  const { deps } = api
  const { db, clock } = deps
  api.endpoint(
    {
      method: 'get',
      path: 'api/notif',
      summary: 'One’s own notifications, newest first',
      can: 'signedIn',
      query: notifQuery,
      answer: notifPage,
    },
    async ({ caller, query }) => {
      await remind(deps, caller)
      const { data, total, unread } = await listNotifs(db, caller.id, query)
      return { ...page(data, total, { page: query.page, perPage: query.limit }), unread }
    },
  )
  api.endpoint(
    {
      method: 'put',
      path: 'api/notif/{id}',
      summary: 'Mark a notification as read',
      can: 'signedIn',
      params: idParam,
      answer: notif,
    },
    async ({ caller, params }) => {
      const marked = await readNotif(db, caller.id, params.id, clock().toISOString())
      if (!marked) throw notFound()
      return marked
    },
  )
}
