import { unzlibSync } from 'fflate'

const HEADER = 44
const ENTRY = 20
const SFNT_HEADER = 12
const SFNT_ENTRY = 16

const padded = (length: number) => (length + 3) & ~3

interface Entry {
  tag: number
  offset: number
  packed: number
  length: number
  checksum: number
}

function entriesOf(view: DataView): Entry[] {
  return Array.from({ length: view.getUint16(12) }, (_, index) => {
    const at = HEADER + index * ENTRY
    const [tag, offset, packed, length, checksum] = [0, 4, 8, 12, 16].map((shift) => view.getUint32(at + shift))
    return { tag, offset, packed, length, checksum } as Entry
  })
}

const unpacked = new WeakMap<Uint8Array, Uint8Array>()

/** The font of a WOFF file, as a PDF and HarfBuzz read it; unpacked once. Any other font is returned as it is. */
export function sfntOf(file: Uint8Array): Uint8Array {
  const font = unpacked.get(file) ?? unpack(file)
  unpacked.set(file, font)
  return font
}

function unpack(file: Uint8Array): Uint8Array {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (view.getUint32(0) !== 0x774f4646) return file
  const entries = entriesOf(view)
  const size = entries.reduce((sum, { length }) => sum + padded(length), SFNT_HEADER + entries.length * SFNT_ENTRY)
  const font = new Uint8Array(size)
  const out = new DataView(font.buffer)
  out.setUint32(0, view.getUint32(4))
  out.setUint16(4, entries.length)
  let place = SFNT_HEADER + entries.length * SFNT_ENTRY
  for (const [index, { tag, offset, packed, length, checksum }] of entries.entries()) {
    const bytes = file.subarray(offset, offset + packed)
    font.set(packed < length ? unzlibSync(bytes) : bytes, place)
    const at = SFNT_HEADER + index * SFNT_ENTRY
    for (const [shift, value] of [tag, checksum, place, length].entries()) out.setUint32(at + shift * 4, value)
    place += padded(length)
  }
  return font
}
