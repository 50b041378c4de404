import * as calls from '@contract/calls/compte/auth'
import { deviceOf, endSessionOf } from '../../auth/session'
import { changePassword, login, renew } from '../../commands/compte/login'
import { transact } from '../../database/transact'
import type { Api } from '../../http/endpoint'

function tokenRoutes(api: Api): void {
  const { deps } = api
  api.endpoint(calls.refreshTokens, ({ body }) => renew(deps, body.refreshToken))
  api.endpoint(calls.logout, async ({ body }) => {
    await transact(deps.db, (trx) => endSessionOf(trx, deps.clock, body.refreshToken))
    return undefined
  })
}

/** Signing in and out, and renewing tokens. */
export function authRoutes(api: Api): void {
  const { deps } = api
  api.endpoint(calls.login, ({ body, c }) => login(deps, body, deviceOf(c)))
  tokenRoutes(api)
  api.endpoint(calls.changePassword, ({ body, caller, c }) => changePassword(deps, caller.id, body, deviceOf(c)))
  const list = deps.outbox.list
  if (list) {
    api.endpoint(calls.listSentMessages, () => list())
  }
}
