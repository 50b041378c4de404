import { sha256 } from '@backend/auth/crypto'
import type { Row } from '@backend/database/archive/copyRows'
import { type MovedIn, moveInSchool } from '@backend/database/archive/moveInSchool'
import { LEAVING, ruleOf } from '@backend/database/archive/rules'
import { checkShapes, type Shapes, shapesOfVersion } from '@backend/database/archive/shape'
import { survey } from '@backend/database/archive/survey'
import { takeArchive } from '@backend/database/archive/takeArchive'
import { engineOf } from '@backend/database/dialect'
import { type MemoryDatabase, openMemory } from '@backend/database/memory'
import { migrateToLatest } from '@backend/database/migrate'
import { OWNERS, TABLES, type TableName } from '@backend/database/ownership'
import { openCopy, RefusedCopyError } from '@backend/database/replace'
import type { Db } from '@backend/database/schema'
import { seedDemo } from '@backend/seed/demo'
import { PERMIS } from '@backend/seed/ecole/permis'
import { openPostgres } from '@server/database/postgres'
import { loadSqlite } from '@tests/helpers/backend'
import { TEST_NOW } from '@tests/helpers/clock'
import { emptyAddress } from '@tests/helpers/engines/postgres'
import { PNG } from '@tests/helpers/papers/papiers'
import { fillEveryTable, SCHOOLS } from '@tests/helpers/schools/everyTable'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const NOW = new Date(TEST_NOW)
/** The base of the ids. No amount, year or date is as large, and the ids of different tables do not overlap. */
const SOURCE = 1e12
const TARGET = 1e14

let module: object
let shapes: Shapes
let source: MemoryDatabase

const numbered = () =>
  TABLES.filter((table) => shapes.get(table)?.columns.some(({ name, type }) => name === 'id' && /int/i.test(type)))

async function startIdsAt(db: Db, base: number, except: readonly TableName[] = []): Promise<void> {
  for (const [index, table] of numbered().entries()) {
    if (except.includes(table)) continue
    const first = base + index * (base / 100)
    if (engineOf(db) === 'postgres')
      await sql`select setval(pg_get_serial_sequence(${`"${table}"`}, 'id'), ${first})`.execute(db)
    else {
      await sql`delete from sqlite_sequence where name = ${table}`.execute(db)
      await sql`insert into sqlite_sequence (name, seq) values (${table}, ${first})`.execute(db)
    }
  }
}

/** Gives the schools different values in all unique columns, as if they were schools of another platform. */
async function otherSchools(db: Db): Promise<void> {
  await sql`update auto_ecole set matricule = 'AILLEURS-' || id`.execute(db)
  await sql`update code_acces set code = 'ZZ' || substr(code, 3)`.execute(db)
  await sql`update salle set code = 'ZZ' || substr(code, 3)`.execute(db)
  await sql`update salle_participant set jeton = 'ailleurs-' || (id % 1000)`.execute(db)
  await sql`update flux_ical set hash = 'ailleurs-' || hash`.execute(db)
}

/** Replaces the scans by files that match their rows. */
async function wholePapers(db: Db): Promise<void> {
  const papers = await db.selectFrom('papier').select(['id', 'idAutoEcole']).execute()
  for (const { id, idAutoEcole } of papers) {
    const contenu = Uint8Array.from([...PNG, idAutoEcole])
    const facts = { contenu, taille: contenu.length, empreinte: await sha256(contenu), media: 'image/png' as const }
    await db.updateTable('papier').set(facts).where('id', '=', id).execute()
  }
}

/** Makes the helper's rows refer to an instructor of their own school. */
async function ownResources(db: Db): Promise<void> {
  await sql`update flux_ical set "idRessource" = (select min(id) from moniteur where "idAutoEcole" = flux_ical."idAutoEcole")`.execute(
    db,
  )
  await sql`
    update occupation set "idRessource" = (
      select min(moniteur.id) from moniteur join evenement on evenement."idAutoEcole" = moniteur."idAutoEcole"
      where evenement.id = occupation."idEvenement")
    where "idRessource" = 1`.execute(db)
}

/**
 * References to lessons in texts with small ids, which the demo assigns from one. They are recognised by their form.
 */
const LESSONS = /(lecon|examen|penalite):[1-9]\d{0,8}(?!\d)|"place\\":\\"evenement\\",\\"id\\":\d{1,9}[,}]/g

beforeAll(async () => {
  module = await loadSqlite()
  shapes = await shapesOfVersion(module)
  source = await openMemory(module)
  await migrateToLatest(source.db)
  // The ids of schools stay small, because the helpers and the log refer to schools by them.
  await startIdsAt(source.db, SOURCE, ['auto_ecole'])
  await seedDemo(source.db, NOW, 1)
  await fillEveryTable(source.db)
  await wholePapers(source.db)
  await ownResources(source.db)
  await otherSchools(source.db)
}, 240_000)
afterAll(() => source.db.destroy())

