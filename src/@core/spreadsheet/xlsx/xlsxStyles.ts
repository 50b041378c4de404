import { scanXml } from './xml'

/** Built-in formats that are never declared: dates, and dates with a time. */
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)

/** Detects a date format: date letters outside quotes, brackets and escapes, and no digit placeholders. */
export function isDateFormat(code: string): boolean {
  const letters = code
    .replace(/"[^"]*"|\[[^\]]*\]|\\.|_.|\*./g, '')
    .replace(/s+\.0+/gi, 's')
    .replace(/general|standard/gi, '')
  if (/[0#?]/.test(letters)) return false
  return /[dyj]/i.test(letters) || (/m/i.test(letters) && !/[hs]/i.test(letters))
}

/** For each cell style, by its index: whether it shows a date. */
export function readDateStyles(xml: string | null): boolean[] {
  const custom = new Map<number, boolean>()
  const styles: boolean[] = []
  let inCells = false
  if (xml === null) return styles
  scanXml(xml, {
    open(name, attributes) {
      if (name === 'numFmt') custom.set(Number(attributes.numFmtId), isDateFormat(attributes.formatCode ?? ''))
      else if (name === 'cellXfs') inCells = true
      else if (name === 'xf' && inCells) {
        const id = Number(attributes.numFmtId ?? 0)
        styles.push(custom.get(id) ?? isBuiltInDate(id))
      }
    },
    close(name) {
      if (name === 'cellXfs') inCells = false
    },
  })
  return styles
}
