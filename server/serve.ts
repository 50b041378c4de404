import { resolve } from 'node:path'
import { hasDemoAccounts } from '@backend/seed/demoAccounts'
import type { Logger } from 'pino'
import { createApplication } from './application'
import { openDatabase } from './database/open'
import { isDatabaseReady } from './database/ready'
import { makeDataFolder } from './dataFolder'
import { createDeps } from './deps'
import { openFiles } from './files/open'
import { watchFiles } from './files/watch'
import { startJobs } from './jobs/jobs'
import { createMailer } from './jobs/mails'
import { createPusher } from './jobs/pushes'
import { listen } from './listener'
import { Hub } from './live/hub'
import { listenToDatabase } from './live/listen'
import { addTriggers, MAIL_TOPIC, PUSH_TOPIC } from './live/triggers'
import { createLog } from './log'
import { takeFolder } from './ownFolder'
import { pushKeys } from './push/vapid'
import { hostOf, mistypedSettings, readSettings, type Settings, SettingsError } from './settings'
import { startFaultOf } from './startFault'

/** Milliseconds after which a stopping process ends, even if something still runs. */
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

/** Prints why the start failed and exits. */
function giveUp(error: unknown, settings: Settings): never {
  console.error(startFaultOf(error, settings))
  process.exit(1)
}

/** Warns that everybody knows the password of the demo accounts. */
function warnOfDemo(log: Logger, { HOST, PUBLIC_URL }: Settings): void {
  const consequence =
    HOST || PUBLIC_URL
      ? 'nobody else may reach this host'
      : 'this process listens on 127.0.0.1 alone unless HOST or PUBLIC_URL is set'
  log.warn(`the database has demo accounts, whose password is public: ${consequence}`)
}

async function start(settings: Settings): Promise<void> {
  const log = createLog(settings)
  for (const mistyped of mistypedSettings(process.env))
    log.warn(mistyped, 'a variable is no setting, but looks like one')
  makeDataFolder(settings.DATA_DIR)
  if (!settings.DATABASE_URL) await takeFolder(settings.DATA_DIR)
  const files = await openFiles(settings)
  const endWatch = files ? watchFiles(files, log) : () => undefined
  const database = await openDatabase(settings, log)
  await addTriggers(database.db)
  const hub = new Hub()
  const endListening = listenToDatabase(database.connectionString, hub, log)
  let isStopping = false
  const deps = createDeps({ settings, db: database.db, wall: database.wall, files, clock: () => new Date(), log })
  const mailer = createMailer({ ...deps, log, settings })
  // Push services require an address of the sender.
  const contact = settings.PUBLIC_URL?.startsWith('https:') ? settings.PUBLIC_URL : 'mailto:ne-pas-repondre@localhost'
  const pusher = createPusher({ ...deps, log, keys: pushKeys(settings), contact })
  const endPushes = hub.listen(PUSH_TOPIC, () => void pusher.flush())
  const endMails = hub.listen(MAIL_TOPIC, () => void mailer?.flush())
  const endJobs = await startJobs({ connectionString: database.connectionString, deps, mailer, pusher, log })
  const endBeside = () => Promise.all([endListening(), endJobs(), mailer?.stop(), pusher.stop()])
  const app = createApplication({
    settings,
    deps,
    log,
    root: ROOT,
    hub,
    isReady: async () => !isStopping && (await isDatabaseReady(database.db)),
    connections: database.connections,
  })
  const isDemo = await hasDemoAccounts(database.db)
  if (isDemo) warnOfDemo(log, settings)
  const listener = await listen(app, settings.PORT, hostOf(settings, isDemo)).catch(async (error: unknown) => {
    await endBeside()
    await database.close()
    throw error
  })

  async function stop(): Promise<void> {
    if (isStopping) return
    isStopping = true
    endWatch()
    log.info('stopping')
    // If the database has already stopped, its own stop may never be answered.
    setTimeout(() => process.exit(1), STOP_MS).unref()
    endMails()
    endPushes()
    await Promise.all([
      listener.stop({ delay: settings.STOP_DELAY * 1000, beforeClosing: () => hub.end() }),
      endBeside(),
    ])
    await database.close()
    log.info('stopped')
    process.exit(0)
  }

  void database.ended.then((words) => {
    if (isStopping) return
    log.fatal({ words }, 'the embedded database has ended by itself: this process ends too, to be started again')
    // The process can exit at once: the files of the database are intact, and its next start repairs interrupted
    // writes.
    process.exit(1)
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
  // Emitted when the script that started this process has ended.
  process.once('disconnect', () => void stop())
  log.info({ port: listener.port, database: database.isEmbedded ? 'embedded' : 'external' }, 'listening')
  process.send?.({ port: listener.port, isDemo })
}

const settings = settingsOrExit()
start(settings).catch((error: unknown) => giveUp(error, settings))
