import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { FullError } from '@backend/database/dialect'
import { type Files, readFileName } from '@backend/files'
import { codeOf } from '../codeOf'

const PRIVATE_FOLDER = 0o700
const PRIVATE_FILE = 0o600
/** The suffix of files that are still being written. A killed process leaves them behind. */
const UNFINISHED = '.part'

/** The codes of a disk, or of a user's part of it, that is full. */
const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT'])

/** The result of a reading; null when there is no such file or folder. */
const unlessMissing = <T>(reading: Promise<T>): Promise<T | null> =>
  reading.catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  })

async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Writes to a temporary file and renames it, so that nobody reads half a file and a power cut leaves all of it or
 * nothing.
 */
async function write(path: string, bytes: Uint8Array): Promise<void> {
  const part = `${path}.${randomUUID()}${UNFINISHED}`
  try {
    const handle = await open(part, 'wx', PRIVATE_FILE)
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(part, path)
    await sync(dirname(path))
  } catch (error) {
    // A full disk needs the room, not half a file until the next day.
    await rm(part, { force: true })
    throw FULL.has(codeOf(error)) ? new FullError('The disk of uploads is full', { cause: error }) : error
  }
}

/** Stores files in a folder, with a subfolder for each school and a file for each hash. */
export function diskFiles(folder: string): Files {
  const pathOf = (name: string) => {
    const parts = readFileName(name)
    if (!parts) throw new Error('Not the name of a file')
    return join(folder, String(parts.idAutoEcole), parts.empreinte)
  }
  return {
    async put(name, bytes) {
      const path = pathOf(name)
      await mkdir(dirname(path), { recursive: true, mode: PRIVATE_FOLDER })
      await write(path, bytes)
    },
    has: async (name) => (await unlessMissing(stat(pathOf(name)))) !== null,
    async get(name) {
      const bytes = await unlessMissing(readFile(pathOf(name)))
      return bytes && new Uint8Array(bytes)
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    async *namesBefore(moment) {
      for (const school of (await unlessMissing(readdir(folder))) ?? []) {
        for (const file of await readdir(join(folder, school))) {
          const path = join(folder, school, file)
          if ((await stat(path)).mtime >= moment) continue
          if (file.endsWith(UNFINISHED)) await rm(path, { force: true })
          else yield `${school}/${file}`
        }
      }
    },
  }
}
