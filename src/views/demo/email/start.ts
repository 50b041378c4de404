import type { Email, EmailAttachment, EmailPerson, OpenEmail } from '@contract/demo/email'
import { answerTo, personFrom } from './people'

/** What a message that is being written starts from, and what it is then. */
export interface Composed {
  /** The draft that it continues. */
  id?: number
  to: EmailPerson[]
  cc: EmailPerson[]
  bcc: EmailPerson[]
  subject: string
  message: string
  attachments: EmailAttachment[]
  /** The message that it answers or passes on. */
  replyTo?: number
}

export const EMPTY: Composed = { to: [], cc: [], bcc: [], subject: '', message: '', attachments: [] }

const people = (texts: readonly string[]) => texts.flatMap((text) => personFrom(text) ?? [])

export const fromDraft = ({ id, to, cc, bcc, subject, message, attachments }: Email): Composed => ({
  ...{ id, to, subject, message, attachments },
  cc: people(cc),
  bcc: people(bcc),
})

/** `Re: ` or `Tr: ` once, however long the conversation is. */
const prefixed = (prefix: string, subject: string) =>
  subject.toLowerCase().startsWith(`${prefix.toLowerCase()}:`) ? subject : `${prefix}: ${subject}`

export const answerOf = (email: OpenEmail, own: string | null, toAll: boolean): Composed => ({
  ...EMPTY,
  ...answerTo(email, own, toAll),
  subject: prefixed('Re', email.subject),
  replyTo: email.id,
})

export const forwardOf = (email: OpenEmail): Composed => ({
  ...EMPTY,
  subject: prefixed('Fwd', email.subject),
  attachments: email.attachments,
  replyTo: email.id,
})

/** Whether anything of a message would be missed. */
export const isWorthKeeping = (now: Composed, start: Composed) =>
  now.to !== start.to ||
  now.cc !== start.cc ||
  now.bcc !== start.bcc ||
  now.subject !== start.subject ||
  now.message !== start.message ||
  now.attachments !== start.attachments
