import { tableOutbox } from '@backend/database/outbox'
import { createMailer } from '@server/jobs/mails'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { pino } from 'pino'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, it } from 'vitest'

let backend: TestBackend
let server: SMTPServer
let url = ''
/** The server's answers to the next messages, in order. It accepts all later ones. */
let refusals: number[]
let received: string[]
let recipients: string[]
const lines: string[] = []

beforeEach(async () => {
  backend = await startBackend()
  refusals = []
  received = []
  recipients = []
  lines.length = 0
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      recipients.push(...session.envelope.rcptTo.map(({ address }) => address))
      let text = ''
      stream.on('data', (part: Buffer) => {
        text += part.toString()
      })
      stream.on('end', () => {
        const code = refusals.shift()
        if (code) return done(Object.assign(new Error('Refused for leila@exemple.tn'), { responseCode: code }))
        received.push(text)
        done()
      })
    },
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.server.address()
  url = `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterEach(async () => {
  await new Promise<void>((closed) => server.close(closed))
  await backend.stop()
})

const mailer = () => {
  const log = pino({ base: undefined }, { write: (line: string) => void lines.push(line) })
  const settings = { SMTP_URL: url, MAIL_FROM: 'Voie Libre <courrier@voielibre.test>' }
  const made = createMailer({ db: backend.db, clock: () => backend.clock.now, log, settings })
  if (!made) throw new Error('No mailer')
  return made
}

const write = (sujet: string, canal: 'email' | 'sms' = 'email', destinataire = 'leila@exemple.tn') =>
  backend.db
    .transaction()
    .execute((trx) =>
      tableOutbox(backend.db, () => backend.clock.now, { shown: false }).send(trx, [
        { canal, destinataire, sujet, texte: 'Votre code : 123456' },
      ]),
    )

const later = (minutes: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + minutes * 60_000)
}

const rows = () =>
  backend.db.selectFrom('message_sortant').select(['sujet', 'texte', 'envoyeLe', 'essais']).orderBy('id').execute()

it('sends each e-mail once, keeps no text of it, and leaves text messages', async () => {
  await write('Premier')
  await write('Texto', 'sms')
  await write('Second')
  const mails = mailer()
  await Promise.all([mails.flush(), mails.flush()])
  await mails.flush()
  expect(received).toHaveLength(2)
  expect(received[0]).toContain('To: leila@exemple.tn')
  expect(received[0]).toContain('From: Voie Libre <courrier@voielibre.test>')
  expect(received[0]).toMatch(/Message-ID: <message-\d+@voielibre.test>/)
  expect((await rows()).map(({ envoyeLe, texte }) => [envoyeLe !== null, texte === ''])).toEqual([
    [true, true],
    [false, false],
    [true, true],
  ])
  await mails.stop()
})

it('tries again after longer and longer pauses, and names nobody in the log', async () => {
  refusals = [451, 451]
  await write('Tenace')
  const mails = mailer()
  await mails.flush()
  await mails.flush()
  expect([received.length, (await rows())[0]?.essais]).toEqual([0, 1])
  later(1)
  await mails.flush()
  expect((await rows())[0]?.essais).toBe(2)
  later(1)
  await mails.flush()
  expect(received).toHaveLength(0)
  later(4)
  await mails.flush()
  expect(received).toHaveLength(1)
  expect(lines).toHaveLength(2)
  expect(lines.join('')).not.toMatch(/leila|123456/)
  await mails.stop()
})

it('gives up after the last try', async () => {
  refusals = Array.from({ length: 20 }, () => 550)
  await write('Vain')
  const mails = mailer()
  for (let round = 0; round < 10; round += 1) {
    await mails.flush()
    later(24 * 60)
  }
  expect((await rows())[0]?.essais).toBe(7)
  expect(lines.at(-1)).toContain('e-mail given up')
  await mails.stop()
})

it('leaves what a killed process was sending to the next one', async () => {
  await write('Repris')
  const { claimMails } = await import('@backend/database/outbox')
  expect(await claimMails(backend.db, backend.clock.now)).toHaveLength(1)
  const mails = mailer()
  await mails.flush()
  expect(received).toHaveLength(0)
  later(1)
  await mails.flush()
  expect(received).toHaveLength(1)
  await mails.stop()
})

it('writes to one address, whatever stands in its place', async () => {
  await write('Code', 'email', 'leila@exemple.tn, autre@exemple.tn')
  await write('Code', 'email', 'leila@exemple.tn\r\nBcc: autre@exemple.tn')
  await write('Code')
  const mails = mailer()
  await mails.flush()
  await mails.stop()
  expect(recipients).toContain('leila@exemple.tn')
  expect(recipients).not.toContain('autre@exemple.tn')
  expect(received.join('')).not.toMatch(/^Bcc:/im)
})
