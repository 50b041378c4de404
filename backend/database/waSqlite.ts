import * as SQLite from '@journeyapps/wa-sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'

type SqliteApi = ReturnType<typeof SQLite.Factory>
/** One of wa-sqlite's file systems: the origin's private one in a browser, memory elsewhere. */
export type SqliteVfs = Parameters<SqliteApi['vfs_register']>[0]

/** An open SQLite database. */
export interface SqliteHandle {
  api: SqliteApi
  db: number
}

/**
 * The primary code of an SQLite error, without its extended bits; 0 for other errors, because browser errors have
 * other codes.
 */
export const sqliteCode = (error: unknown): number => (error instanceof SQLite.SQLiteError ? error.code & 0xff : 0)

/** 8 MB of page cache hold the indexes of a large school; a commit reaches the disk before it is answered. */
const SETTINGS = `
  PRAGMA cache_size = -8000;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA temp_store = MEMORY;
`

/** Texts up to this length are copied character by character. */
const SHORT = 64

/** The members of wa-sqlite's module that its own types do not declare. */
interface SqliteModule {
  HEAPU8: Uint8Array
  _sqlite3_malloc(bytes: number): number
  _sqlite3_free(address: number): void
  _getSqliteFree(): number
  cwrap(name: string, result: 'number', parameters: 'number'[]): (...values: number[]) => number
}

/**
 * Passes short ASCII texts to SQLite without the browser's text encoder, whose call takes longer than the copying. The
 * demo alone has seventy thousand such texts.
 */
function bindShortTexts(api: SqliteApi, module: SqliteModule): void {
  const bindAny = api.bind_text
  const bind = module.cwrap('sqlite3_bind_text', 'number', ['number', 'number', 'number', 'number', 'number'])
  const freed = module._getSqliteFree()
  api.bind_text = (statement, index, text) => {
    if (text.length > SHORT) return bindAny(statement, index, text)
    const address = module._sqlite3_malloc(text.length + 1)
    const bytes = module.HEAPU8
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at)
      if (code > 127) {
        module._sqlite3_free(address)
        return bindAny(statement, index, text)
      }
      bytes[address + at] = code
    }
    bytes[address + text.length] = 0
    const result = bind(statement, index, address, -1, freed)
    // wa-sqlite turns the failure into an error of its own.
    return result === SQLite.SQLITE_OK ? result : bindAny(statement, index, text)
  }
}

/** Opens (or creates) the database `name` on a file system and applies the settings of every connection. */
export async function openSqlite(module: object, vfs: SqliteVfs, name: string): Promise<SqliteHandle> {
  const api = SQLite.Factory(module)
  bindShortTexts(api, module as SqliteModule)
  api.vfs_register(vfs, false)
  const flags = SQLite.SQLITE_OPEN_READWRITE | SQLite.SQLITE_OPEN_CREATE | SQLite.SQLITE_OPEN_URI
  const db = await api.open_v2(name, flags, vfs.name)
  try {
    await api.exec(db, SETTINGS)
  } catch (error) {
    // Close a file that is no database, so that its owner can set it aside.
    await api.close(db)
    throw error
  }
  return { api, db }
}

const CACHED_STATEMENTS = 100

/** Cache of prepared statements by their text; the least recently used is released first. */
class StatementCache {
  readonly #statements = new Map<string, number>()
  constructor(private readonly handle: SqliteHandle) {}

  async prepare(sql: string): Promise<number> {
    const known = this.#statements.get(sql)
    if (known !== undefined) {
      // Re-inserting moves it to the end, so that the least recently used statement stays first.
      this.#statements.delete(sql)
      this.#statements.set(sql, known)
      return known
    }
    const { api, db } = this.handle
    for await (const statement of api.statements(db, sql, { unscoped: true })) {
      this.#statements.set(sql, statement)
      const [oldest] = this.#statements
      if (oldest && this.#statements.size > CACHED_STATEMENTS) {
        this.#statements.delete(oldest[0])
        await api.finalize(oldest[1])
      }
      return statement
    }
    throw new Error('Empty statement')
  }

  /** Must be called before the database is closed. */
  async clear(): Promise<void> {
    for (const statement of this.#statements.values()) await this.handle.api.finalize(statement)
    this.#statements.clear()
  }
}

/** The only connection of a worker: concurrent requests wait for each other, a transaction holds it until its end. */
class WaSqliteConnection implements DatabaseConnection {
  readonly statements: StatementCache

  constructor(private readonly handle: SqliteHandle) {
    this.statements = new StatementCache(handle)
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { api, db } = this.handle
    const statement = await this.statements.prepare(sql)
    const rows: Row[] = []
    try {
      parameters.forEach((value, index) => {
        // The compiler only allows what SQLite stores: text, numbers, null and bytes.
        api.bind(statement, index + 1, value as SQLiteCompatibleType)
      })
      let columns: string[] | undefined
      while ((await api.step(statement)) === SQLite.SQLITE_ROW) {
        columns ??= api.column_names(statement)
        const values = api.row(statement)
        // The column names are the keys of the row's type: the query builder made both.
        rows.push(Object.fromEntries(columns.map((column, index) => [column, values[index]])) as Row)
      }
    } finally {
      // After a failed step `reset` reports the same failure again, although it has already been thrown.
      await Promise.resolve(api.reset(statement)).catch(() => undefined)
    }
    return { rows, insertId: BigInt(api.last_insert_id(db)), numAffectedRows: BigInt(api.changes(db)) }
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Streaming is not supported')
  }
}

/** Checks a transaction that has just begun. An error that it throws ends the transaction. */
export type Guard = (connection: DatabaseConnection) => Promise<void>

class WaSqliteDriver implements Driver {
  readonly #connection: WaSqliteConnection
  readonly #handle: SqliteHandle
  #tail: Promise<void> = Promise.resolve()
  #release: () => void = () => {}

  constructor(
    handle: SqliteHandle,
    private readonly guard: () => Guard | null,
  ) {
    this.#handle = handle
    this.#connection = new WaSqliteConnection(handle)
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#tail
    let release = () => {}
    this.#tail = new Promise((resolve) => {
      release = resolve
    })
    await before
    this.#release = release
    return this.#connection
  }

  /** Begins an immediate transaction, so that a second tab waits here instead of in the middle of its work. */
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('BEGIN IMMEDIATE'))
    try {
      await this.guard()?.(connection)
    } catch (error) {
      await this.rollbackTransaction(connection)
      throw error
    }
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('COMMIT'))
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A full disk or a failed statement may have ended the transaction already.
    if (this.#handle.api.get_autocommit(this.#handle.db)) return
    await connection.executeQuery(CompiledQuery.raw('ROLLBACK'))
  }

  async releaseConnection(): Promise<void> {
    this.#release()
  }

  async destroy(): Promise<void> {
    await this.#connection.statements.clear()
    await this.#handle.api.close(this.#handle.db)
  }
}

class WaSqliteAdapter extends SqliteAdapter {
  /** SQLite rolls back DDL like anything else; a migration is all or nothing. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** The Kysely dialect for SQLite compiled to WebAssembly. */
export class WaSqliteDialect implements Dialect {
  /** Set once the database is ready: several versions of the application may share it. */
  guard: Guard | null = null

  constructor(private readonly handle: SqliteHandle) {}
  createAdapter(): SqliteAdapter {
    return new WaSqliteAdapter()
  }
  createDriver(): Driver {
    return new WaSqliteDriver(this.handle, () => this.guard)
  }
  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler()
  }
  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new SqliteIntrospector(db)
  }
}
