import type { SignupValues } from '@contract/plateforme/autoecole'
import { sendLater } from '@src/redux/failures'

const LONG = { timeout: 15_000 }

/** Before the sign-in. */
export const signUp = (values: SignupValues) =>
  sendLater(async () => (await import('@contract/calls/plateforme/signup')).signUp, values, LONG)
