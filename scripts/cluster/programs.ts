import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The exit code of a skipped test, which is neither passed nor failed, as in GNU's programs. */
const SKIPPED = 77

/** The folder of PostgreSQL's programs. Debian has one for each version. */
export const POSTGRES_BIN = ['18', '17', '16', '15']
  .map((version) => `/usr/lib/postgresql/${version}/bin`)
  .find((folder) => existsSync(`${folder}/initdb`))

const isThere = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0

/** Ends the script with a message when a program is missing. `packages` are the names in Debian. */
export function need(programs: Readonly<Record<string, string>>): void {
  const missing = Object.keys(programs).filter((program) => (program === 'initdb' ? !POSTGRES_BIN : !isThere(program)))
  if (missing.length === 0) return
  const packages = [...new Set(missing.map((program) => programs[program]))].join(' ')
  console.log(
    `Skipped: ${missing.join(', ')} not found. On Debian: apt-get install -y --no-install-recommends ${packages}`,
  )
  process.exit(SKIPPED)
}

/** The user for PostgreSQL, which refuses to run as root. */
export function databaseUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}
