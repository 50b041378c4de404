import type { SentMessage } from '@contract/compte/auth'
import { send } from '@src/redux/send'
import { hasTexts } from '../hasTexts'

/** The calls of the pages before the sign-in; these show what went wrong themselves. */

export const requestPasswordCode = (identifiant: string) =>
  send<void>({ url: 'auth/forgot-password', method: 'POST', data: { identifiant }, silent: true })

export const resetPassword = (data: { identifiant: string; code: string; password: string }) =>
  send<void>({ url: 'auth/reset-password', method: 'POST', data, silent: true })

const isMessage = hasTexts('canal', 'destinataire', 'sujet', 'texte', 'createdAt')

/** What would have been e-mails and text messages, newest first; the mocked backend's alone. */
export const fetchSentMessages = () =>
  send<SentMessage[]>({
    url: 'auth/outbox',
    accepts: (answer) => Array.isArray(answer) && answer.every(isMessage),
    silent: true,
  })
