import { sendLater } from '@src/redux/failures'

/** The calls of the pages before the sign-in. */

const passwordCalls = () => import('@contract/calls/compte/motDePasse')

export const requestPasswordCode = (identifiant: string) =>
  sendLater(async () => (await passwordCalls()).forgotPassword, { identifiant })

export const resetPassword = (values: { identifiant: string; code: string; password: string }) =>
  sendLater(async () => (await passwordCalls()).resetPassword, values)

/** The e-mails and text messages that the mocked backend did not really send, newest first. */
export const fetchSentMessages = () =>
  sendLater(async () => (await import('@contract/calls/compte/auth')).listSentMessages, undefined)
