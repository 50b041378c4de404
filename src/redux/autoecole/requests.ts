import type { SignupAnswer, SignupValues } from '@contract/plateforme/autoecole'
import { send } from '@src/redux/send'
import { hasTexts } from '../hasTexts'

const accepts = hasTexts('nom', 'username', 'email')

/** Before the sign-in; the page shows itself what went wrong. */
export const signUp = (data: SignupValues) =>
  send<SignupAnswer>({ url: 'api/autoecole/signup', method: 'POST', data, accepts, silent: true })
