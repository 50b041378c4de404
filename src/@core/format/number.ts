import { numberFormat, withMinus } from './locale'

/** Millimes in one unit of either currency: every amount is stored in them. */
export const MILLIMES = 1000

export type Currency = 'TND' | 'EUR'

/** The sign of a currency. */
export function currencySign(currency: Currency, language: string): string {
  if (currency === 'EUR') return '€'
  return language === 'ar' ? 'د.ت' : 'DT'
}

/** An amount from thousandths of the currency: `1 250,000 DT` (three decimals), `1 250,00 €` (two). */
export function formatAmount(millimes: number, language: string, currency: Currency = 'TND'): string {
  const parts = numberFormat(language, { style: 'currency', currency })
    .formatToParts(millimes / MILLIMES)
    .map((part) => (part.type === 'currency' && currency === 'TND' ? currencySign(currency, language) : part.value))
  return withMinus(parts.join(''))
}

/** A whole number with thousands separators: `2 345`. */
export const formatNumber = (value: number, language: string) => withMinus(numberFormat(language).format(value))

/** A short count for a badge: thousands above 999 with one decimal and k, `1,2k`. Elsewhere use `formatNumber`. */
export function formatCount(count: number, language: string): string {
  if (Math.abs(count) <= 999) return withMinus(String(count))
  const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return withMinus(`${numberFormat(language, tenths).format(count / 1000)}k`)
}

/** A share between 0 and 1: `74 %`; with up to so many digits behind the comma, `5,5 %`. */
export const formatPercent = (share: number, language: string, digits = 0) =>
  withMinus(numberFormat(language, { style: 'percent', maximumFractionDigits: digits }).format(share))

/** A file size in readable units: `1,4 Mo`. */
export function formatBytes(bytes: number, language: string): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1)
  return numberFormat(language, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: power > 1 ? 1 : 0,
  }).format(bytes / 1000 ** power)
}
