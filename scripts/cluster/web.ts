import type { ChildProcess } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { exampleEnv, exampleFile } from './database'
import { start, until } from './processes'

const ROOT = join(import.meta.dirname, '../..')
const local = (port: number) => `127.0.0.1:${port}`

interface Ports {
  database: number
  web: number
  members: readonly { port: number; api: number }[]
  processes: readonly number[]
}

/** Starts HAProxy with the example configuration, in front of the database and of the processes. */
export async function startProxy(folder: string, { database, web, members, processes }: Ports): Promise<void> {
  const [one, two] = members
  const env = exampleEnv('haproxy.env', {
    DATABASE_BIND: local(database),
    WEB_BIND: local(web),
    DB1: local(one?.port ?? 0),
    DB1_API: '127.0.0.1',
    DB1_API_PORT: String(one?.api),
    DB2: local(two?.port ?? 0),
    DB2_API: '127.0.0.1',
    DB2_API_PORT: String(two?.api),
    APP1: local(processes[0] ?? 0),
    APP2: local(processes[1] ?? 0),
  })
  start(folder, 'haproxy', ['haproxy', '-db', '-f', exampleFile('haproxy.cfg')], { env: { ...process.env, ...env } })
}

/** Starts a process of the application that shares all of its state with the others. */
export async function startApplication(
  folder: string,
  port: number,
  env: Record<string, string>,
): Promise<ChildProcess> {
  const data = join(folder, `application-${port}`)
  mkdirSync(data, { recursive: true })
  const child = start(
    folder,
    `application-${port}`,
    [process.execPath, '--import', 'tsx', join(ROOT, 'server/serve.ts')],
    {
      cwd: ROOT,
      env: { ...process.env, ...env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: data, HOST: '127.0.0.1' },
    },
  )
  await until(`the process on ${port}`, async () => {
    if (child.exitCode !== null) throw new Error('It ended')
    return (await fetch(`http://${local(port)}/ready`)).ok
  })
  return child
}
