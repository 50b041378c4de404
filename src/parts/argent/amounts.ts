import type { FieldCode, FieldFault } from '@contract/errors'
import { millimesOf } from '@core/format/typedAmount'

/** The fault of an amount as typed; none for a sum above zero. */
export function amountFault(text: string): FieldCode | undefined {
  const millimes = millimesOf(text)
  if (millimes === undefined) return 'required'
  if (Number.isNaN(millimes)) return 'amount'
  return millimes > 0 ? undefined : 'positive'
}

/** The same for an amount that may be left out: none and zero are the same. */
export const optionalAmountFault = (text: string): FieldCode | undefined =>
  Number.isNaN(millimesOf(text) ?? 0) ? 'amount' : undefined

/** A typed amount in millimes; 0 while it cannot be read, so a text that shows it checks for that. */
export const amountOf = (text: string) => millimesOf(text) || 0

export const textFault = (text: string): FieldCode | undefined => (text.trim() ? undefined : 'required')

/** The fault of a count as typed; none for a whole number from `least` to `most`. */
export function countFault(text: string, least: number, most: number): FieldFault | undefined {
  const typed = text.trim()
  if (!typed) return 'required'
  if (!/^\d+$/.test(typed)) return 'integer'
  if (Number(typed) < least) return `too_small:${least}`
  return Number(typed) > most ? `too_big:${most}` : undefined
}
