import * as calls from '@contract/calls/compte/motDePasse'
import { forgotPassword, resetPassword } from '../../commands/compte/motDePasse'
import type { Api } from '../../http/endpoint'

/** Forgotten password: a six-digit code by e-mail or text message, then a new password. */
export function motDePasseRoutes(api: Api): void {
  const { deps } = api
  api.endpoint(calls.forgotPassword, async ({ body }) => {
    await forgotPassword(deps, body.identifiant)
    return undefined
  })
  api.endpoint(calls.resetPassword, async ({ body }) => {
    await resetPassword(deps, body)
    return undefined
  })
}
