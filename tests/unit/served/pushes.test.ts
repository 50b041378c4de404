import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { notify } from '@backend/database/compte/notif'
import { createPusher } from '@server/jobs/pushes'
import { pushKeys } from '@server/push/vapid'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { startPushService } from '@tests/helpers/hosts/pushService'
import { clientOf } from '@tests/helpers/http'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'

let backend: TestBackend
let service: Awaited<ReturnType<typeof startPushService>>
let folder: string
const lines: string[] = []

const keys = () => pushKeys({ DATA_DIR: folder, PUSH_KEY: undefined })

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'push-'))
  lines.length = 0
  backend = await startBackend()
  service = await startPushService(() => keys().publicKey)
})
afterEach(async () => {
  await service.stop()
  await backend.stop()
  rmSync(folder, { recursive: true })
})

function pusher() {
  const log = pino({ base: undefined }, { write: (line: string) => void lines.push(line) })
  const clock = () => backend.clock.now
  return createPusher({ db: backend.db, clock, log, keys: keys(), contact: 'mailto:a@b.tn', post: service.post })
}

/** Signs in on a device that wants notifications. */
async function device(username: string, name: string, subscription = service.subscription(name)) {
  const client = clientOf(backend, await backend.login(username))
  expect((await client.put('/api/session/push', { token: subscription })).status).toBe(204)
  return client
}

const idOf = async (username: string) =>
  (await backend.db.selectFrom('utilisateur').select('id').where('username', '=', username).executeTakeFirstOrThrow())
    .id

async function tell(username: string, motif = 'Complet') {
  const params = { calendar: 'Hour circulation', quand: '2026-11-23T09:00:00.000Z', motif }
  const target = { place: 'calendrier', day: '2026-11-23' } as const
  const ids = [await idOf(username)]
  const notif = { kind: 'demande_accepted', params, target } as const
  await backend.db.transaction().execute((trx) => notify(trx, ids, notif, backend.clock.now.toISOString()))
}

const waiting = () => backend.db.selectFrom('envoi_push').select(['id', 'essais']).execute()
const subscribed = async () =>
  (await backend.db.selectFrom('session').select('pushToken').where('pushToken', 'is not', null).execute()).length

const later = (minutes: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + minutes * 60_000)
}

it('keeps its key from one start to the next', () => {
  const first = keys()
  expect(keys()).toEqual(first)
  expect(Buffer.from(first.publicKey, 'base64url')).toHaveLength(65)
  expect(pushKeys({ DATA_DIR: '/nowhere', PUSH_KEY: JSON.stringify(first.privateKey) })).toEqual(first)
})

it('sends a notification to each browser of its reader, encrypted and signed, and to nobody else', async () => {
  await device('candidat', 'phone')
  await device('candidat', 'desk')
  await device('ecole', 'school')
  await tell('candidat')
  expect(await waiting()).toHaveLength(2)
  await Promise.all([pusher().flush(), pusher().flush()])
  expect(service.received.map(({ path }) => path).sort()).toEqual(['/fcm/send/desk', '/fcm/send/phone'])
  const { id } = await backend.db
    .selectFrom('notification')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const [first] = service.received
  // The message contains the sentence of the bell and the address that a press opens, and no other personal data.
  expect(first?.payload).toEqual({
    title: 'Notifications',
    body: expect.stringMatching(/^Votre demande est acceptée\u00a0: Heure de circulation, .*23 nov\. 2026.*10:00/),
    link: `/notifications?ouvrir=${id}`,
    tag: `notif-${id}`,
  })
  expect(first?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: String(12 * 3600) })
  expect(await waiting()).toEqual([])
  await pusher().flush()
  expect(service.received).toHaveLength(2)
})

it('writes in the language of the reader', async () => {
  const client = await device('candidat', 'phone')
  await client.put('/api/user/me', { langue: 'de' })
  await tell('candidat')
  await pusher().flush()
  expect(service.received[0]?.payload).toMatchObject({ body: expect.stringMatching(/angenommen|bestätigt/) })
})

it('tries again after longer and longer pauses, names no device in the log, and gives up', async () => {
  service.answers.push(...Array.from({ length: 5 }, (_, index) => (index % 2 ? 429 : 503)))
  await device('candidat', 'secret-device')
  await tell('candidat')
  for (const pause of [0, 1, 5, 15]) {
    later(pause)
    await pusher().flush()
    await pusher().flush()
  }
  expect((await waiting())[0]?.essais).toBe(4)
  later(60)
  await pusher().flush()
  expect(await waiting()).toEqual([])
  expect(lines).toHaveLength(5)
  expect(lines.at(-1)).toContain('notification given up')
  expect(lines.join('')).not.toContain('secret-device')
  expect(await subscribed()).toBe(1)
})

it('arrives once the service is back', async () => {
  service.answers.push(500)
  await device('candidat', 'phone')
  await tell('candidat')
  await pusher().flush()
  expect(service.received).toEqual([])
  later(1)
  await pusher().flush()
  expect(service.received).toHaveLength(1)
})

it.each([404, 410])(
  'forgets a subscription that its browser has ended (%d), with all that waits for it',
  async (status) => {
    await device('candidat', 'phone')
    await device('ecole', 'desk')
    await tell('candidat')
    await tell('candidat', 'Encore')
    service.answers.push(status, status)
    await pusher().flush()
    expect(await waiting()).toEqual([])
    expect(await subscribed()).toBe(1)
    await tell('candidat')
    expect(await waiting()).toEqual([])
  },
)

it('asks no other host than the browsers’ push services, whatever a page says', async () => {
  const keysOf = JSON.parse(service.subscription('x')).keys
  for (const endpoint of [
    'https://127.0.0.1/x',
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.tn/x',
  ]) {
    await device('candidat', '', JSON.stringify({ endpoint, keys: keysOf }))
    await tell('candidat')
    await pusher().flush()
    expect([await subscribed(), (await waiting()).length, service.received.length], endpoint).toEqual([0, 0, 0])
  }
})

it('sends nothing that was read meanwhile, nor to a session that has ended', async () => {
  const client = await device('candidat', 'phone')
  await tell('candidat')
  await client.put('/api/notif')
  await pusher().flush()
  await tell('candidat')
  await clientOf(backend, await backend.login('candidat')).delete('/api/session')
  await pusher().flush()
  expect([service.received.length, (await waiting()).length]).toEqual([0, 0])
})

it('tells browsers the key to subscribe with, where the host has one', async () => {
  const client = await device('candidat', 'phone')
  expect((await client.get<{ key: string | null }>('/api/session/push')).body).toEqual({ key: null })
})
