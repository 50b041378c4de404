import * as calls from '@contract/calls/compte/auth'
import { deviceOf, endSessionOf, senderOf } from '../../auth/session'
import { changePassword, login, renew } from '../../commands/compte/login'
import { transact } from '../../database/transact'
import type { Api } from '../../http/endpoint'

function tokenRoutes(api: Api): void {
  api.endpoint(calls.refreshTokens, ({ deps, body }) => renew(deps, body.refreshToken), {
    steps: 'a stolen token is refused, and ends all sessions all the same',
  })
  api.endpoint(calls.logout, async ({ deps, body }) => {
    await transact(deps.db, (trx) => endSessionOf(trx, deps.clock, body.refreshToken))
    return undefined
  })
}

/** Signing in and out, and renewing tokens. */
export function authRoutes(api: Api): void {
  api.endpoint(calls.login, ({ deps, body, c }) => login(deps, body, deviceOf(c), senderOf(c)))
  tokenRoutes(api)
  api.endpoint(
    calls.changePassword,
    ({ deps, body, caller, c }) => changePassword(deps, caller.id, body, deviceOf(c)),
    { steps: 'a wrong password is counted; hashing would keep everybody waiting' },
  )
  const list = api.host.outbox.list
  if (list) {
    api.endpoint(calls.listSentMessages, () => list())
  }
}
