import { pay } from '@tests/helpers/argent/argent'
import { buildEnrolled, startMoney } from '@tests/helpers/argent/recouvrement'
import type { TestBackend } from '@tests/helpers/backend'
import { deskWith } from '@tests/helpers/desk'
import type { Client } from '@tests/helpers/http'
import { afterEach, beforeEach, expect, it } from 'vitest'

const CONTACT = { email: 'sami@exemple.tn' }

let backend: TestBackend
let ecole: Client
let idForfait: number

beforeEach(async () => {
  const started = await startMoney()
  backend = started.backend
  ecole = started.ecole
  idForfait = started.idForfait
})
afterEach(() => backend.stop())

/** Opens the desk's day at a moment and returns the messages that candidates were sent so far. */
async function openDay(now: string, acces: 'tout' | 'planning' = 'tout'): Promise<string[]> {
  backend.clock.now = new Date(now)
  await (await deskWith(backend, acces)).get('/api/notif')
  const rows = await backend.db.selectFrom('message_sortant').select('texte').orderBy('id').execute()
  return rows.map(({ texte }) => texte).filter((texte) => texte.includes('à régler'))
}

it('a desk that opens its day reminds each candidate once, with all dues together', async () => {
  const one = await buildEnrolled(ecole, idForfait, '2026-11-17', { prenom: 'Sami', ...CONTACT })
  await buildEnrolled(ecole, idForfait, '2026-11-21', { email: 'salma@exemple.tn' })
  const first = await openDay('2026-11-21T09:00:00.000Z', 'planning')
  expect(first).toEqual([
    'Bonjour Sami, 835,000 DT restent à régler depuis le 17/11/2026. Passez à Auto-école El Menzah ou appelez le +216\u00a071\u00a0234\u00a0101.',
  ])
  expect(await openDay('2026-11-21T15:00:00.000Z')).toEqual(first)
  const rows = await backend.db.selectFrom('relance').select(['idCandidat', 'jour', 'niveau', 'montant']).execute()
  expect(rows).toEqual([{ idCandidat: one.id, jour: '2026-11-21', niveau: 1, montant: 835_000 }])
  const notifs = await backend.db
    .selectFrom('notification')
    .select('params')
    .where('kind', '=', 'paiement_rappel')
    .execute()
  expect(notifs.map(({ params }) => JSON.parse(params).montant)).toEqual(['835,000 DT'])
})

it('nothing is sent in the quiet hours, and it is sent after them', async () => {
  await buildEnrolled(ecole, idForfait, '2026-11-10', CONTACT)
  expect(await openDay('2026-11-21T05:00:00.000Z')).toEqual([])
  expect(await openDay('2026-11-21T08:30:00.000Z')).toHaveLength(1)
})

it('a promise stops reminders until its day; broken, the next one says so', async () => {
  const { id } = await buildEnrolled(ecole, idForfait, '2026-11-10', CONTACT)
  const promise = { date: '2026-11-24', montant: 100_000, note: null }
  await ecole.post(`/api/candidat/${id}/promesse`, promise)
  expect(await openDay('2026-11-24T09:00:00.000Z')).toEqual([])
  const [broken] = await openDay('2026-11-25T09:00:00.000Z')
  expect(broken).toContain('le paiement promis n’a pas été reçu')
  expect(await openDay('2026-11-26T09:00:00.000Z')).toHaveLength(1)
})

it('who has paid hears nothing', async () => {
  const { id } = await buildEnrolled(ecole, idForfait, '2026-11-10', CONTACT)
  await pay(ecole, id, 835_000)
  expect(await openDay('2026-11-21T09:00:00.000Z')).toEqual([])
})
