import * as calls from '@contract/calls/compte/motDePasse'
import { senderOf } from '../../auth/session'
import { forgotPassword, resetPassword } from '../../commands/compte/motDePasse'
import type { Api } from '../../http/endpoint'

/** Forgotten password: a six-digit code by e-mail or text message, then a new password. */
export function motDePasseRoutes(api: Api): void {
  api.endpoint(calls.forgotPassword, async ({ deps, body }) => {
    await forgotPassword(deps, body.identifiant)
    return undefined
  })
  api.endpoint(
    calls.resetPassword,
    async ({ deps, body, c }) => {
      await resetPassword(deps, body, senderOf(c))
      return undefined
    },
    { steps: 'a wrong code is counted; hashing would keep everybody waiting' },
  )
}
