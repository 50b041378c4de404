import { remindAll } from '@backend/commands/ecole/remindAll'
import { forgetOldCounts } from '@backend/database/compte/limite'
import { forgetEndedSessions } from '@backend/database/compte/session'
import type { Deps } from '@backend/deps'
import { run, Logger as WorkerLogger } from 'graphile-worker'
import type { Logger } from 'pino'
import { patientPoolOf } from '../database/pool'
import { sweepFiles } from '../files/sweep'
import { faultOf } from '../log'
import type { Flusher } from './flusher'

/**
 * The schedule, in UTC. The reminder job itself knows the day in each country, and which schools are already done on
 * it.
 */
const CRONTAB = `
* * * * * mails ?max=1
* * * * * pushes ?max=1
7 * * * * reminders ?max=3
37 2 * * * cleanup ?fill=1d&max=3
`
const DAY_MS = 86_400_000
/** Days for which an ended session is kept, so that a used token that comes back is recognised as stolen. */
const KEPT_DAYS = 30

interface JobOptions {
  connectionString: string
  deps: Deps
  mailer: Flusher | null
  pusher: Flusher
  log: Logger
}

/** Deletes sessions that ended long ago, counts of tries that have expired, and the bytes of files that no row uses. */
export async function cleanUp(deps: Deps, log: Logger): Promise<void> {
  const now = deps.clock().getTime()
  const sessions = await forgetEndedSessions(deps.db, new Date(now - KEPT_DAYS * DAY_MS).toISOString())
  const counts = await forgetOldCounts(deps.db, new Date(now).toISOString())
  const files = await sweepFiles(deps, new Date(now - DAY_MS))
  log.info({ sessions, counts, files }, 'cleaned up')
}

/** Passes the worker's own messages to the log. */
const loggerFor = (log: Logger) =>
  new WorkerLogger(() => (level, message) => log[level === 'error' ? 'error' : 'debug']({ worker: message }, 'jobs'))

/**
 * Runs the jobs on schedule, each on one of the processes that share a database.
 * @returns a function that waits for running jobs and stops
 */
export async function startJobs({
  connectionString,
  deps,
  mailer,
  pusher,
  log,
}: JobOptions): Promise<() => Promise<void>> {
  const pgPool = patientPoolOf({ connectionString, max: 2, application_name: 'voie-libre-jobs' })
  const runner = await run({
    pgPool,
    concurrency: 1,
    noHandleSignals: true,
    crontab: CRONTAB,
    logger: loggerFor(log),
    taskList: {
      // The queue of jobs does not wait for them: a silent mail server would hold up the reminders, and a stop.
      mails: () => void mailer?.flush(),
      pushes: () => void pusher.flush(),
      reminders: () =>
        remindAll(deps, (error, what) =>
          log.error({ ...what, ...(error instanceof Error && faultOf(error)) }, 'reminders failed'),
        ),
      cleanup: () => cleanUp(deps, log),
    },
  })
  return async () => {
    await runner.stop()
    await pgPool.end()
  }
}