const servers: Db[] = []
afterAll(async () => {
  for (const db of servers) await db.destroy()
})

/** A server with the demo's schools, or one with the licence categories of the platform alone. */
async function serverOn(engine: 'postgres' | 'sqlite', isUsed = true): Promise<Db> {
  const db =
    engine === 'postgres'
      ? (await openPostgres({ connectionString: await emptyAddress(), max: 2 })).db
      : (await openMemory(module)).db
  servers.push(db)
  if (engine === 'sqlite') await migrateToLatest(db)
  await startIdsAt(db, TARGET, ['auto_ecole'])
  if (isUsed) await seedDemo(db, NOW, 1)
  else
    await db
      .insertInto('permi')
      .values([...PERMIS])
      .execute()
  // The demo assigns the ids of some rows itself, from one.
  await startIdsAt(
    db,
    2 * TARGET,
    numbered().filter((table) => table !== 'evenement' && table !== 'tentative'),
  )
  return db
}

const moveInto = (db: Db, copy: Db, school: number): Promise<MovedIn> =>
  db.transaction().execute((trx) =>
    moveInSchool(copy, trx, {
      school,
      shapes,
      now: TEST_NOW,
      keep: async (_id, _hash, bytes) => bytes,
      hashOf: sha256,
    }),
  )

const rowsOf = async (db: Db, table: TableName, school: number): Promise<Row[]> =>
  (await sql<Row>`select * from ${sql.table(table)} where ${ruleOf(table)(school)}`.execute(db)).rows

/**
 * Columns that are not compared: a sealed report is not changed, a user name may have been taken, and authors may be
 * replaced.
 */
const NOT_COMPARED: Partial<Record<TableName, readonly string[]>> = {
  caisse_session: ['rapport'],
  utilisateur: ['username'],
  historique: ['idUtilisateur'],
  // The id of the school is the one by which its rows are selected.
  auto_ecole: ['id'],
}

const textOf = (table: TableName, row: Row) =>
  JSON.stringify(
    Object.keys(row)
      .filter((name) => !NOT_COMPARED[table]?.includes(name))
      .sort()
      .map((name) => [name, row[name] instanceof Uint8Array ? Buffer.from(row[name]).toString('hex') : row[name]]),
  )

const BIG = /\d{13,15}/g

/** Maps the new ids back to the original ones. */
function idsBefore({ ids }: MovedIn, sourceIds: Map<TableName, number[]>): Map<string, string> {
  const before = new Map<string, string>()
  for (const [table, olds] of sourceIds) {
    for (const old of olds) {
      const id = ids.of(table, old)
      if (id !== undefined) before.set(String(id), String(old))
    }
  }
  return before
}

