import type { SignupAnswer, SignupValues } from '@contract/plateforme/autoecole'
import { send } from '@src/redux/send'

/** Before the sign-in; the page shows itself what went wrong. */
export const signUp = (data: SignupValues) =>
  send<SignupAnswer>({ url: 'api/autoecole/signup', method: 'POST', data, silent: true, timeout: 15_000 })
