// npm run mutation [-- files…]: changes the pure rules one place at a time and counts the changes that no test notices.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { install, root } from './install.mjs'

const folder = join(root, 'tests/mutation')
const stryker = join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js')

function run(command, args, cwd) {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) process.exit(status ?? 1)
}

install()
// Stryker adds half as many packages again, so they are installed on demand only. They use the project's own Vitest.
if (!existsSync(stryker))
  run('npm', ['ci', '--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel=error'], folder)
const files = process.argv.slice(2)
const mutate = files.length ? ['--mutate', files.join(',')] : []
run(process.execPath, [stryker, 'run', 'tests/mutation/stryker.config.json', ...mutate], root)
