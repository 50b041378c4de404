import type { SignupValues } from '@contract/plateforme/autoecole'
import { sendLater } from '@src/redux/failures'

/** Used before the sign-in. */
export const signUp = (values: SignupValues) =>
  sendLater(async () => (await import('@contract/calls/plateforme/signup')).signUp, values)

export const checkMatricule = (matricule: string) =>
  sendLater(async () => (await import('@contract/calls/plateforme/signup')).checkMatricule, { matricule })
