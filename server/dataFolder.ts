import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Passable, since the embedded database runs as a user of its own where this process is root; not to be listed. */
const PRIVATE_FOLDER = 0o711
const PRIVATE_FILE = 0o600

const isCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code

/** Makes the folder of what this host keeps; its files are readable by their own user alone. */
export const makeDataFolder = (folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER })
}

/**
 * The text of a file in the data folder, made at first use; of processes that start together, the first one makes it.
 * @param make the text of the first time
 */
export function keptText(folder: string, name: string, make: () => string): string {
  const path = join(folder, name)
  try {
    writeFileSync(path, make(), { flag: 'wx', mode: PRIVATE_FILE })
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  }
  return readFileSync(path, 'utf8').trim()
}
