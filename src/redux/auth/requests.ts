import { sendLater } from '@src/redux/failures'

/** The calls of the pages before the sign-in. */

const passwordCalls = () => import('@contract/calls/compte/motDePasse')

export const requestPasswordCode = (identifiant: string) =>
  sendLater(async () => (await passwordCalls()).forgotPassword, { identifiant })

export const resetPassword = (values: { identifiant: string; code: string; password: string }) =>
  sendLater(async () => (await passwordCalls()).resetPassword, values)

/** What would have been e-mails and text messages, newest first; the mocked backend's alone. */
export const fetchSentMessages = () =>
  sendLater(async () => (await import('@contract/calls/compte/auth')).listSentMessages, undefined)
