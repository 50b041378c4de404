import { MIGRATIONS, migrateToLatest } from '@backend/database/migrate'
import { OWNERS, type Owner, TABLES, type TableName } from '@backend/database/ownership'
import type { Db } from '@backend/database/schema'
import { seedDemo } from '@backend/seed/demo'
import { connectPostgres, openPostgres } from '@server/database/postgres'
import { keySchools, loosenKeys } from '@server/database/schoolKeys/keySchools'
import { TEST_NOW } from '@tests/helpers/clock'
import { emptyAddress } from '@tests/helpers/engines/postgres'
import { type Kysely, type Migration, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** The tables that belong to no school. */
const PLATFORM = [
  ...['domaine', 'examen_blanc', 'examen_blanc_part', 'idempotence', 'kysely_migration', 'kysely_migration_lock'],
  ...['limite', 'message_contact', 'message_sortant', 'pack', 'permi', 'question', 'question_choice', 'secret'],
  ...['serie', 'serie_permi'],
]
/** The tables by which a school is found. Their unique values are unique on the whole platform. */
const DIRECTORY = ['annuaire', 'auto_ecole', 'utilisateur']

/** The column of the school. */
const SCHOOL = ['idAutoEcole', 'cleEcole']

interface Key {
  table: string
  name: string
  kind: 'primary' | 'unique' | 'exclusion' | 'foreign'
  columns: string[]
  /** The table and the columns that a foreign key refers to. */
  target: string | null
  targetColumns: string[] | null
}

const namesOf = (table: string, numbers: string) =>
  sql.raw(`(select array_agg(a.attname::text order by k.place) from unnest(${numbers}) with ordinality as k(number, place)
    join pg_attribute a on a.attrelid = ${table} and a.attnum = k.number)`)

/** Every primary key, unique index, exclusion constraint and foreign key. */
async function keys(db: Db): Promise<Key[]> {
  const { rows } = await sql<Key>`
    select t.relname as "table", i.relname as name,
      case when indisprimary then 'primary' when indisexclusion then 'exclusion' else 'unique' end as kind,
      ${namesOf('indrelid', 'indkey::int2[]')} as columns, null as target, null as "targetColumns"
    from pg_index join pg_class t on t.oid = indrelid join pg_class i on i.oid = indexrelid
    where (indisunique or indisexclusion) and t.relnamespace = 'public'::regnamespace
    union all select t.relname, conname, 'foreign', ${namesOf('conrelid', 'conkey')}, o.relname, ${namesOf('confrelid', 'confkey')}
    from pg_constraint join pg_class t on t.oid = conrelid join pg_class o on o.oid = confrelid
    where contype = 'f' and t.relnamespace = 'public'::regnamespace
    order by 1, 2`.execute(db)
  return rows
}

const tables = async (db: Db) =>
  (
    await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(db)
  ).rows.map(({ name }) => name)

const isOfSchools = (table: string) => !PLATFORM.includes(table) && !DIRECTORY.includes(table)
const has = (columns: readonly string[] | null) => columns?.some((column) => SCHOOL.includes(column)) ?? false
const placeIn = (columns: readonly string[] | null) => columns?.findIndex((column) => SCHOOL.includes(column))
const named = (found: readonly Key[]) => found.map(({ table, name }) => `${table}: ${name}`)

/** SQL for the school of a row, by the records that it refers to. */
function schoolOf(table: TableName, row: string): string {
  const owner: Owner = OWNERS[table]
  if (owner === 'platform') throw new Error(`${table} is of no school`)
  if ('own' in owner) return `${row}."${owner.own}"`
  return `(select ${schoolOf(owner.parent, `${row}p`)} from "${owner.parent}" ${row}p where ${row}p.id = ${row}."${owner.through}")`
}

const THROUGH = TABLES.filter((table) => {
  const owner: Owner = OWNERS[table]
  return owner !== 'platform' && 'through' in owner
})

/** The rows whose school column differs from the school of the records they refer to. */
async function strays(db: Db): Promise<string[]> {
  const found: string[] = []
  for (const table of [...THROUGH, 'historique', 'tentative'] as const) {
    const { rows } = await sql
      .raw<{ count: number }>(
        `select count(*) as count from "${table}" t where t."cleEcole" is distinct from coalesce(${schoolOf(table, 't')}, 0)`,
      )
      .execute(db)
    if (rows[0]?.count !== 0) found.push(table)
  }
  return found
}

let db: Db
let close: () => Promise<void>
beforeAll(async () => {
  const opened = await openPostgres({ connectionString: await emptyAddress(), max: 3 })
  db = opened.db
  close = opened.close
  await seedDemo(db, new Date(TEST_NOW), 1)
}, 120_000)
afterAll(() => close())

describe('every table', () => {
  it('has the school, leads to it, or is the platform’s', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name in (${sql.join(SCHOOL)}) and is_nullable = 'NO'`.execute(db)
    const schools = rows.map(({ name }) => name).filter(isOfSchools)
    expect([...new Set(schools), ...PLATFORM, ...DIRECTORY].sort()).toEqual((await tables(db)).sort())
  })

  it('has the school in every primary key, unique key and exclusion', async () => {
    const own = (await keys(db)).filter(({ table, kind }) => isOfSchools(table) && kind !== 'foreign')
    expect(own.filter(({ kind }) => kind === 'primary')).toHaveLength(new Set(own.map(({ table }) => table)).size)
    expect(own.some(({ kind }) => kind === 'exclusion')).toBe(true)
    expect(named(own.filter(({ columns }) => !has(columns)))).toEqual([])
  })

  it('leads to another table of schools by the school, at the same place of both sides', async () => {
    const between = (await keys(db)).filter(({ target }) => target !== null && isOfSchools(target))
    expect(between.length).toBeGreaterThan(80)
    expect(named(between.filter(({ columns, targetColumns }) => !has(columns) || !has(targetColumns)))).toEqual([])
    expect(named(between.filter(({ columns, targetColumns }) => placeIn(columns) !== placeIn(targetColumns)))).toEqual(
      [],
    )
    expect(named(between.filter(({ table }) => !isOfSchools(table)))).toEqual([])
  })

  it('has the school of its records in each row, whoever wrote it', async () => {
    expect(await strays(db)).toEqual([])
  })
})

describe('a row', () => {
  it('leads to no row of another school', async () => {
    const { rows } = await sql<{ id: number; school: number }>`
      select id, "idAutoEcole" as school from evenement where id in (select max(id) from evenement group by "idAutoEcole") limit 2`.execute(
      db,
    )
    const [own, other] = rows
    const stranger = sql`insert into evenement_candidat ("idEvenement", "idCandidat", absent)
      values (${own?.id}, (select max(id) from candidat where "idAutoEcole" = ${other?.school}), 0)`
    await expect(stranger.execute(db)).rejects.toThrow('evenement_candidat_idCandidat_fkey')
  })

  it('of an account without a school has none', async () => {
    const { rows } = await sql<{ school: number }>`
      insert into notification ("idUtilisateur", kind, params, lu, "createdAt", "updatedAt")
      select id, 'x', '{}', 0, '', '' from utilisateur where "idAutoEcole" is null limit 1 returning "cleEcole" as school`.execute(
      db,
    )
    expect(rows).toEqual([{ school: 0 }])
  })

  it('has no code that is in use in another school', async () => {
    const listed = await sql<{ cle: string }>`select cle from annuaire where genre = 'code_acces' order by 1`.execute(
      db,
    )
    const codes = await sql<{ cle: string }>`select code as cle from code_acces order by 1`.execute(db)
    expect(listed.rows).toEqual(codes.rows)
    const code = codes.rows[0]?.cle
    const again = sql`
      insert into code_acces ("createdAt", "updatedAt", "idAutoEcole", "idCandidat", code, "dateExpiration", actif, version)
      select '', '', "idAutoEcole", id, ${code}, '2030-01-01', 1, 1 from candidat
      where "idAutoEcole" <> (select "idAutoEcole" from code_acces where code = ${code}) limit 1`
    await expect(again.execute(db)).rejects.toThrow('annuaire_pk')
  })

  it('gives its room’s code back when the room is over', async () => {
    const listed = async () =>
      (await sql<{ cle: string }>`select cle from annuaire where genre = 'salle' order by 1`.execute(db)).rows
    const open = sql<{ cle: string }>`select code as cle from salle where status <> 'FINISHED' order by 1`
    expect(await listed()).toEqual((await open.execute(db)).rows)
    await sql`update salle set status = case when status = 'FINISHED' then 'OPEN' else 'FINISHED' end
      where id = (select min(id) from salle)`.execute(db)
    expect(await listed()).toEqual((await open.execute(db)).rows)
  })
})

it('comes to a database that has rows already', async () => {
  const { db: used } = connectPostgres({ connectionString: await emptyAddress(), max: 2 })
  await migrateToLatest(used)
  // These rows are written by the statements of the time before keys of schools.
  await fillAsBefore(used)
  await keySchools(used)
  expect(await strays(used)).toEqual([])
  expect(named(await keys(used))).toEqual(named(await keys(db)))
  const { rows } = await sql<{ cle: string }>`select cle from annuaire`.execute(used)
  expect(rows).toEqual([{ cle: 'ABCD' }])
  await used.destroy()
})

async function fillAsBefore(used: Db): Promise<void> {
  await sql`insert into auto_ecole (nom, matricule, responsable, telephone, email, pays, statut, "createdAt", "updatedAt")
    values ('E', 'M', 'R', 'T', 'E', 'TN', 'ACTIVE', '', ''), ('E2', 'M2', 'R', 'T', 'E', 'TN', 'ACTIVE', '', '')`.execute(
    used,
  )
  await sql`insert into utilisateur ("idAutoEcole", username, "nomComplet", role, langue, actif, "isFirstLogin", "motDePasse", echecs,
    "createdAt", "updatedAt") values (2, 'u', 'U', 'ecole', 'fr', 1, 0, '', 0, '', ''), (null, 'm', 'M', 'manager', 'fr', 1, 0, '', 0, '', '')`.execute(
    used,
  )
  await sql`insert into session (id, "idUtilisateur", "deviceId", "deviceName", "deviceType", platform, "createdAt", "lastUsedAt", "expiresAt")
    select 's' || id, id, '', '', '', '', '', '', '' from utilisateur`.execute(used)
  await sql`insert into refresh_token (hash, "idSession") select 'h' || id, id from session`.execute(used)
  await sql`insert into evenement ("idAutoEcole", calendar, start, "end", status, version, "createdAt", "updatedAt")
    values (2, 'CODE', '2026-01-01T08:00:00.000Z', '2026-01-01T09:00:00.000Z', 'PLANNED', 1, '', '')`.execute(used)
  await sql`insert into occupation (ressource, "idRessource", start, "end", "idEvenement")
    values ('moniteur', 1, '2026-01-01T08:00:00.000Z', '2026-01-01T09:00:00.000Z', 1)`.execute(used)
  await sql`insert into salle ("idAutoEcole", "idHote", hote, code, "titleFr", "titleAr", secondes, invites, classement, faibles, total,
    status, rang, revelees, "closesAt", "createdAt", "updatedAt")
    values (2, 1, '', 'ABCD', '', '', 10, 0, 0, 0, 0, 'OPEN', 0, 0, '', '', '')`.execute(used)
}

it('lets a later migration name rows by their number alone, and puts the school into its keys', async () => {
  const later: Record<string, Migration> = {
    ...MIGRATIONS,
    '9998_link': {
      up: (own: Kysely<unknown>) =>
        own.schema
          .alterTable('vehicule')
          .addColumn('idDernier', 'integer', (c) => c.references('moniteur.id').unique())
          .execute(),
    },
  }
  // The state that an earlier version left.
  await sql`comment on table annuaire is 'earlier'`.execute(db)
  await loosenKeys(db)
  await migrateToLatest(db, later)
  await keySchools(db)
  const found = (await keys(db)).filter(({ table, columns }) => table === 'vehicule' && columns.includes('idDernier'))
  expect(found.map(({ kind, columns }) => [kind, ...columns])).toEqual([
    ['foreign', 'idDernier', 'idAutoEcole'],
    ['unique', 'idDernier', 'idAutoEcole'],
  ])
  expect(
    named(
      (await keys(db)).filter(({ table, columns }) => isOfSchools(table) && !has(columns) && columns.includes('id')),
    ),
  ).toEqual([])
})
