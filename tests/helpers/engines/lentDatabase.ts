import { type Connected, connectedBy, poolTo } from '@server/database/postgres'
import pg from 'pg'
import { BorrowedPool } from './borrowedPool'

interface Table {
  name: string
  /** The columns of its key. */
  key: string[]
}

/** The state of a table, a sequence or the schema, as two numbers. */
interface Found {
  kind: 'table' | 'sequence' | 'schema'
  name: string
  first: string
  second: string
}

/** The catalogues to which every change of the schema writes. */
const CATALOGUES = ['pg_class', 'pg_attrdef', 'pg_constraint', 'pg_trigger', 'pg_policy', 'pg_proc where oid >= 16384']

const TABLES = `
  select c.relname as name, array_agg(a.attname::text) as key from pg_class c
  join pg_index i on i.indrelid = c.oid and i.indisprimary
  join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by c.relname order by c.relname`
const SEQUENCES = `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S'`

/** The transaction that wrote a row. */
const WRITER = 'xmin::text::bigint'
const NOW = 'select pg_current_xact_id()::text as id'

/**
 * One query for the state of everything: the rows of each table and those written since, the position of each sequence,
 * and writes to the schema.
 */
function lookAt(tables: readonly Table[], sequences: readonly { name: string }[]): string {
  const parts = [
    ...tables.map(
      ({ name }) => `select 'table', '${name}', count(*), count(*) filter (where ${WRITER} > $1) from public."${name}"`,
    ),
    ...sequences.map(({ name }) => `select 'sequence', '${name}', last_value, is_called::int from public."${name}"`),
    ...CATALOGUES.map((from) => `select 'schema', '${from}', count(*), coalesce(max(${WRITER}), 0) from ${from}`),
  ]
  return `select * from (${parts.join(' union all ')}) as found(kind, name, first, second)`
}

/**
 * A database that tests use one after the other. The changes of one test are undone before the next. A copy for each
 * test would cost many times as much, and its connections would have to read the schema first.
 */
export class LentDatabase {
  /** The number of times it was lent. */
  uses = 0
  /** Resolves once the database is restored; rejects when that fails. */
  ready: Promise<void> = Promise.resolve()
  #tables: Table[] = []
  #look = ''
  #asNew = new Map<string, Found>()
  /** The last transaction of the original state. */
  #last = '0'

  private constructor(
    readonly name: string,
    private readonly pool: pg.Pool,
    /** The connection that holds the original rows in temporary tables, which no other connection sees. */
    private readonly keeper: pg.Client,
  ) {}

  static async open(name: string, connectionString: string, max: number): Promise<LentDatabase> {
    const keeper = new pg.Client({ connectionString })
    keeper.on('error', () => undefined)
    await keeper.connect()
    const database = new LentDatabase(name, poolTo({ connectionString, max }), keeper)
    await database.#keep()
    return database
  }

  async #keep(): Promise<void> {
    const { keeper } = this
    // Rows are restored exactly, without triggers and without foreign-key checks.
    await keeper.query(
      `set session_replication_role = replica; set lock_timeout = '5s'; set plan_cache_mode = force_generic_plan`,
    )
    this.#tables = (await keeper.query<Table>(TABLES)).rows
    const sequences = (await keeper.query<{ name: string }>(SEQUENCES)).rows
    this.#look = lookAt(this.#tables, sequences)
    const filled = (await this.#found()).filter(({ kind, first }) => kind === 'table' && first !== '0')
    await keeper.query(filled.map(({ name }) => `create temp table "kept_${name}" as table public."${name}"`).join(';'))
    this.#last = (await keeper.query<{ id: string }>(NOW)).rows[0]?.id ?? ''
    this.#asNew = new Map((await this.#found()).map((found) => [`${found.kind} ${found.name}`, found]))
  }

  async #found(): Promise<Found[]> {
    return (await this.keeper.query<Found>({ name: 'look', text: this.#look, values: [this.#last] })).rows
  }

  /** Lends the database to a test. When the test ends, the restoration begins. */
  lend(onReturn: () => void): Connected {
    this.uses += 1
    const lent = connectedBy(new BorrowedPool(this.pool))
    const close = lent.db.destroy.bind(lent.db)
    lent.db.destroy = async () => {
      await close()
      this.ready = this.#restore()
      // The next borrower gets the failure.
      this.ready.catch(() => undefined)
      onReturn()
    }
    return lent
  }

  /** Restores the original rows. @throws when the schema has changed */
  async #restore(): Promise<void> {
    const found = await this.#found()
    const changed = found.filter(({ kind, name, first, second }) => {
      const before = this.#asNew.get(`${kind} ${name}`)
      return first !== before?.first || second !== before.second
    })
    if (changed.length === 0) return
    const statements = changed.flatMap(({ kind, name }) => {
      if (kind === 'schema') throw new Error('The schema was changed')
      return kind === 'table' ? this.#rowsBack(name) : this.#sequenceBack(name)
    })
    // Several statements give an array of results, which the types do not cover.
    const results: unknown = await this.keeper.query(['begin', ...statements, NOW, 'commit'].join(';'))
    this.#last = (results as pg.QueryResult<{ id: string }>[]).at(-2)?.rows[0]?.id ?? ''
  }

  #rowsBack(name: string): string[] {
    const key = this.#tables.find((table) => table.name === name)?.key ?? []
    const remove = `delete from public."${name}" where ${WRITER} > ${this.#last}`
    if (this.#asNew.get(`table ${name}`)?.first === '0') return [remove]
    const isSame = key.map((column) => `t."${column}" = k."${column}"`).join(' and ')
    return [
      remove,
      `insert into public."${name}" select k.* from pg_temp."kept_${name}" k
        where not exists (select from public."${name}" t where ${isSame})`,
    ]
  }

  #sequenceBack(name: string): string {
    const { first, second } = this.#asNew.get(`sequence ${name}`) ?? {}
    return `select setval('public."${name}"', ${first}, ${second === '1'})`
  }

  /** Ends its connections. */
  async close(): Promise<void> {
    await Promise.allSettled([this.pool.end(), this.keeper.end()])
  }
}
