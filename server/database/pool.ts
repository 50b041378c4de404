import { isLost } from '@backend/database/dialect'
import pg from 'pg'

/** Milliseconds after which a connection that was not given counts as lost: nobody waits for an answer that long. */
const CONNECTION_TIME = 10_000
/** Milliseconds after which the server ends a transaction that a stuck process left open. */
const IDLE_TIME = 60_000
const FIRST_PAUSE = 100
const LONGEST_PAUSE = 2000

/** What every pool has: it survives a server that goes away. */
const RESILIENT: pg.PoolConfig = {
  connectionTimeoutMillis: CONNECTION_TIME,
  idle_in_transaction_session_timeout: IDLE_TIME,
  keepAlive: true,
}

const ignore = () => undefined

/** A pool of connections, which opens another one for each that the server ended. */
export function poolOf(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...RESILIENT, ...config })
  // An idle connection, and one in use, whose statement has failed: unheard, the event would end the process.
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  return pool
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * A pool for the library of the jobs, whose clock stops for good, and the process with it, when one of its statements
 * finds no database: here they wait until there is one. These statements say when a job was last planned, so running
 * one again plans nothing twice.
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
  // The library asks for promises only, and the type has every form that there is.
  return Object.assign(pool, { query: askPatiently }) as pg.Pool
}