async function allIds(db: Db): Promise<Map<TableName, number[]>> {
  const ids = new Map<TableName, number[]>()
  for (const table of numbered()) {
    const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)}`.execute(db)
    ids.set(
      table,
      rows.map(({ id }) => Number(id)),
    )
  }
  return ids
}

/** Expects a server that had only the licence categories of the platform to have them and nothing else. */
async function expectUntouched(db: Db): Promise<void> {
  for (const table of TABLES) {
    const { rows } = await sql`select 1 from ${sql.table(table)}`.execute(db)
    expect(rows.length, table).toBe(table === 'permi' ? PERMIS.length : 0)
  }
}

describe.each(['postgres', 'sqlite'] as const)('a school moves into a %s that has others', (engine) => {
  it.each(SCHOOLS)(
    'with every row of every table, and no number of its own there: school %d',
    { timeout: 240_000 },
    async (school) => {
      const db = await serverOn(engine)
      const copy = await openCopy(module, source.image())
      const beside = new Map<TableName, number>()
      const own = TABLES.filter((table) => OWNERS[table] !== 'platform' && LEAVING.includes(table))
      for (const table of own)
        for (const other of SCHOOLS)
          beside.set(table, (beside.get(table) ?? 0) + (await rowsOf(db, table, other)).length)
      const outcome = await moveInto(db, copy.db, school)
      const before = idsBefore(outcome, await allIds(copy.db))
      for (const table of own) {
        const there = (await rowsOf(copy.db, table, school)).map((row) => textOf(table, row))
        const here = (await rowsOf(db, table, outcome.id)).map((row) => textOf(table, row))
        expect(here.length, table).toBe(there.length)
        expect(outcome.counts.get(table), table).toBe(there.length)
        // An original id may only remain for a deleted row, and is then negative.
        const left = here.flatMap((text) => text.match(/(?<![-\d])[1-9]\d{12}(?!\d)/g) ?? [])
        expect(left, table).toEqual([])
        expect(
          here.flatMap((text) => text.match(LESSONS) ?? []),
          table,
        ).toEqual([])
        const back = here.map((text) =>
          text.replace(/-(?=\d{13}(?!\d))/g, '').replace(BIG, (id) => before.get(id) ?? id),
        )
        const asThere = (text: string) => {
          const isOfSchool = /\["entite","(autoecole|planning|reglages)"\]/.test(text)
          return text.replaceAll(
            isOfSchool ? /\["(idAutoEcole|idEntite)",\d+\]/g : /\["(idAutoEcole)",\d+\]/g,
            (same, name) => (same.endsWith(`,${outcome.id}]`) ? `["${name}",${school}]` : same),
          )
        }
        expect(back.map(asThere).sort(), table).toEqual(there.sort())
      }
      for (const table of own) {
        let count = 0
        for (const other of SCHOOLS) count += (await rowsOf(db, table, other)).length
        expect(count, table).toBe(beside.get(table))
      }
      const { rows: told } = await sql<{ id: number }>`
      select "idEntite" as id from historique where entite = 'evenement' and "idAutoEcole" = ${outcome.id}`.execute(db)
      expect(told.filter(({ id }) => id > 0 && id < TARGET)).toEqual([])
      const { rows: found } = await sql<{ count: number }>`
      select count(*) as count from candidat_recherche where rowid in (select id from candidat where "idAutoEcole" = ${outcome.id})`.execute(
        db,
      )
      expect(found[0]?.count).toBe(outcome.counts.get('candidat'))
      await copy.db.destroy()
    },
  )

  it('and leaves again as it came', { timeout: 240_000 }, async () => {
    const db = await serverOn(engine)
    const copy = await openCopy(module, source.image())
    const { id } = await moveInto(db, copy.db, 2)
    await copy.db.destroy()
    const asked = { idAutoEcole: id, idUtilisateur: 0, now: TEST_NOW, bytesOf: async () => null }
    const archive = await openCopy(module, await takeArchive(db, module, asked))
    for (const table of LEAVING) {
      if (table === 'utilisateur') continue
      const [here, left] = [await rowsOf(db, table, id), await rowsOf(archive.db, table, id)]
      const texts = (rows: Row[]) =>
        rows
          .map((row) =>
            JSON.stringify(
              Object.entries(row)
                .map(([name, value]) => [
                  name,
                  value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value,
                ])
                .sort(),
            ),
          )
          .sort()
      expect(texts(left), table).toEqual(texts(here))
    }
    // Moves the archive of one server into another server.
    const next = await serverOn(engine, false)
    const { counts } = await moveInto(next, archive.db, id)
    for (const table of LEAVING.filter((one) => OWNERS[one] !== 'platform'))
      expect(counts.get(table), table).toBe((await rowsOf(db, table, id)).length)
    await archive.db.destroy()
  })

  it('or not at all', async () => {
    const db = await serverOn(engine, false)
    const tampered = async (change: (copy: Db) => Promise<unknown>) => {
      const copy = await openCopy(module, source.image())
      await change(copy.db)
      await expect(
        (async () => {
          await checkShapes(copy.db, shapes, LEAVING)
          await moveInto(db, copy.db, 1)
        })(),
      ).rejects.toThrow(RefusedCopyError)
      await copy.db.destroy()
      await expectUntouched(db)
    }
    await tampered((copy) => sql`update vehicule set annee = 'dix'`.execute(copy))
    await tampered((copy) => sql`update papier set empreinte = 'x'`.execute(copy))
    // The bytes of a lost scan are looked for under its hash.
    await tampered((copy) => sql`update papier set contenu = x'00', empreinte = '../2/' || empreinte`.execute(copy))
    await tampered((copy) => sql`update historique set after = '{"idCandidat":'`.execute(copy))
    const deep = '{"a":'.repeat(50_000) + 1 + '}'.repeat(50_000)
    await tampered((copy) => sql`update historique set after = ${deep}`.execute(copy))
    await tampered((copy) => sql`update notification set target = 'null'`.execute(copy))
    // A candidate of one school refers to an instructor of the other.
    await tampered((copy) =>
      sql`update candidat set "idMoniteur" = (select min(id) from moniteur where "idAutoEcole" = 2) where "idAutoEcole" = 1`.execute(
        copy,
      ),
    )
    await tampered(async (copy) => {
      await sql`pragma ignore_check_constraints = on`.execute(copy)
      await sql`update approbation set geste = 'CADEAU'`.execute(copy)
    })
    await tampered((copy) => sql`alter table vehicule add column x text`.execute(copy))
    await tampered(async (copy) => {
      await sql`drop table fermeture`.execute(copy)
      await sql`create view fermeture as select 1 as id, 1 as "idAutoEcole"`.execute(copy)
    })
  })

  it('without a licence category for every school', async () => {
    const db = await serverOn(engine, false)
    const copy = await openCopy(module, source.image())
    await sql`update permi set code = 'B-OR' where pays = 'TN' and code = 'B'`.execute(copy.db)
    await expect(moveInto(db, copy.db, 1)).rejects.toMatchObject({ name: 'UnknownPermisError', permis: ['B-OR'] })
    await expectUntouched(db)
    const [ecole] = await survey(copy.db, db, shapes)
    expect(ecole?.permisInconnus).toEqual(['B-OR'])
    await copy.db.destroy()
  })
})
