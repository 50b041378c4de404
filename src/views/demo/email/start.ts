import type { Email, EmailAttachment, EmailPerson, OpenEmail } from '@contract/demo/email'
import { escapeHtml } from '../shared/escapeHtml'
import { quotationOf } from '../shared/quote'
import { cleanHtmlText } from '../shared/sanitizeHtml'
import { answerTo, personFrom } from './people'

/** The content of a message being written. */
export interface Composed {
  /** The draft that it continues. */
  id?: number
  to: EmailPerson[]
  cc: EmailPerson[]
  bcc: EmailPerson[]
  subject: string
  message: string
  attachments: EmailAttachment[]
  /** The message that it answers. */
  replyTo?: number
}

export const EMPTY: Composed = { to: [], cc: [], bcc: [], subject: '', message: '', attachments: [] }

const people = (texts: readonly string[]) => texts.flatMap((text) => personFrom(text) ?? [])

export const fromDraft = ({ id, to, cc, bcc, subject, message, attachments }: Email): Composed => ({
  id,
  to,
  subject,
  message,
  attachments,
  cc: people(cc),
  bcc: people(bcc),
})

/** Adds `Re: ` or `Fwd: ` once, however long the conversation is. */
const prefixed = (prefix: string, subject: string) =>
  subject.toLowerCase().startsWith(`${prefix.toLowerCase()}:`) ? subject : `${prefix}: ${subject}`

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`
/** An empty line to type in. */
const LINE = '<p><br></p>'

/** An answer above the quotation; `wrote` is the line that names the quoted author, ending in a colon. */
export const answerOf = (email: OpenEmail, own: string | null, toAll: boolean, wrote: string): Composed => ({
  ...EMPTY,
  ...answerTo(email, own, toAll),
  subject: prefixed('Re', email.subject),
  message: LINE + LINE + paragraph(wrote) + quotationOf(email.message),
  replyTo: email.id,
})

/** A forwarded message; `head` describes the original, line by line. */
export const forwardOf = (email: OpenEmail, head: readonly string[]): Composed => ({
  ...EMPTY,
  subject: prefixed('Fwd', email.subject),
  message: LINE + LINE + head.map(paragraph).join('') + LINE + cleanHtmlText(email.message),
  attachments: email.attachments,
})

/** Whether a message has content worth saving. */
export const isWorthKeeping = (now: Composed, start: Composed) =>
  now.to !== start.to ||
  now.cc !== start.cc ||
  now.bcc !== start.bcc ||
  now.subject !== start.subject ||
  now.message !== start.message ||
  now.attachments !== start.attachments
