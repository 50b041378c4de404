import { createHash } from 'node:crypto'
import { createApp } from '@backend/app'
import { openMemory } from '@backend/database/memory'
import { MIGRATIONS, migrateToLatest } from '@backend/database/migrate'
import { tableOutbox } from '@backend/database/outbox'
import type { Files } from '@backend/files'
import type { Page } from '@contract/list'
import type { Accueil, ApercuArchive } from '@contract/plateforme/archiveEcole'
import type { AutoEcole, EntreeEcole } from '@contract/plateforme/autoecole'
import { loadSqlite, startBackend, type TestBackend } from '@tests/helpers/backend'
import { deskWith } from '@tests/helpers/desk'
import { buildCandidat } from '@tests/helpers/factories'
import { type Client, clientOf, send, signedIn } from '@tests/helpers/http'
import { buildPapier, PNG } from '@tests/helpers/papers/papiers'
import { changedFile, fileOfSchools, fromElsewhere } from '@tests/helpers/schools/schoolFile'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

type Listed = Page<{ id: number }>

let backend: TestBackend
let manager: Client
beforeEach(async () => {
  backend = await startBackend()
  manager = await signedIn(backend, 'manager')
})
afterEach(() => backend.stop())

async function archiveBy({ token }: Client, path = '/api/archive'): Promise<Uint8Array<ArrayBuffer>> {
  const response = await backend.request(path, { headers: { Authorization: `Bearer ${token}` } })
  expect(response.status).toBe(200)
  return new Uint8Array(await response.arrayBuffer())
}

/** The second school of the demo as it would come from another server. */
const elsewhere = async () => fromElsewhere(await archiveBy(await signedIn(backend, 'ecole2')))

const moveIn = (bytes: Uint8Array, ecole = 2) =>
  manager.post<Accueil & { code?: string }>(`/api/archive?ecole=${ecole}`, bytes)

const count = async (table: 'auto_ecole' | 'candidat' | 'utilisateur' | 'evenement') => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(backend.db)
  return Number(rows[0]?.count)
}

describe('who may', () => {
  it('is the manager of the platform alone', async () => {
    const bytes = await fileOfSchools(1)
    for (const path of ['/api/archive/apercu', '/api/archive?ecole=1']) {
      expect((await send(backend, 'POST', path, { body: bytes })).status).toBe(401)
      for (const username of ['ecole', 'moniteur', 'candidat', 'client']) {
        expect((await (await signedIn(backend, username)).post(path, bytes)).status, `${username} ${path}`).toBe(403)
      }
      expect((await (await deskWith(backend, 'planning')).post(path, bytes)).status).toBe(403)
    }
    expect((await send(backend, 'GET', '/api/autoecole/2/archive')).status).toBe(401)
    for (const username of ['ecole', 'ecole2', 'moniteur', 'candidat', 'client']) {
      expect((await (await signedIn(backend, username)).get('/api/autoecole/2/archive')).status, username).toBe(403)
    }
    expect(await count('auto_ecole')).toBe(3)
  })
})

describe('the preview', () => {
  it('says what is in the file and what clashes, and writes nothing', async () => {
    const before = await count('utilisateur')
    const { status, body } = await manager.post<ApercuArchive>('/api/archive/apercu', await elsewhere())
    expect(status).toBe(200)
    const [ecole] = body.ecoles
    expect(body.ecoles).toHaveLength(1)
    expect(ecole).toMatchObject({ id: 2, matricule: 'AE-AILLEURS', pays: 'TN', estDejaLa: false })
    const { abonnement } = (await manager.get<AutoEcole>('/api/autoecole/2')).body
    expect(ecole).toMatchObject({ statut: 'ACTIVE', abonnement: { nom: abonnement?.nom } })
    expect(ecole?.candidats).toBeGreaterThan(5)
    expect(ecole?.renommages).toContainEqual({ username: 'ecole2', devient: 'ecole22' })
    expect(ecole?.emails.length).toBeGreaterThan(0)
    expect(await count('utilisateur')).toBe(before)
  })

  it('takes the file of every school of the demo', async () => {
    for (const id of [1, 2, 3]) {
      const bytes = await archiveBy(manager, `/api/autoecole/${id}/archive`)
      const { status, body } = await manager.post<ApercuArchive>('/api/archive/apercu', bytes)
      expect([status, body.ecoles?.map(({ id: own }) => own)], `school ${id}`).toEqual([200, [id]])
    }
  })

  it('says that a school is here already', async () => {
    const bytes = await archiveBy(await signedIn(backend, 'ecole2'))
    const { body } = await manager.post<ApercuArchive>('/api/archive/apercu', bytes)
    expect(body.ecoles[0]?.estDejaLa).toBe(true)
  })
})

