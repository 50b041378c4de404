const startsWith = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((byte, index) => bytes[index] === byte)

/** Number of bytes examined to tell the old encodings apart. */
const SAMPLE = 200_000

/** Letters of Windows-1256 that are not accented letters of Windows-1252 too. */
const isArabicLetter = (byte: number) =>
  byte >= 0xc1 && byte <= 0xf6 && ![0xd7, 0xe0, 0xe2, 0xe7, 0xe8, 0xe9, 0xea, 0xeb, 0xee, 0xef, 0xf4].includes(byte)

function singleByteEncoding(bytes: Uint8Array): string {
  let mac = 0
  let latin = 0
  let run = 0
  let arabicRuns = 0
  for (const byte of bytes.subarray(0, SAMPLE)) {
    run = isArabicLetter(byte) ? run + 1 : 0
    // Three in a row are an Arabic word: in Windows-1252 the same bytes are accented capitals, which come singly.
    if (run === 3) arabicRuns += 1
    if (byte >= 0xc0) latin += 1
    // In Mac Roman: à â ç é è ê ë î ï ô û; in Windows-1252 most of these are rare signs.
    else if (byte >= 0x87 && byte <= 0x9f && ![0x8c, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x9c].includes(byte))
      mac += 1
  }
  if (arabicRuns > 0) return 'windows-1256'
  return mac > latin ? 'macintosh' : 'windows-1252'
}

/** UTF-16 without a byte-order mark: every second byte of plain text is zero. */
function hiddenUtf16(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, 2000)
  const zeros = [0, 0]
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = zeros
  if (odd > sample.length / 5 && even === 0) return 'utf-16le'
  return even > sample.length / 5 && odd === 0 ? 'utf-16be' : null
}

/** The Unicode encoding shown by a byte-order mark or by zero bytes. */
function statedEncoding(bytes: Uint8Array): string | null {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8'
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le'
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be'
  return hiddenUtf16(bytes)
}

/** A few damaged letters do not make it another encoding: the many other accented letters prove UTF-8. */
function mostlyUtf8(text: string): boolean {
  const broken = text.match(/\ufffd/g)?.length ?? 0
  const whole = text.match(/[\u0080-\ufffc]/g)?.length ?? 0
  return broken * 10 < whole
}

/** Not by searching for replacement characters: a file may contain one that its author saved. */
function isValidUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** Decodes a text of unknown encoding: Unicode where it is marked or valid, else the most likely old encoding. */
export function decodeText(bytes: Uint8Array): string {
  const stated = statedEncoding(bytes)
  const text = new TextDecoder(stated ?? 'utf-8').decode(bytes)
  if (stated || !text.includes('\ufffd') || isValidUtf8(bytes) || mostlyUtf8(text)) return text
  return new TextDecoder(singleByteEncoding(bytes)).decode(bytes)
}

/** True for binary data: a picture, a PDF or a program with a spreadsheet's file name. */
export function looksBinary(text: string): boolean {
  const sample = text.slice(0, 20_000)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the search is for control characters
  const controls = sample.match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/g)?.length ?? 0
  return controls > 0 && controls >= sample.length / 200
}
