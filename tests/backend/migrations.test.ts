import { openMemory } from '@backend/database/memory'
import { MIGRATIONS, migrateToLatest, runMigrations } from '@backend/database/migrate'
import type { Database, Db } from '@backend/database/schema'
import { seedDemo } from '@backend/seed/demo'
import type { Page } from '@contract/list'
import { HOURS } from '@contract/planning/demande'
import type { Revision } from '@contract/planning/revision'
import { loadSqlite, startBackend } from '@tests/helpers/backend'
import { TEST_NOW } from '@tests/helpers/clock'
import { clientOf } from '@tests/helpers/http'
import { type Kysely, type Migration, sql } from 'kysely'
import { describe, expect, it } from 'vitest'

const NAMES = Object.keys(MIGRATIONS)
const FIRST = NAMES[0] ?? ''

const open = async (image?: Uint8Array) => openMemory(await loadSqlite(), image)

/** Tables, columns, indexes and checks as stored, without white space. */
async function schemaOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string; sql: string | null }>`
    select name, sql from sqlite_master where name not like 'sqlite_%' and name not like 'candidat_recherche_%' order by name
  `.execute(db)
  return rows.map((row) => row.sql?.replace(/\s+/g, ' ') ?? row.name)
}

/** Every row of every table. */
async function rowsOf(db: Db): Promise<Record<string, unknown[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name`.execute(db)
  const found: Record<string, unknown[]> = {}
  for (const { name } of tables) found[name] = (await sql`select * from ${sql.table(name)}`.execute(db)).rows
  return found
}

/** The text of the file with the schema of new databases. */
const written = (statements: readonly string[]) => `/**
 * The schema that all migrations come to, one statement a line, in the order of their names. Written by
 * \`npx vitest run tests/backend/migrations.test.ts -u\`, which runs the migrations; it is changed by a new one only.
 */
export const LATEST = \`
${statements.join('\n')}
\`
  .trim()
  .split('\\n')
`

/** Migrations of a later version: a new column, and an update of every row. */
const LATER: Record<string, Migration> = {
  ...MIGRATIONS,
  // biome-ignore lint/suspicious/noExplicitAny: a migration knows no types.
  '9998_column': { up: (db: Kysely<any>) => db.schema.alterTable('candidat').addColumn('couleur', 'text').execute() },
  '9999_rows': {
    // biome-ignore lint/suspicious/noExplicitAny: a migration knows no types.
    up: async (db: Kysely<any>) => {
      await db.updateTable('candidat').set({ couleur: 'bleu' }).execute()
    },
  },
}

describe('migrations', () => {
  it('are numbered in order without a gap', () => {
    expect(NAMES).toEqual([...NAMES].sort())
    for (const [index, name] of NAMES.entries())
      expect(name).toMatch(new RegExp(`^${String(index + 1).padStart(4, '0')}_[a-z_]+$`))
  })

  it('run on an empty database and change nothing the second time', async () => {
    const { db } = await open()
    await runMigrations(db, MIGRATIONS)
    const schema = await schemaOf(db)
    await runMigrations(db, MIGRATIONS)
    expect(await schemaOf(db)).toEqual(schema)
    const { rows } = await sql`pragma foreign_key_check`.execute(db)
    expect(rows).toEqual([])
    await db.destroy()
  })

  it('come to the schema from which a new database is made', async () => {
    const { db } = await open()
    await runMigrations(db, MIGRATIONS)
    await expect(written(await schemaOf(db))).toMatchFileSnapshot('../../backend/database/migrations/latest.ts')
    const made = await open()
    await migrateToLatest(made.db)
    expect(await schemaOf(made.db)).toEqual(await schemaOf(db))
    const [{ kysely_migration: steps, ...rows }, { kysely_migration: known, ...same }] = [
      await rowsOf(db),
      await rowsOf(made.db),
    ]
    expect(same).toEqual(rows)
    const namesOf = (list?: unknown[]) => list?.map((one) => (one as { name: string }).name)
    expect(namesOf(known)).toEqual(namesOf(steps))
    await Promise.all([db.destroy(), made.db.destroy()])
  })

  it('make a new database whole or not at all', async () => {
    const { db, handle } = await open()
    const step = handle.api.step
    let left = 100
    handle.api.step = async (statement) => {
      left -= 1
      if (left === 0) throw new Error('Out of space')
      return step(statement)
    }
    await expect(migrateToLatest(db)).rejects.toThrow('Out of space')
    expect((await sql`select name from sqlite_master`.execute(db)).rows).toEqual([])
    await migrateToLatest(db)
    await migrateToLatest(db)
    expect(await rowsOf(db)).toHaveProperty('kysely_migration.length', NAMES.length)
    await db.destroy()
  })

  it('move an expiry date that a kind of paper cannot have into its note', async () => {
    const { db } = await open()
    await migrateToLatest(db, Object.fromEntries(Object.entries(MIGRATIONS).slice(0, NAMES.indexOf('0007_papiers'))))
    await sql`pragma foreign_keys = off`.execute(db)
    await sql`insert into candidat (id, "idAutoEcole", "idUtilisateur", nom, prenom, "nomTri", "prenomTri", cin, "dateNaissance",
      "idPermi", "dateInscription", "documentsRecus", "documentsExpiration", archived, version, "createdAt", "updatedAt")
      values (1, 1, 1, 'A', 'B', 'a', 'b', '1', '2000-01-01', 1, '2026-01-01', 2, '2026-02-01', 0, 1, '2026', '2026')`.execute(
      db,
    )
    await sql`insert into document ("idAutoEcole", "idCandidat", type, recu, "dateExpiration", note, "createdAt", "updatedAt")
      values (1, 1, 'contrat', 1, '2026-02-01', 'Signé', '2026', '2026'), (1, 1, 'cin', 1, '2027-02-01', null, '2026', '2026')`.execute(
      db,
    )
    await migrateToLatest(db)
    expect(
      await db.selectFrom('document').select(['dateExpiration', 'note', 'version']).orderBy('id').execute(),
    ).toEqual([
      { dateExpiration: null, note: 'Signé · jusqu’au 2026-02-01', version: 1 },
      { dateExpiration: '2027-02-01', note: null, version: 1 },
    ])
    const { documentsExpiration } = await db
      .selectFrom('candidat')
      .select('documentsExpiration')
      .executeTakeFirstOrThrow()
    expect(documentsExpiration).toBe('2027-02-01')
    await db.destroy()
  })

  it('convert the addresses of notifications into targets', async () => {
    const { db } = await open()
    const before = Object.entries(MIGRATIONS).slice(0, NAMES.indexOf('0011_notif_target'))
    await migrateToLatest(db, Object.fromEntries(before))
    await sql`pragma foreign_keys = off`.execute(db)
    const expected: Record<string, unknown> = {
      '/apps/calendrier?evenement=12&jour=2026-11-24': { place: 'evenement', id: 12, day: '2026-11-24' },
      '/apps/calendrier?date=2026-11-24': { place: 'calendrier', day: '2026-11-24' },
      '/apps/calendrier?demandes=1': { place: 'demandes' },
      '/apps/candidats/7?tab=code': { place: 'codeCandidat', id: 7 },
      '/apps/candidats/7': { place: 'papiersCandidat', id: 7 },
      '/apps/vehicules/3': { place: 'vehicule', id: 3 },
      '/apps/tarification': { place: 'abonnement' },
      '/elsewhere': null,
    }
    for (const lien of Object.keys(expected))
      await sql`insert into notification ("idUtilisateur", kind, params, lien, lu, "createdAt", "updatedAt")
        values (1, 'import_done', '{}', ${lien}, 0, '2026', '2026')`.execute(db)
    await migrateToLatest(db)
    const rows = await db.selectFrom('notification').select('target').orderBy('id').execute()
    expect(rows.map(({ target }) => JSON.parse(target ?? 'null'))).toEqual(Object.values(expected))
    await db.destroy()
  })

  it('give events and bookings the names of the API and keep the whole planning', async () => {
    const { db } = await open()
    const before = Object.entries(MIGRATIONS).slice(0, NAMES.indexOf('0012_planning_names'))
    await migrateToLatest(db, Object.fromEntries(before))
    await sql`pragma foreign_keys = off`.execute(db)
    const stamps = sql`'2026', '2026'`
    const [start, end] = ['2026-11-23T08:00:00.000Z', '2026-11-23T09:00:00.000Z']
    await sql`insert into evenement (id, "idAutoEcole", calendar, titre, debut, fin, statut, version, "createdAt", "updatedAt")
      values (7, 1, 'Hour code', 'Révision', ${start}, ${end}, 'PLANNED', 3, ${stamps})`.execute(db)
    await sql`insert into occupation (ressource, "idRessource", debut, fin, "idEvenement")
      values ('moniteur', 2, ${start}, ${end}, 7)`.execute(db)
    await sql`insert into demande_evenement ("idAutoEcole", "idCandidat", calendar, creneaux, statut, "createdAt", "updatedAt")
      values (1, 5, 'Hour code', '[]', 'PENDING', ${stamps})`.execute(db)
    await sql`insert into attente (id, "idAutoEcole", "idCandidat", calendar, jours, debut, fin, statut, "createdAt", "updatedAt")
      values (4, 1, 5, 'Hour code', '[1]', '08:00', '12:00', 'ACTIVE', ${stamps})`.execute(db)
    await sql`insert into offre ("idAutoEcole", "idAttente", "idCandidat", "idOrigine", rang, raisons, statut, "expiresAt", "createdAt", "updatedAt")
      values (1, 4, 5, 7, 1, '[]', 'OFFERED', ${start}, ${stamps})`.execute(db)
    for (const route of ['PUT /api/calendrier/evenement/7', 'POST /api/calendrier/lecon/attest', 'POST /api/candidat'])
      await sql`insert into idempotence (auteur, cle, route, empreinte, statut, "createdAt")
        values ('user:1', ${route}, ${route}, '', 200, '2026')`.execute(db)
    await migrateToLatest(db)
    const only = <Table extends keyof Database>(table: Table) => db.selectFrom(table).selectAll().execute()
    expect(await only('evenement')).toMatchObject([
      { id: 7, title: 'Révision', start, end, status: 'PLANNED', version: 3, annulationTardive: 0 },
    ])
    const booking = { ressource: 'moniteur', idRessource: 2, start, end, idEvenement: 7 } as const
    expect(await only('occupation')).toEqual([booking])
    // Requests and the waiting list have the API's names already.
    expect(await only('demande_evenement')).toMatchObject([{ idCandidat: 5, statut: 'PENDING' }])
    expect(await only('attente')).toMatchObject([{ id: 4, debut: '08:00', fin: '12:00', statut: 'ACTIVE' }])
    expect(await only('offre')).toMatchObject([{ idAttente: 4, idOrigine: 7, statut: 'OFFERED' }])
    expect(await only('idempotence')).toMatchObject([{ route: 'POST /api/candidat' }])
    // The triggers and checks guard the renamed columns.
    const meanwhile = { ...booking, start: '2026-11-23T08:30:00.000Z', end: '2026-11-23T09:30:00.000Z' }
    await expect(db.insertInto('occupation').values(meanwhile).execute()).rejects.toThrow('occupation_libre')
    await expect(db.updateTable('occupation').set({ end: start }).execute()).rejects.toThrow('occupation_fixe')
    await expect(db.updateTable('evenement').set({ end: start }).execute()).rejects.toThrow('evenement_ordre')
    await db.destroy()
  })

  it('upgrade a file of the first version and keep its rows', async () => {
    const old = await open()
    await migrateToLatest(old.db, { [FIRST]: MIGRATIONS[FIRST] as Migration })
    await sql`insert into auto_ecole (id, nom, matricule, responsable, telephone, email, pays, statut, "createdAt", "updatedAt")
      values (7, 'Ancienne', 'A-7', 'X', '1', 'x', 'TN', 'ACTIVE', '2020', '2020')`.execute(old.db)
    const image = old.image()
    await old.db.destroy()
    const { db } = await open(image)
    await migrateToLatest(db)
    expect(await db.selectFrom('auto_ecole').select(['id', 'nom']).execute()).toEqual([{ id: 7, nom: 'Ancienne' }])
    await db.destroy()
  })

  it('upgrade a full database and keep every row', async () => {
    const old = await open()
    await migrateToLatest(old.db)
    await seedDemo(old.db, new Date(TEST_NOW), 1)
    const before = await old.db.selectFrom('candidat').selectAll().orderBy('id').execute()
    const image = old.image()
    await old.db.destroy()
    const { db } = await open(image)
    await migrateToLatest(db, LATER)
    const after = await db.selectFrom('candidat').selectAll().orderBy('id').execute()
    expect(after).toEqual(before.map((row) => ({ ...row, couleur: 'bleu' })))
    expect(await db.selectFrom('document').select('id').execute()).not.toEqual([])
    await db.destroy()
  })

  it('roll back entirely when one of them fails', async () => {
    const { db } = await open()
    await migrateToLatest(db)
    const schema = await schemaOf(db)
    const broken = {
      ...LATER,
      '99991_broken': {
        up: async () => {
          throw new Error('Broken on purpose')
        },
      },
    }
    await expect(migrateToLatest(db, broken)).rejects.toThrow('Broken on purpose')
    expect(await schemaOf(db)).toEqual(schema)
    await migrateToLatest(db, LATER)
    expect(await schemaOf(db)).not.toEqual(schema)
    await db.destroy()
  })

  it('refuse a database of a later version and leave it unchanged', async () => {
    const { db } = await open()
    await migrateToLatest(db, LATER)
    const schema = await schemaOf(db)
    await expect(migrateToLatest(db)).rejects.toThrow(/9998_column/)
    expect(await schemaOf(db)).toEqual(schema)
    await db.destroy()
  })

  it('run once when two starts are concurrent, and so does the seed', async () => {
    const { db } = await open()
    const start = async () => {
      await migrateToLatest(db)
      return seedDemo(db, new Date(TEST_NOW), 1)
    }
    expect((await Promise.all([start(), start()])).sort()).toEqual([false, true])
    expect(await db.selectFrom('auto_ecole').select('id').execute()).toHaveLength(3)
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
    expect(rows.map(({ name }) => name)).toEqual(NAMES)
    await db.destroy()
  })
})

describe('demo data', () => {
  it('consists of three schools, 60 candidates beside those of earlier years, and 8 instructors, the same every time', {
    timeout: 60_000,
  }, async () => {
    const contents: unknown[] = []
    for (let count = 0; count < 2; count += 1) {
      const { db } = await open()
      await migrateToLatest(db)
      await seedDemo(db, new Date(TEST_NOW), 1)
      const candidats = await db.selectFrom('candidat').selectAll().execute()
      const moniteurs = await db.selectFrom('moniteur').selectAll().execute()
      const recent = candidats.filter(({ dateInscription }) => dateInscription > '2026-01-01')
      expect([recent.length, moniteurs.length]).toEqual([60, 8])
      for (const { dateInscription } of candidats) expect(dateInscription <= TEST_NOW.slice(0, 10)).toBe(true)
      contents.push([candidats, moniteurs])
      await db.destroy()
    }
    expect(contents[0]).toEqual(contents[1])
  })

  it('contains on any day two lessons in a leave and one with expired papers to review', async () => {
    for (const now of [TEST_NOW, '2026-12-24T07:00:00.000Z', '2027-03-12T22:00:00.000Z']) {
      const backend = await startBackend({ now })
      const ecole = clientOf(backend, await backend.login('ecole'))
      const { body } = await ecole.get<Page<Revision>>('/api/calendrier/a-revoir')
      expect(body.data.map(({ raisons }) => raisons.map(({ kind }) => kind))).toEqual([
        ['conge'],
        ['conge'],
        ['papiers'],
      ])
      await backend.stop()
    }
  })

  it('contains a log in order of time, without future entries, with an answer for each attested lesson', async () => {
    const { db } = await open()
    await migrateToLatest(db)
    await seedDemo(db, new Date(TEST_NOW), 1)
    const log = await db.selectFrom('historique').selectAll().where('idAutoEcole', '=', 1).orderBy('id').execute()
    const moments = log.map(({ createdAt }) => createdAt)
    expect(moments).toEqual([...moments].sort())
    expect((moments.at(-1) ?? '') <= TEST_NOW).toBe(true)
    const attested = await db
      .selectFrom('evenement')
      .select('id')
      .where('idAutoEcole', '=', 1)
      .where('status', '=', 'SUCCESS')
      .where('calendar', 'in', HOURS)
      .execute()
    const answered = log.filter(({ action }) => action === 'attest').map(({ idEntite }) => idEntite)
    expect(answered.sort()).toEqual(attested.map(({ id }) => id).sort())
    expect(log.every(({ auteur, idUtilisateur }) => auteur && idUtilisateur)).toBe(true)
    await db.destroy()
  })

  it('can be created on any day', { tags: ['long'], timeout: 60_000 }, async () => {
    for (const now of ['2027-02-28T23:30:00Z', '2028-02-29T12:00:00Z', '2030-01-01T00:00:00Z']) {
      const { db } = await open()
      await migrateToLatest(db)
      expect(await seedDemo(db, new Date(now), 1)).toBe(true)
      await db.destroy()
    }
  })
})
