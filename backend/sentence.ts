import { type Language, MESSAGES, type MessageCode } from './messages'

/** A sum in the words of a language: `50,000 DT`. */
function amountIn(language: Language, millimes: number, isEuro: boolean): string {
  const digits = isEuro ? 2 : 3
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return `${format.format(millimes / 1000)}\u00a0${isEuro ? '€' : 'DT'}`
}

/** The sentence of a refusal, with what its details name in the places for it: `{plafond}`, `{recu}`. */
export function sentenceOf(code: MessageCode, language: Language, details: unknown): string {
  const facts = new Map<string, unknown>(typeof details === 'object' && details !== null ? Object.entries(details) : [])
  return MESSAGES[code][language].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = facts.get(name)
    return typeof value === 'number' ? amountIn(language, value, facts.get('pays') === 'FR') : String(value ?? '')
  })
}
