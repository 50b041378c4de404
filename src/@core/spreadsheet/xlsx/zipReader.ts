import { type UnzipFileInfo, unzipSync } from 'fflate'
import { SpreadsheetError } from '../faults'

/** Maximum number of bytes unpacked from one archive, so that a zip bomb is never held in memory. */
const MAX_UNPACKED = 96 * 1024 * 1024

interface Entry extends UnzipFileInfo {
  /** Its index in the archive's directory. */
  index: number
}

/** Names are compared as Windows does: some programs write backslashes and capitals. */
const plainName = (name: string) => name.replaceAll('\\', '/').toLowerCase()

function readDirectory(bytes: Uint8Array): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  let index = 0
  unzipSync(bytes, {
    filter(file) {
      entries.set(plainName(file.name), { ...file, index })
      index += 1
      return false
    },
  })
  return entries
}

/** The files of a zip archive, unpacked one at a time within a total limit. */
export class ZipReader {
  readonly #entries: Map<string, Entry>
  #left = MAX_UNPACKED

  constructor(readonly bytes: Uint8Array) {
    this.#entries = readDirectory(bytes)
  }

  has(name: string): boolean {
    return this.#entries.has(plainName(name))
  }

  /** Text of a file of the archive; `null` when there is no such file. */
  text(name: string): string | null {
    const entry = this.#entries.get(plainName(name))
    if (!entry) return null
    // A file that unpacks to more than its declared size is cut off there, and is then no complete document.
    this.#left -= Math.max(entry.size, entry.originalSize)
    if (this.#left < 0) throw new SpreadsheetError('too_much_inside')
    let index = -1
    const files = unzipSync(this.bytes, {
      filter() {
        index += 1
        return index === entry.index
      },
    })
    return new TextDecoder().decode(files[entry.name])
  }
}
