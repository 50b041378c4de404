import { isLost, outageOf } from '@backend/database/dialect'
import { migrateToLatest } from '@backend/database/migrate'
import type { Db, Trx } from '@backend/database/schema'
import { beyondSchool, readTogether, transact } from '@backend/database/transact'
import { seedDemo } from '@backend/seed/demo'
import { raiseWall, SCHOOL_ROLE } from '@server/database/wall/raise'
import { REACH, type Reach, type WalledTable } from '@server/database/wall/tables'
import { STATEMENT_TIME, type Wall } from '@server/database/wall/walled'
import { TEST_ROUNDS } from '@tests/helpers/backend'
import { TEST_NOW } from '@tests/helpers/clock'
import { clonedDatabase } from '@tests/helpers/engines/postgres'
import { fillTables, linkOf, OF_SCHOOLS, schoolOf } from '@tests/helpers/schools/twoSchools'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const A = 1
const B = 2
let db: Db
let wall: Wall

beforeAll(async () => {
  const made = await clonedDatabase('wall', async (own) => {
    await migrateToLatest(own)
    await seedDemo(own, new Date(TEST_NOW), TEST_ROUNDS)
    await fillTables(own, [A, B])
  })
  db = made.db
  wall = made.wall
}, 120_000)
afterAll(() => db.destroy())

type Row = Record<string, unknown>
const rowsOf = async <T = Row>(query: string, on: Db | Trx = db) => (await sql.raw<T>(query).execute(on)).rows
const names = async (query: string) => (await rowsOf<{ name: string }>(query)).map(({ name }) => name)

const TABLES = Object.entries(REACH) as [WalledTable, Reach][]
/** The tables in which Kysely records the migrations. */
const OWN = ['kysely_migration', 'kysely_migration_lock']

const countOf = async (table: WalledTable, school: number, on: Db | Trx = db) => {
  const [row] = await rowsOf<{ total: number }>(
    `select count(*) as total from "${table}" t where ${schoolOf(table, 't')} = ${school}`,
    on,
  )
  return row?.total ?? 0
}
const allOf = async (table: WalledTable, on: Db | Trx) =>
  (await rowsOf<{ total: number }>(`select count(*) as total from "${table}"`, on))[0]?.total

describe('the catalogue', () => {
  it('says of every table what a school reaches of it', async () => {
    const found = await names(`select tablename as name from pg_tables where schemaname = 'public'`)
    expect(found.sort()).toEqual([...Object.keys(REACH), ...OWN].sort())
  })

  it('has a policy on every table but those that every school may read', async () => {
    const open = await names(`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity`)
    const free = TABLES.filter(([, reach]) => reach === 'read' || reach === 'shared').map(([table]) => table)
    expect(open.sort()).toEqual([...free, ...OWN].sort())
    const walled = await names(`select tablename as name from pg_policies where policyname = 'ecole' and cmd = 'ALL'`)
    expect(walled.sort()).toEqual([...OF_SCHOOLS].sort())
  })

  it('leaves no table with a school, or a link to a row of one, without a policy', async () => {
    const linked = await names(`
      select distinct c.table_name as name from information_schema.columns c
        where c.table_schema = 'public' and c.column_name = 'idAutoEcole'
      union select distinct conrelid::regclass::text from pg_constraint
        where contype = 'f' and confrelid in (${OF_SCHOOLS.map((table) => `'"${table}"'::regclass`).join(', ')})`)
    expect(
      linked.map((name) => name.replaceAll('"', '')).filter((name) => !OF_SCHOOLS.includes(name as WalledTable)),
    ).toEqual([])
  })

  it('lets the role of the schools pass no policy, nor change a table', async () => {
    const [role] = await rowsOf(
      `select rolsuper, rolbypassrls, rolcanlogin from pg_roles where rolname = '${SCHOOL_ROLE}'`,
    )
    expect(role).toEqual({ rolsuper: 0, rolbypassrls: 0, rolcanlogin: 0 })
    const owned = await names(`select tablename as name from pg_tables where tableowner = '${SCHOOL_ROLE}'`)
    expect(owned).toEqual([])
    const letters = await names(`
      select distinct privilege_type as name from information_schema.role_table_grants where grantee = '${SCHOOL_ROLE}'`)
    expect(letters.sort()).toEqual(['DELETE', 'INSERT', 'SELECT', 'UPDATE'])
    await expect(rowsOf('truncate candidat cascade', wall(A))).rejects.toThrow('permission denied')
  })

  it('ends a statement that takes too long, as a database that is busy, and not to be asked again', async () => {
    const limit = `select extract(epoch from current_setting('statement_timeout')::interval) * 1000 as ms`
    expect(await rowsOf(limit, wall(A))).toEqual([{ ms: STATEMENT_TIME }])
    expect(await rowsOf(limit)).toEqual([{ ms: 0 }])
    const slow = await transact(wall(A), async (trx) => {
      await sql`set local statement_timeout = 20`.execute(trx)
      await sql`select pg_sleep(5)`.execute(trx)
    }).catch((error: unknown) => error)
    expect([outageOf(slow), isLost(slow)]).toEqual(['busy', false])
  })

  it('is built once', async () => {
    const [before] = await rowsOf(`select max(oid::bigint) as oid from pg_policy`)
    await Promise.all([raiseWall(db), raiseWall(db)])
    expect(await rowsOf(`select max(oid::bigint) as oid from pg_policy`)).toEqual([before])
  })
})

