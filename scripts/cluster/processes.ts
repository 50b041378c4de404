import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

const running = new Set<ChildProcess>()

/** Starts a program with its output in a file of the folder. */
export function start(folder: string, name: string, command: string[], options: SpawnOptions = {}): ChildProcess {
  const words = openSync(join(folder, `${name}.log`), 'a')
  const [program = '', ...rest] = command
  const child = spawn(program, rest, {
    ...options,
    stdio: ['ignore', words, words, ...(options.stdio ? ['ipc' as const] : [])],
  })
  closeSync(words)
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

/** Sends a signal and waits until the process has ended. */
export async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (!running.has(child)) return
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  child.kill(signal)
  await ended
}

/** The process ids of the server of a data folder; empty when none runs. */
export function serverOf(dataDir: string): number[] {
  const file = join(dataDir, 'postmaster.pid')
  if (!existsSync(file)) return []
  const postmaster = Number(readFileSync(file, 'utf8').split('\n')[0])
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  return rows
    .map((row) => row.trim().split(/\s+/).map(Number) as [number, number])
    .filter((ids) => ids.includes(postmaster))
    .map(([pid]) => pid)
}

/** Kills all processes of a server at once, as a power loss does. */
export function killServer(dataDir: string): void {
  for (const pid of serverOf(dataDir)) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended with its postmaster.
    }
  }
}

/** Waits until a condition holds. @throws after `seconds`, with the description of what was awaited */
export async function until(what: string, isSo: () => Promise<boolean>, seconds = 120): Promise<number> {
  const begun = performance.now()
  while (!(await isSo().catch(() => false))) {
    if (performance.now() - begun > seconds * 1000) throw new Error(`Waited ${seconds} s for ${what}`)
    await wait(100)
  }
  return (performance.now() - begun) / 1000
}

/** Ends all running processes, the last started first. */
export async function endAll(): Promise<void> {
  for (const child of [...running].reverse()) {
    const late = setTimeout(() => child.kill('SIGKILL'), 20_000)
    await end(child)
    clearTimeout(late)
  }
}
