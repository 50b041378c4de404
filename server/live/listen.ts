import pg from 'pg'
import type { Logger } from 'pino'
import { codeOf } from '../codeOf'
import type { Hub } from './hub'
import { CHANNEL } from './triggers'

const FIRST_PAUSE = 500
const LONGEST_PAUSE = 5000
/** Milliseconds after which a server that does not answer counts as gone. */
const CONNECTION_TIME = 5000

/**
 * Passes the database's announcements to a hub, on a connection of its own. A lost connection is reopened with
 * increasing pauses, while the clients poll at their usual intervals.
 * @returns a function that stops listening
 */
export function listenToDatabase(connectionString: string, hub: Hub, log: Logger): () => Promise<void> {
  let client: pg.Client | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isEnded = false
  let pause = FIRST_PAUSE

  async function connect(): Promise<void> {
    const own = new pg.Client({
      connectionString,
      application_name: 'voie-libre-live',
      keepAlive: true,
      connectionTimeoutMillis: CONNECTION_TIME,
    })
    client = own
    let isLost = false
    const lost = (error?: unknown) => {
      if (isEnded || isLost) return
      isLost = true
      own.end().catch(() => undefined)
      log.warn({ pause, code: codeOf(error) }, 'live announcements are cut off')
      timer = setTimeout(() => void connect(), pause)
      pause = Math.min(2 * pause, LONGEST_PAUSE)
    }
    own.on('error', lost)
    own.on('end', () => lost())
    own.on('notification', ({ payload }) => payload && hub.announce(payload))
    try {
      await own.connect()
      await own.query(`listen ${CHANNEL}`)
      pause = FIRST_PAUSE
      hub.announceAll()
    } catch (error) {
      lost(error)
    }
  }

  void connect()
  return async () => {
    isEnded = true
    clearTimeout(timer)
    await client?.end().catch(() => undefined)
  }
}
