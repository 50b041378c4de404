import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** What a test is skipped with: neither passed nor failed, as GNU's programs say it. */
const SKIPPED = 77

/** The programs of PostgreSQL, which Debian keeps beside each other by version. */
export const POSTGRES_BIN = ['18', '17', '16', '15']
  .map((version) => `/usr/lib/postgresql/${version}/bin`)
  .find((folder) => existsSync(`${folder}/initdb`))

const isThere = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0

/** Ends the script with a sentence when a program is missing that it needs; `packages` are Debian's. */
export function need(programs: Readonly<Record<string, string>>): void {
  const missing = Object.keys(programs).filter((program) => (program === 'initdb' ? !POSTGRES_BIN : !isThere(program)))
  if (missing.length === 0) return
  const packages = [...new Set(missing.map((program) => programs[program]))].join(' ')
  console.log(
    `Skipped: ${missing.join(', ')} not found. On Debian: apt-get install -y --no-install-recommends ${packages}`,
  )
  process.exit(SKIPPED)
}

/** The user that PostgreSQL runs as: it refuses root. */
export function databaseUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}
