// Installs the packages of package-lock.json unless it is unchanged since the last run. Needs nothing but Node.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')

const OLDEST_NODE = [20, 19]

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const recent = major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])
  if (recent) return
  console.error(`Voie Libre needs Node ${OLDEST_NODE.join('.')} or later; this is Node ${process.versions.node}.`)
  process.exit(1)
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}

/** Brings node_modules/ in line with the lock file; exits with a clear message when that fails. */
export function install() {
  checkNode()
  const stamp = join(root, 'node_modules/.voie-libre-lock')
  const hash = lockHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  console.log('Installing packages…')
  const options = ['--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', ['ci', ...options], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    // With NODE_ENV=production set, npm would leave out the development packages that the build needs.
    env: { ...process.env, NODE_ENV: 'development' },
  })
  if (status !== 0) {
    console.error('The packages could not be installed: see npm’s message above, then start again.')
    process.exit(1)
  }
  writeFileSync(stamp, hash)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) install()
