// npm start: from a fresh clone to a served production build.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ACCOUNTS, PASSWORD } from './accounts.mjs'
import { build } from './build.mjs'
import { install, root } from './install.mjs'

function announce(port) {
  console.log(`
  Voie Libre   http://localhost:${port}

  Accounts     ${ACCOUNTS.join(', ')}
  Password     ${PASSWORD}

  Ctrl+C ends it.
`)
}

install()
if (!build()) {
  console.error('The build failed: see the message above.')
  process.exit(1)
}

const host = spawn(process.execPath, ['--import', 'tsx', join(root, 'server/main.ts')], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
})
host.on('message', () => announce(process.env.PORT || 4173))
host.on('exit', (code) => process.exit(code ?? 0))
// The terminal sends Ctrl+C to both processes. A signal that is sent only to this one is passed on.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => host.kill(signal))
