import * as calls from '@contract/calls/compte/user'
import { presentMe } from '../../auth/profile'
import { endSessions } from '../../auth/session'
import { notFound } from '../../errors'
import type { Api } from '../../http/endpoint'

function sessionRoutes(api: Api): void {
  const { db, clock } = api.deps
  api.endpoint(calls.listSessions, async ({ caller }) => {
    const rows = await db
      .selectFrom('session')
      .select(['id', 'deviceName', 'deviceType', 'platform', 'createdAt', 'lastUsedAt'])
      .where('idUtilisateur', '=', caller.id)
      .where('revokedAt', 'is', null)
      .where('expiresAt', '>', clock().toISOString())
      .orderBy('lastUsedAt', 'desc')
      .execute()
    return rows.map((row) => ({ ...row, current: row.id === caller.idSession }))
  })
  api.endpoint(calls.endSession, async ({ caller, params }) => {
    if ((await endSessions(db, clock, caller.id, { id: params.id })) === 0) throw notFound()
    return undefined
  })
  api.endpoint(calls.keepPushToken, async ({ caller, body }) => {
    // A device has one token, whoever was signed in on it before.
    if (body.token)
      await db.updateTable('session').set({ pushToken: null }).where('pushToken', '=', body.token).execute()
    await db.updateTable('session').set({ pushToken: body.token }).where('id', '=', caller.idSession).execute()
    return undefined
  })
  api.endpoint(calls.endOtherSessions, async ({ caller }) => {
    await endSessions(db, clock, caller.id, { except: caller.idSession })
    return undefined
  })
}

/** One's own account. */
export function userRoutes(api: Api): void {
  const { deps } = api
  api.endpoint(calls.readMe, ({ caller }) => presentMe(deps, caller.id))
  api.endpoint(calls.updateMe, async ({ caller, body }) => {
    await deps.db
      .updateTable('utilisateur')
      .set({ langue: body.langue, updatedAt: deps.clock().toISOString() })
      .where('id', '=', caller.id)
      .execute()
    return presentMe(deps, caller.id)
  })
  api.endpoint(calls.readOwnRole, async ({ caller }) => ({ id: caller.id, role: caller.role }))
  sessionRoutes(api)
}
