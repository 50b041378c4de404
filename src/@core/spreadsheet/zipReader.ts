import { type UnzipFileInfo, unzipSync } from 'fflate'
import { SpreadsheetError } from './faults'

/** Bytes unpacked from one archive, whatever it holds: what a bomb swells to is never held. */
const MAX_UNPACKED = 96 * 1024 * 1024

interface Entry extends UnzipFileInfo {
  /** Its place in the archive's directory. */
  index: number
}

/** Names are compared as Windows does: some programs write them with its slashes and capitals. */
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

/** The files of a zip archive, unpacked one at a time and never beyond a total size. */
export class ZipReader {
  readonly #entries: Map<string, Entry>
  #left = MAX_UNPACKED

  constructor(readonly bytes: Uint8Array) {
    this.#entries = readDirectory(bytes)
  }

  has(name: string): boolean {
    return this.#entries.has(plainName(name))
  }

  /** Text of a file of the archive; `null` where there is none of that name. */
  text(name: string): string | null {
    const entry = this.#entries.get(plainName(name))
    if (!entry) return null
    // What unpacks to more than it says is cut off there, and is then no whole document.
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
