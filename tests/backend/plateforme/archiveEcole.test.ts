import { verifyPassword } from '@backend/auth/password'
import type { MemoryDatabase } from '@backend/database/memory'
import { openCopy } from '@backend/database/replace'
import { inTurn } from '@backend/database/transact'
import { DEMO_PASSWORD } from '@backend/seed/demo'
import { loadSqlite, startBackend, type TestBackend } from '@tests/helpers/backend'
import { deskWith } from '@tests/helpers/desk'
import { buildCandidat } from '@tests/helpers/factories'
import { clientOf, send, signedIn } from '@tests/helpers/http'
import { buildPapier, PNG } from '@tests/helpers/papers/papiers'
import { secondHost, wait } from '@tests/helpers/scenarios'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
beforeEach(async () => {
  backend = await startBackend()
})
afterEach(() => backend.stop())

async function archiveOf(username: string): Promise<MemoryDatabase> {
  const token = await backend.login(username)
  const response = await backend.request('/api/archive', { headers: { Authorization: `Bearer ${token}` } })
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="archive.sqlite"')
  return openCopy(await loadSqlite(), new Uint8Array(await response.arrayBuffer()))
}

describe('the archive of a school', () => {
  it('is refused without a session, to desks with part of the access, and to anybody else', async () => {
    expect((await backend.request('/api/archive')).status).toBe(401)
    for (const acces of ['planning', 'caisse'] as const) {
      expect((await (await deskWith(backend, acces)).get('/api/archive')).status, acces).toBe(403)
    }
    for (const username of ['manager', 'moniteur', 'candidat', 'client']) {
      expect((await (await signedIn(backend, username)).get('/api/archive')).status, username).toBe(403)
    }
  })

  it('has the school’s rows with its scans, and none of another school', async () => {
    const ecole = await signedIn(backend, 'ecole')
    const candidat = await buildCandidat(ecole, { nom: 'Zitounou' })
    await buildPapier(ecole, candidat.id)
    const [first, second] = [await archiveOf('ecole'), await archiveOf('ecole2')]
    const schools = ({ db }: MemoryDatabase) => db.selectFrom('auto_ecole').select('id').execute()
    expect([await schools(first), await schools(second)]).toEqual([[{ id: 1 }], [{ id: 2 }]])
    const scan = await first.db.selectFrom('papier').select('contenu').executeTakeFirstOrThrow()
    expect(Buffer.from(scan.contenu).equals(Buffer.from(PNG))).toBe(true)
    expect(await second.db.selectFrom('papier').select('id').execute()).toEqual([])
    const found = ({ db }: MemoryDatabase) =>
      db.selectFrom('candidat').select('id').where('nom', '=', 'Zitounou').execute()
    expect([(await found(first)).length, (await found(second)).length]).toEqual([1, 0])
    const people = async ({ db }: MemoryDatabase) =>
      (await db.selectFrom('utilisateur').select('idAutoEcole').distinct().execute()).map(
        ({ idAutoEcole }) => idAutoEcole,
      )
    expect([await people(first), await people(second)]).toEqual([[1], [2]])
    await first.db.destroy()
    await second.db.destroy()
  })

  it('lets whoever took it sign in where it is opened, and nobody else', async () => {
    const { db } = await archiveOf('ecole')
    const rows = await db.selectFrom('utilisateur').select(['username', 'motDePasse']).execute()
    const own = rows.find(({ username }) => username === 'ecole')
    expect(await verifyPassword(DEMO_PASSWORD, own?.motDePasse ?? '')).toBe(true)
    expect(rows.filter(({ username, motDePasse }) => username !== 'ecole' && motDePasse !== '')).toEqual([])
    expect(await verifyPassword('', '')).toBe(false)
    for (const table of ['session', 'refresh_token', 'secret', 'message_sortant', 'idempotence'] as const) {
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([])
    }
    await db.destroy()
  })

  it('is given to a school that may only read: its data are its own', async () => {
    await backend.db
      .updateTable('auto_ecole')
      .set({ statut: 'SUSPENDED', motif: 'Impayé' })
      .where('id', '=', 1)
      .execute()
    const { db } = await archiveOf('ecole')
    await db.destroy()
  })
})

describe('archives that wait', () => {
  /** Holds the turn of the archives until the returned function is called. */
  function holdTurn(): () => void {
    let end: () => void = () => undefined
    void inTurn(backend.db, 'archive', () => new Promise<void>((ended) => (end = ended)))
    return () => end()
  }

  const path = '/api/archive'
  const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()

  it('hold no connection of the database', async () => {
    const tokens = [await backend.login('ecole'), await backend.login('ecole2')]
    // The one connection of SQLite stands for all of them, behind a wall between schools.
    const host = secondHost({ ...backend, wall: backend.wall ?? (() => backend.db) }, {})
    await new Promise((resolve) => setTimeout(resolve))
    const end = holdTurn()
    const archives = tokens.map((token) => send(host, 'GET', path, { token }))
    await new Promise((resolve) => setTimeout(resolve, 200))
    for (const token of tokens) expect((await clientOf(host, token).get('/api/candidat')).status).toBe(200)
    end()
    expect(statusesOf(await Promise.all(archives))).toEqual([200, 200])
  })

  it('are one for each school, and further ones are told to come back', async () => {
    const token = await backend.login('ecole')
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(backend, 'GET', path, { token })))
    expect(statusesOf(answers)).toEqual([200, 200, 429, 429, 429, 429])
    const refused = answers.find(({ status }) => status === 429)
    expect([refused?.headers.get('Retry-After'), refused?.body]).toMatchObject(['30', { code: 'too_many' }])
    expect((await send(backend, 'GET', path, { token })).status).toBe(200)
  })

  it('are not made when their client has hung up', async () => {
    const token = await backend.login('ecole')
    const end = holdTurn()
    const client = new AbortController()
    const headers = { Authorization: `Bearer ${token}` }
    const answer = backend.request(path, { headers, signal: client.signal })
    await new Promise((resolve) => setTimeout(resolve, 50))
    client.abort()
    end()
    expect((await answer).status).toBe(400)
  })

  it('are ten for a school in an hour', async () => {
    const [ecole, ecole2] = [await backend.login('ecole'), await backend.login('ecole2')]
    await backend.db
      .insertInto('limite')
      .values({ cle: 'archive:1', nombre: 9, expiresAt: new Date(backend.clock.now.getTime() + 60_000).toISOString() })
      .execute()
    const archive = async (token: string) => (await send(backend, 'GET', path, { token })).status
    expect([await archive(ecole), await archive(ecole), await archive(ecole2)]).toEqual([200, 429, 200])
    wait(backend, { minutes: 1 })
    expect(await archive(ecole)).toBe(200)
  })
})
