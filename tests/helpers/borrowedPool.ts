import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** The connections of a pool for one test. Its end waits for those that are in use and leaves all open for the next. */
export class BorrowedPool implements PostgresPool {
  readonly #used = new Set<pg.PoolClient>()
  #isEnded = false
  /** Connections that are in use or asked for. */
  #taken = 0
  #allBack = () => {}

  constructor(private readonly pool: pg.Pool) {}

  async connect(): Promise<PostgresPoolClient> {
    this.#refuseOnceEnded()
    this.#taken += 1
    try {
      const client = await this.pool.connect()
      if (this.#isEnded) client.release()
      this.#refuseOnceEnded()
      this.#used.add(client)
      return {
        // The driver asks with a text and its parameters, and for promises only.
        query: client.query.bind(client) as PostgresPoolClient['query'],
        release: () => {
          client.release()
          this.#giveBack()
        },
      }
    } catch (error) {
      this.#giveBack()
      throw error
    }
  }

  /** What a test has set on its connections goes with it. */
  async end(): Promise<void> {
    this.#isEnded = true
    await new Promise<void>((resolve) => {
      this.#allBack = resolve
      if (this.#taken === 0) resolve()
    })
    // A connection that was lost has nothing left to forget.
    await Promise.all([...this.#used].map((client) => client.query('discard all').catch(() => undefined)))
  }

  #refuseOnceEnded(): void {
    if (this.#isEnded) throw new Error('Cannot use a pool after calling end on the pool')
  }

  #giveBack(): void {
    this.#taken -= 1
    if (this.#taken === 0) this.#allBack()
  }
}
