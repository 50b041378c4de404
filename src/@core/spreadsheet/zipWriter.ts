const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

function addToCrc(crc: number, bytes: Uint8Array): number {
  let value = crc
  for (const byte of bytes) value = (value >>> 8) ^ (CRC_TABLE[(value ^ byte) & 0xff] ?? 0)
  return value
}

interface ZipEntry {
  name: Uint8Array<ArrayBuffer>
  crc: number
  packed: number
  unpacked: number
  offset: number
}

/** 1 January 1980, the first day that an archive can name: the same rows give the same file. */
const FIRST_DATE = 0x21
const UTF8_NAMES = 0x0800
const DEFLATED = 8

/** The fields that a file's own header and the directory share. */
function sharedFields(view: DataView, at: number, entry: ZipEntry): void {
  view.setUint16(at, 20, true)
  view.setUint16(at + 2, UTF8_NAMES, true)
  view.setUint16(at + 4, DEFLATED, true)
  view.setUint16(at + 8, FIRST_DATE, true)
  view.setUint32(at + 10, entry.crc, true)
  view.setUint32(at + 14, entry.packed, true)
  view.setUint32(at + 18, entry.unpacked, true)
  view.setUint16(at + 22, entry.name.byteLength, true)
}

function localHeader(entry: ZipEntry): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(30))
  view.setUint32(0, 0x04034b50, true)
  sharedFields(view, 4, entry)
  return new Uint8Array(view.buffer)
}

function directoryHeader(entry: ZipEntry): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(46))
  view.setUint32(0, 0x02014b50, true)
  view.setUint16(4, 20, true)
  sharedFields(view, 6, entry)
  view.setUint32(42, entry.offset, true)
  return new Uint8Array(view.buffer)
}

function directoryEnd(count: number, size: number, offset: number): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(22))
  view.setUint32(0, 0x06054b50, true)
  view.setUint16(8, count, true)
  view.setUint16(10, count, true)
  view.setUint32(12, size, true)
  view.setUint32(16, offset, true)
  return new Uint8Array(view.buffer)
}

/** A file of an archive whose text arrives piece by piece. */
export class PackedFile {
  readonly #stream = new CompressionStream('deflate-raw')
  readonly #writer = this.#stream.writable.getWriter()
  readonly #packed = new Response(this.#stream.readable).blob()
  #crc = 0xffff_ffff
  #unpacked = 0

  constructor(readonly name: string) {}

  async write(text: string): Promise<void> {
    const bytes = new TextEncoder().encode(text)
    this.#crc = addToCrc(this.#crc, bytes)
    this.#unpacked += bytes.byteLength
    await this.#writer.write(bytes)
  }

  async close(offset: number): Promise<{ entry: ZipEntry; content: Blob }> {
    await this.#writer.close()
    const content = await this.#packed
    const crc = (this.#crc ^ 0xffff_ffff) >>> 0
    const name = new TextEncoder().encode(this.name)
    return { entry: { name, crc, packed: content.size, unpacked: this.#unpacked, offset }, content }
  }
}

/** Puts the files together to one archive. */
export async function zip(files: PackedFile[], type: string): Promise<Blob> {
  const parts: BlobPart[] = []
  const directory: Uint8Array<ArrayBuffer>[] = []
  let offset = 0
  for (const file of files) {
    const { entry, content } = await file.close(offset)
    parts.push(localHeader(entry), entry.name, content)
    directory.push(directoryHeader(entry), entry.name)
    offset += 30 + entry.name.byteLength + content.size
  }
  const size = directory.reduce((sum, { byteLength }) => sum + byteLength, 0)
  return new Blob([...parts, ...directory, directoryEnd(files.length, size, offset)], { type })
}