describe('moving in', () => {
  it('brings the whole school, which works here at once', async () => {
    const ecole2 = await signedIn(backend, 'ecole2')
    const person = await buildCandidat(ecole2, { nom: 'Zitounou' })
    await buildPapier(ecole2, person.id)
    const { status, body } = await moveIn(await elsewhere())
    expect(status).toBe(201)
    expect(body.acces).toBeNull()
    expect(body.renommages).toContainEqual({ username: 'ecole2', devient: 'ecole22' })
    // The user who took the archive signs in with their old password.
    const head = await signedIn(backend, 'ecole22')
    const lists = ['/api/candidat?q=zitounou', '/api/moniteur', '/api/vehicule', '/api/candidat?perPage=100'] as const
    for (const path of lists) {
      const [here, there] = [await head.get<Listed>(path), await ecole2.get<Listed>(path)]
      expect([here.status, here.body.totalDataCount], path).toEqual([200, there.body.totalDataCount])
      const shared = here.body.data.filter(({ id }) => there.body.data.some((other) => other.id === id))
      expect(shared, path).toEqual([])
    }
    const [moved] = (await head.get<Page<{ id: number }>>('/api/candidat?q=zitounou')).body.data
    expect((await ecole2.get(`/api/candidat/${moved?.id}`)).status).toBe(404)
    // Writes work too: the ids continue.
    expect((await buildCandidat(head, { nom: 'Nouvelle' })).id).toBeGreaterThan(moved?.id ?? 0)
    const log = await manager.get<{ data: EntreeEcole[] }>(`/api/autoecole/${body.ecole.id}/historique`)
    expect(log.body.data[0]).toMatchObject({ entite: 'autoecole', action: 'import', after: { lignes: body.lignes } })
  })

  it('is done once, however often it is sent', async () => {
    const bytes = await elsewhere()
    const headers = { 'Idempotency-Key': 'a-key-of-more-than-sixteen' }
    const sent = () =>
      send<Accueil>(backend, 'POST', '/api/archive?ecole=2', { token: manager.token, body: bytes, headers })
    const [first, again] = [await sent(), await sent()]
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.body).toEqual(first.body)
    expect(await count('auto_ecole')).toBe(4)
    const other = await moveIn(bytes)
    expect([other.status, other.body.code]).toEqual([409, 'invalid'])
    expect(await count('auto_ecole')).toBe(4)
  })

  it('gives the management a temporary password where the file has none', async () => {
    const bytes = await fromElsewhere(await archiveBy(manager, '/api/autoecole/2/archive'))
    const { body } = await moveIn(bytes)
    expect(body.acces).toMatchObject({ username: 'ecole22' })
    const token = await backend.login('ecole22', body.acces?.password)
    expect((await clientOf(backend, token).get<{ code: string }>('/api/candidat')).body.code).toBe('first_login')
  })

  it('takes one school of several in a file of the browser', async () => {
    const bytes = await fileOfSchools(3)
    const preview = await manager.post<ApercuArchive>('/api/archive/apercu', bytes)
    expect(preview.body.ecoles.map(({ id }) => id)).toEqual([1, 2, 3])
    expect((await moveIn(bytes, 3)).body.ecole).toMatchObject({ nom: 'Auto-école 3' })
    expect((await moveIn(bytes, 1)).body.ecole).toMatchObject({ nom: 'Auto-école 1' })
    expect((await moveIn(bytes, 4)).status).toBe(404)
    const { body } = await manager.get<Page<AutoEcole>>('/api/autoecole?q=AE-FICHIER')
    expect(body.data.map(({ nom }) => nom).sort()).toEqual(['Auto-école 1', 'Auto-école 3'])
  })

  it('gives scans to the host that keeps them', async () => {
    const ecole2 = await signedIn(backend, 'ecole2')
    const person = await buildCandidat(ecole2, { nom: 'Zitounou' })
    await buildPapier(ecole2, person.id)
    const bytes = await elsewhere()
    const kept = new Map<string, Uint8Array>()
    const files: Files = {
      put: async (name, content) => void kept.set(name, content),
      has: async () => false,
      get: async () => null,
      remove: async () => undefined,
      namesBefore: async function* () {},
    }
    const clock = () => backend.clock.now
    const host = createApp({
      db: backend.db,
      wall: backend.wall,
      clock,
      files,
      outbox: tableOutbox(backend.db, clock, { shown: true }),
      passwordRounds: 10,
      checkAnswers: true,
      sqlite: loadSqlite,
    })
    const request = async (path: string, init?: RequestInit) => host.request(path, init)
    const { body } = await send<Accueil>({ request }, 'POST', '/api/archive?ecole=2', {
      token: manager.token,
      body: bytes,
    })
    const hash = createHash('sha256').update(PNG).digest('base64url')
    expect([...kept.keys()]).toEqual([`${body.ecole.id}/${hash}`])
  })
})

