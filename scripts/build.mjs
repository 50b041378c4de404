// Builds the client when its sources changed since the last build.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

const SOURCES = ['src', 'contract', 'backend', 'public', 'scripts/build']
const FILES = ['index.html', 'vite.config.ts', 'tsconfig.json', 'package-lock.json']

function sourceFiles() {
  const listed = SOURCES.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((name) => join(folder, String(name)))
      .filter((path) => statSync(join(root, path)).isFile()),
  )
  return [...listed, ...FILES.filter((file) => existsSync(join(root, file)))].sort()
}

function sourcesHash(env) {
  const hash = createHash('sha256')
  for (const path of sourceFiles())
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
  const settings = Object.entries(env).filter(([name]) => name.startsWith('VITE_'))
  return hash.update(JSON.stringify(settings.sort())).digest('hex')
}

/**
 * Builds the client unless it is up to date; returns whether the folder holds a build of the current sources.
 * @param {{ folder?: string, apiUrl?: string }} [options] the target folder, and the address of the backend; by default
 * those of the environment
 */
export function build({ folder = 'dist', apiUrl } = {}) {
  const env = { ...process.env, ...(apiUrl && { VITE_API_URL: apiUrl }) }
  const stamp = join(root, folder, '.voie-libre-build')
  const hash = sourcesHash(env)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true
  console.log('Building…')
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn', '--outDir', folder], {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, NODE_ENV: 'production' },
  })
  if (status === 0) writeFileSync(stamp, hash)
  return status === 0
}
