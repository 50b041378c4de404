import { claimMails, markSent, type WaitingMail } from '@backend/database/outbox'
import type { Db } from '@backend/database/schema'
import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import { codeOf } from '../codeOf'
import type { Settings } from '../settings'
import { createFlusher, type Flusher } from './flusher'

interface MailOptions {
  db: Db
  clock: () => Date
  log: Logger
  settings: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM'>
}

/** Milliseconds after which a silent server counts as failed. */
const TIMEOUT = '20000'

/** The server's address with the options that the library reads from it. */
function addressOf(url: string): string {
  const address = new URL(url)
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) address.searchParams.set(name, TIMEOUT)
  address.searchParams.set('pool', 'true')
  return address.href
}

/** Sends the e-mails of the outbox by SMTP; null without a server. Stopping closes the connections. */
export function createMailer({ db, clock, log, settings }: MailOptions): Flusher | null {
  const { SMTP_URL, MAIL_FROM } = settings
  if (!SMTP_URL) return null
  const transport = createTransport(addressOf(SMTP_URL), { from: MAIL_FROM })
  const host = /@([^>\s]+)/.exec(MAIL_FROM)?.[1] ?? 'localhost'

  async function sendOne({ id, destinataire, sujet, texte, isLast }: WaitingMail): Promise<void> {
    try {
      // The id is the same at each try, so that a mailbox that received an earlier try without confirming it shows the
      // e-mail once.
      const messageId = `<message-${id}@${host}>`
      // A text would be parsed, and may name several: the file of a school that moves in brings its own addresses.
      const to = { name: '', address: destinataire }
      await transport.sendMail({ to, subject: sujet, text: texte, messageId })
      await markSent(db, id, clock())
    } catch (error) {
      // The server's message may contain the recipient, so only its code is logged.
      const code = codeOf(error)
      log[isLast ? 'error' : 'warn']({ message: id, code }, isLast ? 'e-mail given up' : 'e-mail not sent')
    }
  }

  /** Sends a whole batch at once. The transport opens at most five connections and queues the rest. */
  async function send(): Promise<number> {
    const mails = await claimMails(db, clock())
    await Promise.all(mails.map(sendOne))
    return mails.length
  }

  const flusher = createFlusher(send, (error) =>
    log.warn({ error: String(error instanceof Error && error.name) }, 'mails wait'),
  )
  return {
    flush: flusher.flush,
    async stop() {
      await flusher.stop()
      transport.close()
    },
  }
}
