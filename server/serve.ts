import { resolve } from 'node:path'
import { createApplication } from './application'
import { openDatabase } from './database/open'
import { isDatabaseReady } from './database/ready'
import { makeDataFolder } from './dataFolder'
import { createDeps } from './deps'
import { startJobs } from './jobs/jobs'
import { createMailer } from './jobs/mails'
import { listen } from './listener'
import { Hub } from './live/hub'
import { listenToDatabase } from './live/listen'
import { addTriggers, MAIL_TOPIC } from './live/triggers'
import { createLog } from './log'
import { takeFolder } from './ownFolder'
import { hostOf, readSettings, type Settings, SettingsError } from './settings'

/** Milliseconds after which the process ends, whatever still runs. */
const STOP_MS = 18_000
const ROOT = resolve(import.meta.dirname, '../dist-served')

function settingsOrExit(): Settings {
  try {
    return readSettings(process.env)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    console.error(`The settings do not fit:\n${error.message}`)
    process.exit(1)
  }
}

/** What a failed start says: the operator needs the message, and no data of persons has been read yet. */
function giveUp(error: unknown, { PORT }: Settings): never {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  const message = error instanceof Error ? error.message || String(error) : String(error)
  console.error(isTaken ? `Port ${PORT} is taken: set another one, as in PORT=${PORT + 1} npm run serve` : message)
  process.exit(1)
}

async function start(settings: Settings): Promise<void> {
  const log = createLog(settings)
  makeDataFolder(settings.DATA_DIR)
  if (!settings.DATABASE_URL) await takeFolder(settings.DATA_DIR)
  const database = await openDatabase(settings, log)
  await addTriggers(database.db)
  const hub = new Hub()
  const endListening = listenToDatabase(database.connectionString, hub, log)
  let isStopping = false
  const deps = createDeps({ settings, db: database.db, clock: () => new Date(), log })
  const mailer = createMailer({ ...deps, log, settings })
  const endMails = hub.listen(
    MAIL_TOPIC,
    () => void mailer?.flush(),
    () => undefined,
  )
  const endJobs = await startJobs({ connectionString: database.connectionString, deps, mailer, log })
  const endBeside = () => Promise.all([endListening(), endJobs(), mailer?.stop()])
  const app = createApplication({
    settings,
    deps,
    log,
    root: ROOT,
    hub,
    isReady: async () => !isStopping && (await isDatabaseReady(database.db)),
  })
  const isDemo = database.isEmbedded && settings.SEED_DEMO !== false
  const listener = await listen(app, settings.PORT, hostOf(settings, isDemo)).catch(async (error: unknown) => {
    await endBeside()
    await database.close()
    throw error
  })

  async function stop(): Promise<void> {
    if (isStopping) return
    isStopping = true
    log.info('stopping')
    // A database that has gone by itself may never answer its stop.
    setTimeout(() => process.exit(1), STOP_MS).unref()
    hub.end()
    endMails()
    await Promise.all([listener.stop(), endBeside()])
    await database.close()
    log.info('stopped')
    process.exit(0)
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
  // The script that started this process is gone.
  process.once('disconnect', () => void stop())
  log.info({ port: listener.port, database: database.isEmbedded ? 'embedded' : 'external' }, 'listening')
  process.send?.({ port: listener.port, isDemo })
}

const settings = settingsOrExit()
start(settings).catch((error: unknown) => giveUp(error, settings))
