import { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { isReachable, loadPostgres } from './postgresPackage'

interface Options {
  /** Kept from one start to the next. The user `postgres` must reach it when the process runs as root. */
  dataDir: string
  /** Default: any free one. */
  port?: number
  /** Settings of the server, such as `fsync=off`, for tests. */
  settings?: readonly string[]
}

export interface Embedded {
  connectionString: string
  /** Resolves when the server has ended by itself, with its last words. */
  ended: Promise<string>
  /** Ends the server; its files remain. */
  stop(): Promise<void>
}

/** Milliseconds between two looks at a server that is no child of this process. */
const LOOK = 1000
/** Lines of the server that are kept. */
const LAST_WORDS = 20

const DATABASE = 'voielibre'

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port'))))
    })
  })

/** The password of the cluster, made with it. */
async function passwordOf(dataDir: string): Promise<string> {
  const file = join(dataDir, 'password')
  if (existsSync(file)) return readFile(file, 'utf8')
  const password = randomBytes(24).toString('hex')
  await writeFile(file, password, { mode: 0o600 })
  return password
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Whether somebody listens there. */
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
 * The server that a process left behind when it was killed; null when none runs on these files. After a power cut the
 * number in the file may be that of any process.
 */
async function left(cluster: string): Promise<{ pid: number; port: number } | null> {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return null
  const [pid, , , port] = (await readFile(file, 'utf8')).split('\n').map(Number)
  return pid && port && isAlive(pid) && (await answers(port)) ? { pid, port } : null
}

/** Ends a server that this process did not start, as its own stop would: open transactions are rolled back. */
async function end(pid: number): Promise<void> {
  process.kill(pid, 'SIGINT')
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 50))
}

/** The server that another process left running. */
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
 * A PostgreSQL of its own, from an npm package: nothing needs to be installed. The first start makes its files (about
 * a second), later ones open them.
 * @throws when the files cannot be made, opened or reached, with the server's own words
 */
export async function startEmbedded({ dataDir, port, settings = [] }: Options): Promise<Embedded> {
  await mkdir(dataDir, { recursive: true })
  // The server runs as another user than root, who has to pass through.
  await chmod(dataDir, 0o755)
  if (process.getuid?.() === 0 && !isReachable(dirname(dataDir))) {
    throw new Error(
      `The database cannot be kept in ${dataDir}: it runs as another user than root, who may not pass through the folders above. Set DATA_DIR to a folder such as /var/lib/voie-libre.`,
    )
  }
  const cluster = join(dataDir, 'cluster')
  const password = await passwordOf(dataDir)
  const address = (at: number) => `postgres://postgres:${password}@127.0.0.1:${at}/${DATABASE}`
  const running = await left(cluster)
  if (running) return adopted(running.pid, address(running.port))

  const words: string[] = []
  const listening = port ?? (await freePort())
  const { Server, release } = await loadPostgres()
  const server = new Server({
    databaseDir: cluster,
    port: listening,
    user: 'postgres',
    password,
    authMethod: 'scram-sha-256',
    createPostgresUser: process.getuid?.() === 0,
    // Text sorts by code points, as in SQLite; letters of all scripts are letters for the search.
    initdbFlags: ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
    postgresFlags: ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings].flatMap((setting) => [
      '-c',
      setting,
    ]),
    onLog: (word) => void words.push(String(word)),
    onError: (word) => void words.push(String(word)),
  })
  try {
    const isNew = !existsSync(join(cluster, 'PG_VERSION'))
    if (isNew) await server.initialise()
    await server.start()
    if (isNew) await server.createDatabase(DATABASE)
  } catch (error) {
    release()
    throw new Error(`The database could not start: ${[error, ...words].filter(Boolean).join('\n')}`, { cause: error })
  }
  words.length = 0
  let isStopping = false
  const ended = new Promise<string>((tell) => {
    // The package has no event for it, and its types hide the process.
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
