import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/**
 * A pool for one test that borrows its connections from another pool. Its end waits for those in use and leaves all of
 * them open for the next test.
 */
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
        // The driver only calls `query` with a text and its parameters, and expects a promise.
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

  /** Ends the pool and resets all settings that the test made on its connections. */
  async end(): Promise<void> {
    this.#isEnded = true
    await new Promise<void>((resolve) => {
      this.#allBack = resolve
      if (this.#taken === 0) resolve()
    })
    // A lost connection has no settings left to reset.
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
