const INTL_LOCALES: Record<string, string> = { fr: 'fr', en: 'en-GB', de: 'de', pt: 'pt-PT' }

/** The Intl locale of an interface language: British dates in English, European Portuguese. */
export const intlLocale = (language: string) => INTL_LOCALES[language.slice(0, 2)] ?? language

const cache = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>()

/** Making a formatter is slow, using it is not: tables of dates share theirs. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `d${language}${JSON.stringify(options)}`
  const known = cache.get(key)
  if (known instanceof Intl.DateTimeFormat) return known
  const made = new Intl.DateTimeFormat(intlLocale(language), options)
  cache.set(key, made)
  return made
}

export function numberFormat(language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `n${language}${JSON.stringify(options)}`
  const known = cache.get(key)
  if (known instanceof Intl.NumberFormat) return known
  const made = new Intl.NumberFormat(intlLocale(language), options)
  cache.set(key, made)
  return made
}
