import { roleSchema } from '@contract/ability'
import { accountInput, meAnswer, userSession } from '@contract/compte/auth'
import { z } from 'zod'
import { presentMe } from '../../auth/profile'
import { endSessions } from '../../auth/session'
import { notFound } from '../../errors'
import type { Api } from '../../http/endpoint'

const sessionParam = z.object({ id: z.uuid() })

function sessionRoutes(api: Api): void {
  const { db, clock } = api.deps
  api.endpoint(
    {
      method: 'get',
      path: 'api/user/session',
      summary: 'One’s own open sessions',
      can: 'signedIn',
      answer: z.array(userSession),
    },
    async ({ caller }) => {
      const rows = await db
        .selectFrom('session')
        .select(['id', 'deviceName', 'deviceType', 'platform', 'createdAt', 'lastUsedAt'])
        .where('idUtilisateur', '=', caller.id)
        .where('revokedAt', 'is', null)
        .where('expiresAt', '>', clock().toISOString())
        .orderBy('lastUsedAt', 'desc')
        .execute()
      return rows.map((row) => ({ ...row, current: row.id === caller.idSession }))
    },
  )
  api.endpoint(
    {
      method: 'delete',
      path: 'api/user/session/{id}',
      summary: 'End one of one’s own sessions',
      can: 'signedIn',
      params: sessionParam,
    },
    async ({ caller, params }) => {
      if ((await endSessions(db, clock, caller.id, { id: params.id })) === 0) throw notFound()
      return undefined
    },
  )
  api.endpoint(
    {
      method: 'delete',
      path: 'api/user/session',
      summary: 'End all of one’s own sessions but this one',
      can: 'signedIn',
    },
    async ({ caller }) => {
      await endSessions(db, clock, caller.id, { except: caller.idSession })
      return undefined
    },
  )
}

/** One's own account. */
export function userRoutes(api: Api): void {
  const { deps } = api
  api.endpoint(
    {
      method: 'get',
      path: 'api/user/me',
      summary: 'Who is signed in',
      can: 'signedIn',
      beforeFirstPassword: true,
      answer: meAnswer,
    },
    ({ caller }) => presentMe(deps, caller.id),
  )
  api.endpoint(
    {
      method: 'put',
      path: 'api/user/me',
      summary: 'Change one’s own settings',
      can: 'signedIn',
      beforeFirstPassword: true,
      body: accountInput,
      answer: meAnswer,
    },
    async ({ caller, body }) => {
      await deps.db
        .updateTable('utilisateur')
        .set({ langue: body.langue, updatedAt: deps.clock().toISOString() })
        .where('id', '=', caller.id)
        .execute()
      return presentMe(deps, caller.id)
    },
  )
  api.endpoint(
    {
      method: 'get',
      path: 'api/user/id/role',
      summary: 'One’s own id and role',
      can: 'signedIn',
      answer: z.object({ id: z.number(), role: roleSchema }),
    },
    async ({ caller }) => ({ id: caller.id, role: caller.role }),
  )
  sessionRoutes(api)
}
