import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join, resolve } from 'node:path'

/** The address on which the process that uses a data folder listens, so that a second process finds it. */
const addressOf = (folder: string) =>
  process.platform === 'win32' ? join('\\\\.\\pipe', resolve(folder)) : join(folder, 'in-use')

/** Whether a process listens on the address. A killed process leaves the file behind, but nothing listens there. */
const isAnswered = (address: string): Promise<boolean> =>
  new Promise((answer) => {
    const socket = connect(address)
    socket.once('connect', () => answer(true))
    socket.once('error', () => answer(false))
    socket.once('connect', () => socket.destroy())
  })

/**
 * Reserves a data folder for this process until it ends, because the embedded database belongs to the process that
 * started it.
 * @throws when another process uses the folder
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
