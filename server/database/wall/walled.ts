import type { Database, Db } from '@backend/database/schema'
import {
  CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  Kysely,
  type PostgresDialectConfig,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import { PortablePostgresDialect, SerializableDriver } from '../postgresDialect'
import { SCHOOL_ROLE, SCHOOL_SETTING } from './raise'

const raw = (text: string) => CompiledQuery.raw(text)

/**
 * The time limit of a school's statement in milliseconds, so that slow ones of one school do not hold everybody's
 * connections.
 */
export const STATEMENT_TIME = 20_000

/**
 * SQL that switches to the role and the school. All settings end with the transaction, so that no connection carries a
 * school over to the next request.
 */
const takePlace = (school: number) =>
  `select set_config('role', '${SCHOOL_ROLE}', true), set_config('${SCHOOL_SETTING}', '${school}', true),
    set_config('statement_timeout', '${STATEMENT_TIME}', true)`

/** A connection that wraps each statement outside a transaction in a transaction of its own. */
class WalledConnection implements DatabaseConnection {
  isOpen = false

  constructor(
    readonly own: DatabaseConnection,
    readonly begin: string,
  ) {}

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.isOpen) return this.own.executeQuery<R>(query)
    await this.own.executeQuery(raw(this.begin))
    try {
      const result = await this.own.executeQuery<R>(query)
      await this.own.executeQuery(raw('commit'))
      return result
    } catch (error) {
      await this.own.executeQuery(raw('rollback'))
      throw error
    }
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Nothing is streamed from behind the wall')
  }
}

/** Returns the wrapped connection when its transaction ends. */
function endOf(connection: DatabaseConnection): DatabaseConnection {
  const walled = connection as WalledConnection
  walled.isOpen = false
  return walled.own
}

/** A driver that runs every statement as one school. */
class WalledDriver implements Driver {
  readonly #driver: SerializableDriver
  readonly #school: number

  constructor(config: PostgresDialectConfig, school: number) {
    // The number becomes part of a statement's text, so it must be a number.
    if (!Number.isSafeInteger(school)) throw new Error('A school is a number')
    this.#driver = new SerializableDriver(config)
    this.#school = school
  }

  init = () => this.#driver.init()

  async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await this.#driver.acquireConnection()
    return new WalledConnection(connection, `begin; ${takePlace(this.#school)}`)
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const walled = connection as WalledConnection
    await walled.own.executeQuery(raw(`${this.#driver.beginning(settings)}; ${takePlace(this.#school)}`))
    walled.isOpen = true
  }

  commitTransaction = (connection: DatabaseConnection) => this.#driver.commitTransaction(endOf(connection))
  rollbackTransaction = (connection: DatabaseConnection) => this.#driver.rollbackTransaction(endOf(connection))

  releaseConnection = (connection: DatabaseConnection) =>
    this.#driver.releaseConnection((connection as WalledConnection).own as never)

  /** Does nothing, because the pool belongs to the database without the wall. */
  async destroy(): Promise<void> {}
}

class WalledDialect extends PortablePostgresDialect {
  constructor(
    readonly config: PostgresDialectConfig,
    readonly school: number,
    readonly adapter: DialectAdapter,
  ) {
    super(config)
  }

  override createDriver(): Driver {
    return new WalledDriver(this.config, this.school)
  }

  /** Shares the adapter, by which `databaseOf` recognises two handles of one database. */
  override createAdapter(): DialectAdapter {
    return this.adapter
  }
}

/** Returns the database as the accounts of one school see it. */
export type Wall = (idAutoEcole: number) => Db

/** Creates the views of a database by school, on the connections of its pool. */
export function wallOf(db: Db, config: PostgresDialectConfig): Wall {
  const known = new Map<number, Db>()
  return (school) => {
    const made =
      known.get(school) ??
      new Kysely<Database>({
        dialect: new WalledDialect(config, school, db.getExecutor().adapter),
        plugins: [...db.getExecutor().plugins],
      })
    known.set(school, made)
    return made
  }
}
