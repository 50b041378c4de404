import * as calls from '@contract/calls/plateforme/signup'
import { senderOf } from '../../auth/session'
import { isMatriculeKnown, signup } from '../../commands/plateforme/signup'
import type { Api } from '../../http/endpoint'
import { preferredLanguage } from '../../messages'

/** The sign-up of a new school. */
export function signupRoutes(api: Api): void {
  api.endpoint(
    calls.signUp,
    ({ deps, body, c }) => {
      const langue = preferredLanguage(c.req.header('Accept-Language'))
      return signup(deps, body, { sender: senderOf(c), langue })
    },
    { steps: 'tries are counted; hashing would keep everybody waiting' },
  )
  api.endpoint(calls.checkMatricule, async ({ deps, query, c }) => ({
    known: await isMatriculeKnown(deps, query.matricule, senderOf(c)),
  }))
}
