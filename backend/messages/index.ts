import { ARGENT } from './argent'
import { COMPTE } from './compte'
import { COURS } from './cours'
import { ECOLE } from './ecole'
import { LANGUAGES, type Language } from './language'
import { PLANNING } from './planning'
import { PLATEFORME } from './plateforme'
import { REQUESTS } from './requests'

/** The messages of all refusals, by code. */
export const MESSAGES = { ...REQUESTS, ...COMPTE, ...PLATEFORME, ...ECOLE, ...PLANNING, ...ARGENT, ...COURS } as const

export type MessageCode = keyof typeof MESSAGES

const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text)

/** The first language of an Accept-Language header that the product supports. */
export function preferredLanguage(header: string | undefined): Language {
  for (const part of (header ?? '').split(',')) {
    const language = part.trim().slice(0, 2).toLowerCase()
    if (isLanguage(language)) return language
  }
  return 'fr'
}

/** Formats an amount in a language: `50,000 DT`. */
function amountIn(language: Language, millimes: number, isEuro: boolean): string {
  const digits = isEuro ? 2 : 3
  const format = new Intl.NumberFormat(language === 'ar' ? 'ar-TN-u-nu-latn' : language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  const dinars = language === 'ar' ? 'د.ت' : 'DT'
  return `${format.format(millimes / 1000)}\u00a0${isEuro ? '€' : dinars}`
}

/** The sentence of a refusal, with values from its details in the placeholders: `{plafond}`, `{recu}`. */
export function sentenceOf(code: MessageCode, language: Language, details: unknown): string {
  const facts = new Map<string, unknown>(typeof details === 'object' && details !== null ? Object.entries(details) : [])
  return MESSAGES[code][language].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = facts.get(name)
    return typeof value === 'number' ? amountIn(language, value, facts.get('pays') === 'FR') : String(value ?? '')
  })
}
