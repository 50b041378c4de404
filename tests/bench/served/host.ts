import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serverOf } from '@scripts/cluster/processes'

const ROOT = join(import.meta.dirname, '../../..')
/** Ticks of the processor's clock in a second, as Linux counts them in `/proc`. */
const TICKS = 100

export interface Host {
  url: string
  port: number
  process: ChildProcess
}

/** Starts the process of `npm run serve` on a database, and waits until it listens. */
export async function startHost(env: Record<string, string>): Promise<Host> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(ROOT, 'server/serve.ts')], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...env, NODE_ENV: 'production' },
  })
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { port: number }).port))
    child.once('exit', () => reject(new Error('The server ended')))
  })
  return { url: `http://127.0.0.1:${port}`, port, process: child }
}

export async function endHost({ process: child }: Host, signal: NodeJS.Signals): Promise<void> {
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  child.kill(signal)
  await ended
}

/** The resources that a process and its database have used so far. Other programs of the machine do not affect them. */
export interface Used {
  /** Processor seconds. */
  host: number
  database: number
  /** Bytes in memory. */
  memory: number
}

/** Processor seconds of a database's processes, those included that have ended. */
export function databaseSeconds(dataDir: string): number {
  const ticks = serverOf(dataDir).map((pid) => {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
      // The process's own time, and that of its ended children.
      return [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field]), 0)
    } catch {
      // The process has ended, or the machine has no /proc.
      return 0
    }
  })
  return ticks.reduce((sum, one) => sum + one, 0) / TICKS
}

export async function usedBy({ url }: Host, dataDir: string): Promise<Used> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
  return {
    host: read('process_cpu_seconds_total'),
    database: databaseSeconds(dataDir),
    memory: read('process_resident_memory_bytes'),
  }
}
