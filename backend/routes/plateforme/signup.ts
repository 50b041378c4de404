import { signupAnswer, signupInput } from '@contract/plateforme/autoecole'
import { deviceOf } from '../../auth/session'
import { signup } from '../../commands/plateforme/signup'
import type { Api } from '../../http/endpoint'
import { preferredLanguage } from '../../messages'

/** The way in for a school that is not known yet. */
export function signupRoutes(api: Api): void {
  const { deps } = api
  api.endpoint(
    {
      method: 'post',
      path: 'api/autoecole/signup',
      summary: 'Sign a school up with the account of the person who answers for it; it then waits for approval',
      can: 'public',
      body: signupInput,
      answer: signupAnswer,
      status: 201,
    },
    ({ body, c }) => {
      const langue = preferredLanguage(c.req.header('Accept-Language'))
      return signup(deps, body, { deviceId: deviceOf(c).deviceId, langue })
    },
  )
}
