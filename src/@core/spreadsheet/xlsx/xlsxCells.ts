/** The serial number of 1 January 1970 in a spreadsheet (serials are correct from March 1900). */
const SERIAL_OF_1970 = 25_569
const DAYS_FROM_1900_TO_1904 = 1462
const FIRST_CERTAIN_SERIAL = 61
const LAST_SERIAL = 2_958_465
const MINUTES_OF_DAY = 1440

/** All digits, where `String` would use an exponent. */
export function plainNumber(text: string): string {
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value)) return text
  if (Number.isInteger(value)) return BigInt(value).toString()
  const short = String(value)
  return short.includes('e') ? value.toFixed(15).replace(/\.?0+$/, '') : short
}

/** A date's serial number as `YYYY-MM-DD`, with its time if any; an invalid one stays a number. */
export function dateText(text: string, since1904: boolean): string {
  const serial = Number(text) + (since1904 ? DAYS_FROM_1900_TO_1904 : 0)
  if (!(serial >= FIRST_CERTAIN_SERIAL && serial <= LAST_SERIAL)) return plainNumber(text)
  const minutes = Math.round(serial * MINUTES_OF_DAY)
  const moment = new Date((minutes - SERIAL_OF_1970 * MINUTES_OF_DAY) * 60_000).toISOString()
  return minutes % MINUTES_OF_DAY === 0 ? moment.slice(0, 10) : `${moment.slice(0, 10)} ${moment.slice(11, 16)}`
}

/** Decodes `_xHHHH_`, the notation of characters that XML cannot hold. */
export const unescapeCell = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([\da-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text

export interface CellContext {
  sharedStrings: string[]
  dateStyles: boolean[]
  since1904: boolean
}

/** The text of a cell from its type, its style and its value; for a formula the last computed value. */
export function cellText(
  type: string | undefined,
  style: string | undefined,
  value: string,
  context: CellContext,
): string {
  switch (type) {
    case 's':
      return context.sharedStrings[Number(value)] ?? ''
    case 'str':
    case 'inlineStr':
      return unescapeCell(value)
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE'
    case 'e':
      return value
    case 'd':
      return value.replace(/T00:00(:00)?(\.0+)?Z?$/, '').replace('T', ' ')
    default:
      return value !== '' && context.dateStyles[Number(style ?? 0)]
        ? dateText(value, context.since1904)
        : plainNumber(value)
  }
}
