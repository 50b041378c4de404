import { verifyPassword } from '@backend/auth/password'
import type { MemoryDatabase } from '@backend/database/memory'
import { openCopy } from '@backend/database/replace'
import { DEMO_PASSWORD } from '@backend/seed/demo'
import { loadSqlite, startBackend, type TestBackend } from '@tests/helpers/backend'
import { deskWith } from '@tests/helpers/desk'
import { buildCandidat } from '@tests/helpers/factories'
import { signedIn } from '@tests/helpers/http'
import { buildPapier, PNG } from '@tests/helpers/papers/papiers'
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
