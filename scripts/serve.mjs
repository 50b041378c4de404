// npm run serve: starts the application as a server, with the API and its database.
import { spawn, spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { ACCOUNTS, PASSWORD } from './accounts.mjs'
import { build } from './build.mjs'
import { install, root } from './install.mjs'

install()

const [flag, file] = process.argv.slice(2)
if (flag === '--import') {
  const args = ['--import', 'tsx', join(root, 'server/moveIn.ts'), file ? resolve(file) : '']
  process.exit(spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1)
}

// '/' stands for the host of the page itself.
if (!build({ folder: 'dist-served', apiUrl: '/' })) {
  console.error('The build failed: see the message above.')
  process.exit(1)
}

function announce({ port, isDemo }) {
  const accounts = isDemo ? `\n  Accounts     ${ACCOUNTS.join(', ')}\n  Password     ${PASSWORD}\n` : ''
  console.log(`\n  Voie Libre   http://localhost:${port}\n${accounts}\n  Ctrl+C ends it.\n`)
}

const host = spawn(process.execPath, ['--import', 'tsx', join(root, 'server/serve.ts')], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  // In its own process group, the embedded database does not receive Ctrl+C from the terminal before the running
  // requests are answered.
  detached: process.platform !== 'win32',
  env: { ...process.env, NODE_ENV: 'production' },
})
host.on('message', announce)
host.on('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => host.kill('SIGTERM'))
