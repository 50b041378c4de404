import type { Db } from '@backend/database/schema'
import { type OpenPostgres, openPostgres } from '@server/database/postgres'
import { emptyAddress } from '@tests/helpers/postgres'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** The column by which a database could be spread over several machines (`docs/capacity.md`). */
const SCHOOL = 'idAutoEcole'
/** Tables that belong to no school, by themselves or by a record that they name. */
const PLATFORM = [
  'auto_ecole',
  'candidat_recherche',
  'domaine',
  'examen_blanc',
  'examen_blanc_part',
  'idempotence',
  'kysely_migration',
  'kysely_migration_lock',
  'limite',
  'message_contact',
  'message_sortant',
  'pack',
  'permi',
  'question',
  'question_choice',
  'secret',
  'serie',
  'serie_permi',
]

let database: OpenPostgres
beforeAll(async () => {
  database = await openPostgres({ connectionString: await emptyAddress() })
})
afterAll(() => database.close())

interface Key {
  table: string
  kind: 'primary' | 'unique' | 'exclusion' | 'foreign'
  /** 1 when the school is one of its columns. */
  has: number
  /** 1 when its table has the school. */
  owned: number
  target: string | null
  /** 1 when the table that it leads to has the school. */
  toOwned: number
}

/** Every primary key, unique index, exclusion constraint and foreign key. */
async function keys(db: Db): Promise<Key[]> {
  const { rows } = await sql<Key>`
    with school as (select attrelid, attnum from pg_attribute where attname = ${SCHOOL} and not attisdropped),
    key as (
      select indrelid as "from", case when indisprimary then 'primary' when indisexclusion then 'exclusion' else 'unique' end as kind,
        indkey::int2[] as columns, 0::oid as "to" from pg_index where indisunique or indisexclusion
      union all select conrelid, 'foreign', conkey, confrelid from pg_constraint where contype = 'f'
    )
    select t.relname as "table", key.kind, coalesce(own.attnum = any(key.columns), false) as has, own.attnum is not null as owned,
      o.relname as target, other.attnum is not null as "toOwned"
    from key join pg_class t on t.oid = key."from" left join pg_class o on o.oid = key."to"
    left join school as own on own.attrelid = key."from" left join school as other on other.attrelid = key."to"
    where t.relnamespace = 'public'::regnamespace`.execute(db)
  return rows
}

async function tables(db: Db): Promise<{ name: string; owned: number }[]> {
  const { rows } = await sql<{ name: string; owned: number }>`
    select relname as name, exists (
      select from pg_attribute where attrelid = pg_class.oid and attname = ${SCHOOL} and not attisdropped) as owned
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`.execute(db)
  return rows
}

it('reports what stands between the schema and several machines', async ({ annotate }) => {
  const [all, found] = await Promise.all([keys(database.db), tables(database.db)])
  const without = (kind: Key['kind']) => all.filter((key) => key.kind === kind && key.owned === 1 && key.has === 0)
  const between = without('foreign').filter(({ toOwned }) => toOwned === 1)
  const report = {
    'tables with the school': found.filter(({ owned }) => owned).length,
    'tables without it': found.filter(({ owned }) => !owned).length,
    'primary keys without it': without('primary').length,
    'unique keys without it': without('unique').length,
    'exclusion constraints without it': all.filter(({ kind, has }) => kind === 'exclusion' && !has).length,
    'foreign keys between two tables of schools, without it': between.length,
    'foreign keys to a table of the platform': all.filter(
      ({ kind, target }) => kind === 'foreign' && PLATFORM.includes(target ?? ''),
    ).length,
  }
  const unique = without('unique').map(({ table }) => table)
  await annotate(JSON.stringify({ ...report, unique }, null, 1))
  // The day on which this is 0, `docs/capacity.md` has another first step.
  expect(report['primary keys without it']).toBeGreaterThan(0)
})

it('gives each table a school, a record of one, or a reason', async () => {
  const [all, found] = await Promise.all([keys(database.db), tables(database.db)])
  const reached = new Set(found.filter(({ owned }) => owned).map(({ name }) => name))
  for (let before = -1; before !== reached.size; ) {
    before = reached.size
    for (const { table, target } of all) if (target && reached.has(target)) reached.add(table)
  }
  expect(found.map(({ name }) => name).filter((name) => !reached.has(name))).toEqual(PLATFORM)
})
