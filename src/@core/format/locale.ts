// British dates in English. Portuguese dates use the Brazilian format, because the short form of pt-PT is all figures;
// the words are the same.
// Arabic as in Tunisia: its names of the months, with Western figures.
const ARABIC = 'ar-TN-u-nu-latn'
const DATE_LOCALES: Record<string, string> = { en: 'en-GB', pt: 'pt-BR', ar: ARABIC }
const NUMBER_LOCALES: Record<string, string> = { en: 'en-GB', pt: 'pt-PT', ar: ARABIC }

/** The locale in which dates are written in a language of the interface; `numberLocale` that of numbers. */
export const dateLocale = (language: string): string => DATE_LOCALES[language] ?? language

export const numberLocale = (language: string): string => NUMBER_LOCALES[language] ?? language

const cache = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>()

/** Creating a formatter is slow, using it is fast: tables of dates share theirs. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `d${language}${JSON.stringify(options)}`
  const known = cache.get(key)
  if (known instanceof Intl.DateTimeFormat) return known
  const made = new Intl.DateTimeFormat(dateLocale(language), options)
  cache.set(key, made)
  return made
}

/** A number as it is shown: Intl writes a hyphen for the minus, which is shorter than the plus and may end a line. */
export const withMinus = (written: string): string => written.replace('-', '\u2212')

export function numberFormat(language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `n${language}${JSON.stringify(options)}`
  const known = cache.get(key)
  if (known instanceof Intl.NumberFormat) return known
  const made = new Intl.NumberFormat(numberLocale(language), options)
  cache.set(key, made)
  return made
}
