import { SpreadsheetError } from './faults'

interface Entry {
  method: number
  packed: number
  offset: number
}

const END_SIGNATURE = 0x06054b50
const END64_LOCATOR_SIGNATURE = 0x07064b50
const ENTRY_SIGNATURE = 0x02014b50
const END_SIZE = 22
const MAX_COMMENT = 65_535
const IN_EXTRA = 0xffff_ffff
/** Bytes unpacked from one archive, whatever it declares: what a bomb swells to is never held. */
const MAX_UNPACKED = 96 * 1024 * 1024

function findEnd(view: DataView): number {
  const last = view.byteLength - END_SIZE
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT); at -= 1) {
    if (view.getUint32(at, true) === END_SIGNATURE) return at
  }
  throw new SpreadsheetError('damaged')
}

function directoryOffset(view: DataView): number {
  const end = findEnd(view)
  const offset = view.getUint32(end + 16, true)
  const locator = end - 20
  if (offset !== IN_EXTRA || locator < 0 || view.getUint32(locator, true) !== END64_LOCATOR_SIGNATURE) return offset
  return Number(view.getBigUint64(Number(view.getBigUint64(locator + 8, true)) + 48, true))
}

/** Sizes beyond 32 bits stand in an extra field, in the order in which they are missing. */
function readExtra(
  view: DataView,
  from: number,
  to: number,
  missing: ('unpacked' | 'packed' | 'offset')[],
): Map<string, number> {
  const found = new Map<string, number>()
  for (let at = from; at + 4 <= to; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue
    missing.forEach((name, index) => {
      found.set(name, Number(view.getBigUint64(at + 4 + index * 8, true)))
    })
  }
  return found
}

function readEntry(view: DataView, at: number): { name: string; entry: Entry; next: number } {
  const nameEnd = at + 46 + view.getUint16(at + 28, true)
  const extraEnd = nameEnd + view.getUint16(at + 30, true)
  const packed = view.getUint32(at + 20, true)
  const offset = view.getUint32(at + 42, true)
  const missing: ('unpacked' | 'packed' | 'offset')[] = []
  if (view.getUint32(at + 24, true) === IN_EXTRA) missing.push('unpacked')
  if (packed === IN_EXTRA) missing.push('packed')
  if (offset === IN_EXTRA) missing.push('offset')
  const extra = readExtra(view, nameEnd, extraEnd, missing)
  const name = new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at + 46, nameEnd - at - 46))
  return {
    name: name.replaceAll('\\', '/').toLowerCase(),
    entry: {
      method: view.getUint16(at + 10, true),
      packed: extra.get('packed') ?? packed,
      offset: extra.get('offset') ?? offset,
    },
    next: extraEnd + view.getUint16(at + 32, true),
  }
}

function readDirectory(view: DataView): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  let at = directoryOffset(view)
  while (at + 46 <= view.byteLength && view.getUint32(at, true) === ENTRY_SIGNATURE) {
    const { name, entry, next } = readEntry(view, at)
    entries.set(name, entry)
    at = next
  }
  return entries
}

/** The files of a zip archive, unpacked one at a time and never beyond a total size. */
export class ZipReader {
  readonly #view: DataView
  readonly #entries: Map<string, Entry>
  #left = MAX_UNPACKED

  constructor(readonly bytes: Uint8Array<ArrayBuffer>) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.#entries = readDirectory(this.#view)
  }

  has(name: string): boolean {
    return this.#entries.has(name.toLowerCase())
  }

  /** Text of a file of the archive; `null` where there is none of that name. */
  async text(name: string): Promise<string | null> {
    const entry = this.#entries.get(name.toLowerCase())
    if (!entry) return null
    const nameLength = this.#view.getUint16(entry.offset + 26, true)
    const start = entry.offset + 30 + nameLength + this.#view.getUint16(entry.offset + 28, true)
    const packed = new Blob([this.bytes.subarray(start, start + entry.packed)]).stream()
    if (entry.method !== 0 && entry.method !== 8) throw new SpreadsheetError('damaged')
    return this.#collect(entry.method === 8 ? packed.pipeThrough(new DecompressionStream('deflate-raw')) : packed)
  }

  async #collect(stream: ReadableStream<Uint8Array>): Promise<string> {
    const decoder = new TextDecoder()
    const parts: string[] = []
    const reader = stream.getReader()
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      this.#left -= chunk.value.byteLength
      if (this.#left < 0) {
        await reader.cancel()
        throw new SpreadsheetError('too_much_inside')
      }
      parts.push(decoder.decode(chunk.value, { stream: true }))
    }
    return parts.join('') + decoder.decode()
  }
}
