import { forgotPasswordInput, resetPasswordInput } from '@contract/compte/auth'
import { forgotPassword, resetPassword } from '../../commands/compte/motDePasse'
import type { Api } from '../../http/endpoint'

/** Forgotten password: a six-digit code by e-mail or text message, then a new password. */
export function motDePasseRoutes(api: Api): void {
  const { deps } = api
  api.endpoint(
    {
      method: 'post',
      path: 'auth/forgot-password',
      summary: 'Send a six-digit code; the answer never tells whether the account exists',
      can: 'public',
      body: forgotPasswordInput,
    },
    async ({ body }) => {
      await forgotPassword(deps, body.identifiant)
      return undefined
    },
  )
  api.endpoint(
    {
      method: 'post',
      path: 'auth/reset-password',
      summary: 'Set a new password with the code; all sessions end',
      can: 'public',
      body: resetPasswordInput,
    },
    async ({ body }) => {
      await resetPassword(deps, body)
      return undefined
    },
  )
}