describe('a file that cannot move in', () => {
  const refused = async (bytes: Uint8Array, status: number, code: string) => {
    const before = [
      await count('auto_ecole'),
      await count('candidat'),
      await count('utilisateur'),
      await count('evenement'),
    ]
    const { status: preview } = await manager.post('/api/archive/apercu', bytes)
    const answer = await moveIn(bytes)
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect([200, status]).toContain(preview)
    const after = [
      await count('auto_ecole'),
      await count('candidat'),
      await count('utilisateur'),
      await count('evenement'),
    ]
    expect(after).toEqual(before)
  }

  it('is of another kind, cut, of another program, or too large', async () => {
    await refused(new TextEncoder().encode('nom;prenom\nZitouni;Hédi\n'), 422, 'archive_not_a_database')
    const bytes = await elsewhere()
    await refused(bytes.slice(0, Math.floor(bytes.length / 2)), 422, 'archive_damaged')
    await refused(
      await changedFile(bytes, (db) => sql`alter table candidat rename to client`.execute(db)),
      422,
      'archive_foreign',
    )
    await refused(
      await changedFile(bytes, (db) =>
        sql`insert into kysely_migration (name, timestamp) values ('9999_later', '2030-01-01')`.execute(db),
      ),
      422,
      'archive_newer',
    )
    const large = await backend.request('/api/archive?ecole=2', {
      method: 'POST',
      headers: { Authorization: `Bearer ${manager.token}`, 'Content-Length': String(200 * 1024 * 1024) },
      body: 'x',
    })
    expect(large.status).toBe(413)
  })

  it('was tampered with', async () => {
    const bytes = await elsewhere()
    const tampered = async (change: (db: TestBackend['db']) => Promise<unknown>) =>
      refused(await changedFile(bytes, change), 422, 'archive_damaged')
    await tampered((db) => sql`update utilisateur set role = 'manager' where role = 'ecole'`.execute(db))
    await tampered((db) => sql`update vehicule set annee = 'dix'`.execute(db))
    await tampered((db) => sql`drop table fermeture`.execute(db))
  })

  // The check of a file's integrity and its migrations run what the file says, in the process that serves everybody.
  it.each([
    ['a condition', 'create table slow (id integer check (length(randomblob(300000000)) > 0))'],
    ['an index', 'create index slow on candidat (length(hex(zeroblob(id * 1000))))'],
    ['a view', 'create view slow as with recursive c (n) as (select 1 union all select n + 1 from c) select n from c'],
    ['a trigger', 'create trigger slow before update on kysely_migration_lock begin select 1; end'],
  ])('has %s of its own', async (_what, statement) => {
    const changed = await changedFile(await elsewhere(), (db) => sql.raw(statement).execute(db))
    await refused(changed, 422, 'archive_damaged')
  })

  it('is of an earlier version, and is brought up to date', async () => {
    const { db, image } = await openMemory(await loadSqlite())
    await migrateToLatest(db, Object.fromEntries(Object.entries(MIGRATIONS).slice(0, -3)))
    expect((await manager.post('/api/archive/apercu', image())).body).toEqual({ ecoles: [] })
    await sql`create trigger slow before update on kysely_migration_lock begin select 1; end`.execute(db)
    await refused(image(), 422, 'archive_damaged')
    await db.destroy()
  })

  it('uses a licence category that the platform does not have: the list is everybody’s', async () => {
    const bytes = await changedFile(await elsewhere(), (db) =>
      sql`update permi set code = 'B-OR' where pays = 'TN' and code = 'B'`.execute(db),
    )
    const { body } = await manager.post<ApercuArchive>('/api/archive/apercu', bytes)
    expect(body.ecoles[0]?.permisInconnus).toEqual(['B-OR'])
    await refused(bytes, 422, 'archive_permis')
    expect((await moveIn(bytes)).body).toMatchObject({ message: expect.stringContaining(': B-OR.') })
    const { body: permis } = await manager.get<{ code: string }[]>('/api/permi')
    expect(permis.map(({ code }) => code)).not.toContain('B-OR')
  })

  // Figures and reminders of all schools are computed together, and would fail for all.
  it.each([
    ['moment', 'utilisateur', 'derniereConnexion', 'hier'],
    ['moment that is a day', 'auto_ecole', 'createdAt', '2026-05-13'],
    ['moment of another form', 'candidat', 'updatedAt', '2026-05-13T08:00:00+01:00'],
    ['moment of a year of no record', 'evenement', 'end', '9999-12-31T08:00:00.000Z'],
    ['day', 'package_ecole', 'dateFin', 'demain'],
    ['day that the calendar has not', 'vehicule', 'finAssurance', '2027-02-29'],
    ['country', 'auto_ecole', 'pays', 'XX'],
    ['role', 'utilisateur', 'role', 'roi'],
    ['access', 'utilisateur', 'acces', 'rien'],
    ['name', 'auto_ecole', 'nom', 'x'.repeat(10_001)],
    ['picture', 'auto_ecole', 'logo', 'https://example.org/seen.png'],
    ['list', 'examinateur', 'etapes', '{}'],
    ['list without its end', 'examinateur', 'etapes', '["parc"'],
    ['record', 'reglage_planning', 'valeurs', 'null'],
    ['planning rule', 'reglage_planning', 'valeurs', '{"placesCode":-1}'],
  ])('has a %s that is none', async (_name, table, column, value) => {
    const changed = await changedFile(await elsewhere(), (db) =>
      sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value}`.execute(db),
    )
    await refused(changed, 422, 'archive_damaged')
  })
})
