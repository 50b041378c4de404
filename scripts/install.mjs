// Installs the packages of package-lock.json unless they are installed already. Needs nothing but Node.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
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

/** The packages of a lock file, by path; empty when it is missing or unreadable. */
function packagesOf(file) {
  try {
    const { '': _itself, ...packages } = JSON.parse(readFileSync(join(root, file), 'utf8')).packages
    return packages
  } catch {
    return {}
  }
}

/**
 * Whether exactly the locked packages are installed, whichever tool installed them. Optional packages may be missing,
 * because they are for other machines.
 */
export function isInstalled(locked, installed) {
  const isSame = (place) => installed[place]?.integrity === locked[place]?.integrity
  return (
    Object.keys(installed).every((place) => place in locked) &&
    Object.keys(locked).every((place) => (place in installed ? isSame(place) : locked[place].optional === true))
  )
}

/** Brings node_modules/ in line with the lock file; exits with a clear message when that fails. */
export function install() {
  checkNode()
  // npm writes the second file when an installation has ended.
  if (isInstalled(packagesOf('package-lock.json'), packagesOf('node_modules/.package-lock.json'))) return
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
}

if (process.argv[1] === fileURLToPath(import.meta.url)) install()
