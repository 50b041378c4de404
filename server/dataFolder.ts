import { accessSync, constants, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { codeOf } from './codeOf'
import { pause } from './pause'
import { SettingsError } from './settings'

/** Other users may pass through the folder but not list it: under root the embedded database runs as another user. */
const PRIVATE_FOLDER = 0o711
const PRIVATE_FILE = 0o600

/** Milliseconds in which a process that has created a file writes its few bytes. */
const WRITING = 300

/** The ending of a file that is being written. */
const UNFINISHED = '.new'

const isCode = (error: unknown, code: string) => codeOf(error) === code

/**
 * Creates a folder and those above it. Node's `recursive` never returns where the file system denies that a folder
 * exists in which it allows nothing new, as in `/proc`.
 */
function makeFolder(folder: string): void {
  const isThere = () => statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false
  if (isThere()) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder, { mode: PRIVATE_FOLDER })
  } catch (error) {
    // Another process that starts may have created it meanwhile.
    if (!isThere()) throw error
  }
}

/**
 * Creates the data folder of this host. The files in it are readable by their owner only.
 * @throws SettingsError when it is no folder, or cannot be written
 */
export function makeDataFolder(folder: string): void {
  try {
    makeFolder(folder)
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new SettingsError([`DATA_DIR must be a folder that this process may write: ${reason}`])
  }
}

/**
 * Writes a file of the data folder, in place of an earlier one. An earlier one stays as it is until the new one is
 * complete.
 * @returns its path
 */
export function replaceText(folder: string, name: string, text: string): string {
  const path = join(folder, name)
  rmSync(path + UNFINISHED, { force: true })
  writeFileSync(path + UNFINISHED, text, { flag: 'wx', mode: PRIVATE_FILE })
  renameSync(path + UNFINISHED, path)
  return path
}

/**
 * Returns the text of a file in the data folder, which is created at the first use. Of processes that start together,
 * only the first one creates it. A file that stays empty is what a full disk or a killed process has left of one: it
 * counts as none.
 * @param make returns the text for a new file
 */
export function keptText(folder: string, name: string, make: () => string): string {
  const path = join(folder, name)
  const read = () => readFileSync(path, 'utf8').trim()
  try {
    writeFileSync(path, make(), { flag: 'wx', mode: PRIVATE_FILE })
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
    if (read() === '') pause(WRITING)
    if (read() === '') replaceText(folder, name, make())
  }
  return read()
}
