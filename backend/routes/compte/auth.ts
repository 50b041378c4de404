import {
  changePasswordInput,
  loginAnswer,
  loginInput,
  logoutInput,
  refreshInput,
  sentMessage,
  tokens,
} from '@contract/compte/auth'
import { z } from 'zod'
import { deviceOf, endSessionOf } from '../../auth/session'
import { changePassword, login, renew } from '../../commands/compte/login'
import type { Api } from '../../http/endpoint'

function tokenRoutes(api: Api): void {
  const { deps } = api
  api.endpoint(
    {
      method: 'post',
      path: 'auth/refresh',
      summary: 'Exchange a refresh token; one that comes back a second time ends all sessions',
      can: 'public',
      body: refreshInput,
      answer: tokens,
    },
    ({ body }) => renew(deps, body.refreshToken),
  )
  api.endpoint(
    {
      method: 'post',
      path: 'auth/logout',
      summary: 'End the session of a refresh token',
      can: 'public',
      body: logoutInput,
    },
    async ({ body }) => {
      await deps.db.transaction().execute((trx) => endSessionOf(trx, deps.clock, body.refreshToken))
      return undefined
    },
  )
}

/** Signing in and out, and the tokens in between. */
export function authRoutes(api: Api): void {
  const { deps } = api
  api.endpoint(
    { method: 'post', path: 'auth/login', summary: 'Sign in', can: 'public', body: loginInput, answer: loginAnswer },
    ({ body, c }) => login(deps, body, deviceOf(c)),
  )
  tokenRoutes(api)
  api.endpoint(
    {
      method: 'post',
      path: 'auth/change-password',
      summary: 'Change one’s own password; every other session ends',
      can: 'signedIn',
      beforeFirstPassword: true,
      body: changePasswordInput,
      answer: tokens,
    },
    ({ body, caller, c }) => changePassword(deps, caller.id, body, deviceOf(c)),
  )
  const list = deps.outbox.list
  if (list) {
    api.endpoint(
      { method: 'get', path: 'auth/outbox', summary: 'Messages sent', can: 'public', answer: z.array(sentMessage) },
      () => list(),
    )
  }
}