describe.each(OF_SCHOOLS)('%s', (table) => {
  it('shows a school its own rows alone, in a transaction and outside', async () => {
    const [own, other] = [await countOf(table, A), await countOf(table, B)]
    expect(own, 'rows of the first school').toBeGreaterThan(0)
    expect(other, 'rows of the second school').toBeGreaterThan(0)
    expect(await allOf(table, wall(A))).toBe(own)
    expect(await allOf(table, wall(B))).toBe(other)
    await transact(wall(A), async (trx) => expect(await allOf(table, trx)).toBe(own))
    await readTogether(wall(A), async (trx) => expect(await allOf(table, trx)).toBe(own))
  })

  it('lets a school neither change nor remove the rows of another', async () => {
    const before = await countOf(table, B)
    const column = await firstColumn(table)
    await undone(async (trx) => {
      const changed = await sql
        .raw(`update "${table}" t set "${column}" = "${column}" where ${isOf(table, B)}`)
        .execute(trx)
      expect(changed.numAffectedRows).toBe(0n)
      const removed = await sql.raw(`delete from "${table}" t where ${isOf(table, B)}`).execute(trx)
      expect(removed.numAffectedRows).toBe(0n)
    })
    expect(await countOf(table, B)).toBe(before)
  })

  it('lets a school add no row of another, nor move one there', async () => {
    const link = linkOf(table)
    const [foreign] = await rowsOf(
      `select "${link}" as link, to_jsonb(t) as whole from "${table}" t where ${isOf(table, B)} limit 1`,
    )
    const whole = JSON.stringify(foreign?.whole).replaceAll("'", "''")
    const columns = (await columnsOf(table)).map((name) => `"${name}"`).join(', ')
    await expect(
      undone((trx) =>
        rowsOf(
          `insert into "${table}" (${columns}) select ${columns} from jsonb_populate_record(null::"${table}", '${whole}')`,
          trx,
        ),
      ),
    ).rejects.toThrow('row-level security')
    const value = typeof foreign?.link === 'number' ? foreign.link : `'${String(foreign?.link)}'`
    await expect(
      undone((trx) =>
        rowsOf(`update "${table}" set "${link}" = ${value} where ctid = (select ctid from "${table}" limit 1)`, trx),
      ),
    ).rejects.toThrow(/row-level security|occupation_fixe/)
  })
})

/** The condition of a school's rows, by joins instead of the policy. */
const isOf = (table: WalledTable, school: number) => `${schoolOf(table, 't')} = ${school}`

const columnsOf = (table: WalledTable) =>
  names(
    `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = '${table}'`,
  )
const firstColumn = async (table: WalledTable) => (await columnsOf(table))[0]

class Undone extends Error {}
/** Runs a write as school A and rolls it back. */
async function undone(work: (trx: Trx) => Promise<unknown>): Promise<void> {
  try {
    await transact(wall(A), async (trx) => {
      await work(trx)
      throw new Undone()
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
  }
}

describe('the wall', () => {
  it('hides a school from an account of no school that exists', async () => {
    expect(await allOf('candidat', wall(999))).toBe(0)
  })

  it('leaves nothing on a connection for the next one', async () => {
    const places = Array.from({ length: 40 }, (_, index) => [A, B, null][index % 3] ?? null)
    const seen = await Promise.all(places.map((school) => allOf('candidat', school === null ? db : wall(school))))
    const [own, other, all] = [
      await allOf('candidat', wall(A)),
      await allOf('candidat', wall(B)),
      await allOf('candidat', db),
    ]
    const totals = new Map<number | null, number | undefined>([
      [A, own],
      [B, other],
      [null, all],
    ])
    expect(seen).toEqual(places.map((school) => totals.get(school)))
  })

  it('lets nothing be written while a school reads', async () => {
    await expect(
      readTogether(wall(A), (trx) => trx.updateTable('candidat').set({ note: 'x' }).execute()),
    ).rejects.toThrow('read-only')
  })

  it('is left for the platform’s part of a write, and stands again after it', async () => {
    await transact(wall(A), async (trx) => {
      const own = await allOf('candidat', trx)
      expect(await beyondSchool(trx, () => allOf('candidat', trx))).toBe(await allOf('candidat', db))
      expect(await allOf('candidat', trx)).toBe(own)
    })
  })
})
