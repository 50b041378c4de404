import { isLost } from '@backend/database/dialect'
import pg from 'pg'

/** Milliseconds to wait for a connection. After that the database counts as lost, because no client waits that long. */
const CONNECTION_TIME = 10_000
/** Milliseconds after which the server ends an idle transaction that a stuck process left open. */
const IDLE_MS = 60_000
const FIRST_PAUSE = 100
const LONGEST_PAUSE = 2000

/** The settings of every pool, which must survive the loss of its server. */
const RESILIENT: pg.PoolConfig = {
  connectionTimeoutMillis: CONNECTION_TIME,
  idle_in_transaction_session_timeout: IDLE_MS,
  keepAlive: true,
}

const ignore = () => undefined

/** Creates a pool that replaces each connection that the server has ended. */
export function poolOf(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...RESILIENT, ...config })
  // Both idle connections and those in use emit an error when they are lost. Without a listener it would end the
  // process.
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  return pool
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * A pool for the job library. Without a database its timer would stop for good and end the process, so its statements
 * wait here until the database is back. They record when a job was last scheduled, so repeating one schedules nothing
 * twice.
 */
export function patientPoolOf(config: pg.PoolConfig): pg.Pool {
  const pool = poolOf(config)
  const ask = pool.query.bind(pool) as (...given: unknown[]) => Promise<unknown>
  const askPatiently = async (...given: unknown[]) => {
    for (let wait = FIRST_PAUSE; ; wait = Math.min(2 * wait, LONGEST_PAUSE)) {
      try {
        return await ask(...given)
      } catch (error) {
        if (!isLost(error) || pool.ending) throw error
      }
      await pause(wait)
    }
  }
  // The library only uses promises, but the type covers every form of the call.
  return Object.assign(pool, { query: askPatiently }) as pg.Pool
}
