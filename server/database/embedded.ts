import { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { keptText } from '../dataFolder'
import { isReachable, loadPostgres } from './postgresPackage'

interface Options {
  /**
   * The folder of the database files, which stay between starts. Under root, the user `postgres` must be able to reach
   * it.
   */
  dataDir: string
  /** The port; any free one by default. */
  port?: number
  /** Settings of the server, such as `fsync=off`, for tests. */
  settings?: readonly string[]
}

export interface Embedded {
  connectionString: string
  /** Resolves when the server has stopped unexpectedly, with the last lines of its log. */
  ended: Promise<string>
  /** Stops the server. Its files remain. */
  stop(): Promise<void>
}

/** Milliseconds between two checks of a server that is not a child of this process. */
const LOOK = 1000
/** The number of log lines of the server that are reported when it stops. */
const LAST_WORDS = 20

const DATABASE = 'voielibre'

/**
 * It answers this machine alone, and says nothing of refused statements: their messages and details have the values of
 * rows, and its last words go to the log of this process.
 */
const OWN_SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'log_min_messages=log',
  'log_error_verbosity=terse',
]

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port'))))
    })
  })

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Whether a process listens on the port. */
const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    const tell = (does: boolean) => {
      socket.destroy()
      resolve(does)
    }
    socket.once('connect', () => tell(true))
    socket.once('error', () => tell(false))
  })

/**
 * Finds the server that a killed process left running; null when none runs on these files. After a power cut the
 * process id in the file may belong to any other process, so the port is checked too.
 */
async function left(cluster: string): Promise<{ pid: number; port: number } | null> {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return null
  const [pid, , , port] = (await readFile(file, 'utf8')).split('\n').map(Number)
  return pid && port && isAlive(pid) && (await answers(port)) ? { pid, port } : null
}

/** Stops a server that this process did not start, like its own stop would: open transactions are rolled back. */
async function end(pid: number): Promise<void> {
  process.kill(pid, 'SIGINT')
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 50))
}

/**
 * Creates the database on a server, unless it is there. It is looked for at every start: the first one may have been
 * killed before it came that far.
 */
async function makeDatabase(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE])
    if (rowCount === 0) await client.query(`create database ${DATABASE}`)
  } finally {
    await client.end()
  }
}

/** Takes over the server that another process left running. */
function adopted(pid: number, connectionString: string): Embedded {
  let timer: ReturnType<typeof setInterval> | undefined
  const ended = new Promise<string>((tell) => {
    timer = setInterval(() => !isAlive(pid) && tell(''), LOOK).unref()
  })
  const stop = () => {
    clearInterval(timer)
    return end(pid)
  }
  return { connectionString, ended, stop }
}

/**
 * Starts an embedded PostgreSQL from an npm package, so that nothing has to be installed. The first start creates its
 * files (about a second), later ones open them.
 * @throws with the server's own messages when the files cannot be created, opened or reached
 */
export async function startEmbedded({ dataDir, port, settings = [] }: Options): Promise<Embedded> {
  await mkdir(dataDir, { recursive: true })
  // Under root the server runs as another user, who must be able to pass through the folder.
  await chmod(dataDir, 0o755)
  if (process.getuid?.() === 0 && !isReachable(dirname(dataDir))) {
    throw new Error(
      `The database cannot be kept in ${dataDir}: it runs as another user than root, who may not pass through the folders above. Set DATA_DIR to a folder such as /var/lib/voie-libre.`,
    )
  }
  const cluster = join(dataDir, 'cluster')
  const password = keptText(dataDir, 'password', () => randomBytes(24).toString('hex'))
  const address = (at: number, database = DATABASE) => `postgres://postgres:${password}@127.0.0.1:${at}/${database}`
  const running = await left(cluster)
  if (running) {
    await makeDatabase(address(running.port, 'postgres'))
    return adopted(running.pid, address(running.port))
  }

  const words: string[] = []
  const listening = port ?? (await freePort())
  const { Server, release } = await loadPostgres()
  const options = {
    port: listening,
    user: 'postgres',
    password,
    authMethod: 'scram-sha-256' as const,
    createPostgresUser: process.getuid?.() === 0,
    // Text sorts by code points, as in SQLite, and the search knows the letters of all scripts.
    initdbFlags: ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
    postgresFlags: [...OWN_SETTINGS, ...settings].flatMap((setting) => ['-c', setting]),
    onLog: (word: unknown) => void words.push(String(word)),
    onError: (word: unknown) => void words.push(String(word)),
  }
  const server = new Server({ ...options, databaseDir: cluster })
  try {
    if (!existsSync(join(cluster, 'PG_VERSION'))) {
      // Beside their place until they are complete: a killed start leaves none that look as if they were.
      const unfinished = `${cluster}.new`
      await rm(unfinished, { recursive: true, force: true })
      await new Server({ ...options, databaseDir: unfinished }).initialise()
      await rename(unfinished, cluster)
    }
    await server.start()
    await makeDatabase(address(listening, 'postgres'))
  } catch (error) {
    release()
    throw new Error(`The database could not start: ${[error, ...words].filter(Boolean).join('\n')}`, { cause: error })
  }
  words.length = 0
  let isStopping = false
  const ended = new Promise<string>((tell) => {
    // The package has no event for this, and its types hide the process.
    const child: unknown = Reflect.get(server, 'process')
    if (!(child instanceof ChildProcess)) return
    child.once('exit', () => {
      release()
      if (!isStopping) tell(words.slice(-LAST_WORDS).join('\n').trim())
    })
  })
  const stop = () => {
    isStopping = true
    return server.stop()
  }
  return { connectionString: address(listening), ended, stop }
}
