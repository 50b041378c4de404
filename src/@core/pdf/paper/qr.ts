/** The letters of the alphanumeric mode, in the order of their values. */
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'
const SIZE = 21
/** Version 1 at level M: 16 bytes of data and 10 of correction. */
const [DATA, CORRECTION] = [16, 10]
/** Level M with mask 0, with its own correction. */
const FORMAT = 0b101010000010010
const MAX_QR = 20

/** Multiplication in the field of 256 elements that the code reckons in. */
function times(one: number, other: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d)
    product ^= ((other >>> bit) & 1) * one
  }
  return product & 0xff
}

function generator(): number[] {
  let product = [1]
  for (let root = 1, at = 0; at < CORRECTION; at += 1, root = times(root, 2)) {
    const next = [...product, 0]
    for (const [index, factor] of product.entries()) next[index + 1] = (next[index + 1] ?? 0) ^ times(factor, root)
    product = next
  }
  return product.slice(1)
}

function corrections(data: readonly number[]): number[] {
  const divisor = generator()
  let rest = divisor.map(() => 0)
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0)
    rest = [...rest.slice(1), 0].map((value, index) => value ^ times(divisor[index] ?? 0, factor))
  }
  return rest
}

/** The text in pairs of letters, closed and filled up to whole bytes. */
function dataOf(text: string): number[] {
  const bits: number[] = []
  const put = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >>> bit) & 1)
  }
  put(0b0010, 4)
  put(text.length, 9)
  for (let at = 0; at < text.length; at += 2) {
    const [first, second] = [LETTERS.indexOf(text[at] ?? ''), LETTERS.indexOf(text[at + 1] ?? '')]
    if (at + 1 < text.length) put(first * 45 + second, 11)
    else put(first, 6)
  }
  put(0, Math.min(4, DATA * 8 - bits.length))
  while (bits.length % 8 > 0) bits.push(0)
  const bytes: number[] = []
  for (let at = 0; at < bits.length; at += 8) bytes.push(Number.parseInt(bits.slice(at, at + 8).join(''), 2))
  for (let pad = 0xec; bytes.length < DATA; pad ^= 0xec ^ 0x11) bytes.push(pad)
  return bytes
}

type Grid = (boolean | null)[][]

/** The three corners, the lines between them, and where the format stands. */
function frame(): Grid {
  const grid: Grid = Array.from({ length: SIZE }, () => Array.from({ length: SIZE }, () => null))
  const set = (row: number, column: number, isDark: boolean) => {
    const line = grid[row]
    if (line && column >= 0 && column < SIZE) line[column] = isDark
  }
  for (const [top, left] of [
    [0, 0],
    [0, SIZE - 7],
    [SIZE - 7, 0],
  ] as const) {
    for (let row = -1; row <= 7; row += 1) {
      for (let column = -1; column <= 7; column += 1) {
        const ring = Math.max(Math.abs(row - 3), Math.abs(column - 3))
        set(top + row, left + column, ring !== 2 && ring !== 4)
      }
    }
  }
  for (let at = 8; at < SIZE - 8; at += 1) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
  for (let bit = 0; bit < 15; bit += 1) {
    const isDark = ((FORMAT >>> bit) & 1) === 1
    const near = bit < 6 ? bit : bit + 1
    if (bit < 8) {
      set(near, 8, isDark)
      set(8, SIZE - 1 - bit, isDark)
    } else {
      set(8, bit === 8 ? 7 : 14 - bit, isDark)
      set(SIZE - 15 + bit, 8, isDark)
    }
  }
  set(SIZE - 8, 8, true)
  return grid
}

/**
 * A QR code of a short number in capital letters, digits and `-./: $%*+`: its rows of dark and light squares.
 * @throws {RangeError} for other or longer texts
 */
export function qrOf(text: string): boolean[][] {
  if (text.length > MAX_QR || [...text].some((letter) => !LETTERS.includes(letter))) {
    throw new RangeError(`No QR code of ${text}`)
  }
  const data = dataOf(text)
  const bits = [...data, ...corrections(data)].flatMap((byte) =>
    Array.from({ length: 8 }, (_, bit) => (byte >>> (7 - bit)) & 1),
  )
  const grid = frame()
  let at = 0
  // Two columns at a time from the right, up and down in turn; the column of the line between corners is left out.
  for (let right = SIZE - 1; right >= 1; right -= 2) {
    const column = right <= 6 ? right - 1 : right
    const isUp = ((SIZE - 1 - right) / 2) % 2 === 0
    for (let step = 0; step < SIZE; step += 1) {
      const line = grid[isUp ? SIZE - 1 - step : step]
      const row = isUp ? SIZE - 1 - step : step
      for (const x of [column, column - 1]) {
        if (!line || line[x] !== null) continue
        line[x] = ((bits[at] ?? 0) === 1) !== ((row + x) % 2 === 0)
        at += 1
      }
    }
  }
  return grid.map((line) => line.map((isDark) => isDark === true))
}
