import { numberFormat } from './locale'
import { type Currency, MILLIMES } from './number'

/** The language and the currency of typed amounts. */
interface Written {
  language: string
  currency: Currency
}

/** Millimes as a typed amount: `12,500`. */
export const amountText = (millimes: number, { language, currency }: Written) =>
  numberFormat(language, {
    useGrouping: false,
    minimumFractionDigits: currency === 'TND' ? 3 : 2,
    maximumFractionDigits: 3,
  }).format(millimes / MILLIMES)

/** Parses a typed amount (`12`, `12,5`, `1 250.000`) to millimes; undefined when empty, NaN when invalid. */
export function millimesOf(text: string): number | undefined {
  const compact = text.replace(/\s/g, '').replace(',', '.')
  if (!compact) return undefined
  return /^\d+(\.\d{1,3})?$/.test(compact) ? Math.round(Number(compact) * MILLIMES) : Number.NaN
}
