// British dates in English. Portuguese dates use the Brazilian format, because the short form of pt-PT is all figures;
// the words are the same.
const DATE_LOCALES: Record<string, string> = { en: 'en-GB', pt: 'pt-BR' }
const NUMBER_LOCALES: Record<string, string> = { en: 'en-GB', pt: 'pt-PT' }

const cache = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>()

/** Creating a formatter is slow, using it is fast: tables of dates share theirs. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `d${language}${JSON.stringify(options)}`
  const known = cache.get(key)
  if (known instanceof Intl.DateTimeFormat) return known
  const made = new Intl.DateTimeFormat(DATE_LOCALES[language] ?? language, options)
  cache.set(key, made)
  return made
}

export function numberFormat(language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `n${language}${JSON.stringify(options)}`
  const known = cache.get(key)
  if (known instanceof Intl.NumberFormat) return known
  const made = new Intl.NumberFormat(NUMBER_LOCALES[language] ?? language, options)
  cache.set(key, made)
  return made
}
