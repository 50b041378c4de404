import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join, resolve } from 'node:path'

/** Where the process that uses a data folder listens, so that a second one finds it there. */
const addressOf = (folder: string) =>
  process.platform === 'win32' ? join('\\\\.\\pipe', resolve(folder)) : join(folder, 'in-use')

/** Whether somebody listens: a process that was killed leaves the file behind, and nobody there. */
const isAnswered = (address: string): Promise<boolean> =>
  new Promise((answer) => {
    const socket = connect(address)
    socket.once('connect', () => answer(true))
    socket.once('error', () => answer(false))
    socket.once('connect', () => socket.destroy())
  })

/**
 * Takes a data folder for this process until it ends: the embedded database belongs to the process that started it,
 * and stops with it. @throws when another process has it
 */
export async function takeFolder(folder: string): Promise<void> {
  const address = addressOf(folder)
  if (await isAnswered(address)) {
    throw new Error(`Another process uses the data folder ${folder}: end it, or set another DATA_DIR`)
  }
  rmSync(address, { force: true })
  await new Promise<void>((taken, failed) => {
    const server = createServer()
    server.once('error', failed)
    server.listen(address, taken)
    server.unref()
  })
}
