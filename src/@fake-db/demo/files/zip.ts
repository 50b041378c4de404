interface ZipEntry {
  name: string
  bytes: Uint8Array
}

function crcOf(bytes: Uint8Array): number {
  let crc = -1
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ -1) >>> 0
}

/** Little-endian numbers of two and of four bytes. */
const two = (...numbers: number[]) => numbers.flatMap((value) => [value & 0xff, (value >>> 8) & 0xff])
const four = (...numbers: number[]) => numbers.flatMap((value) => [...two(value), ...two(value >>> 16)])

/** 1 January 2026 in the archive's date format. */
const DAY = ((2026 - 1980) << 9) | (1 << 5) | 1
/** Requirements to read it: version 2.0; UTF-8 names; no compression; midnight. */
const ABOUT = two(20, 0x0800, 0, 0, DAY)

/** An uncompressed archive, because the files are small. */
export function zipOf(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const file: number[] = []
  const directory: number[] = []
  for (const { name, bytes } of entries) {
    const letters = [...new TextEncoder().encode(name)]
    const sizes = [...four(crcOf(bytes), bytes.length, bytes.length), ...two(letters.length, 0)]
    directory.push(...four(0x02014b50), ...two(20), ...ABOUT, ...sizes)
    directory.push(...two(0, 0, 0), ...four(0, file.length), ...letters)
    file.push(...four(0x04034b50), ...ABOUT, ...sizes, ...letters, ...bytes)
  }
  const { length } = entries
  const end = [...four(0x06054b50), ...two(0, 0, length, length), ...four(directory.length, file.length), ...two(0)]
  return Uint8Array.from([...file, ...directory, ...end])
}
