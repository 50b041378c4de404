import type { Pays } from '../clock/pays'
import { arabicAmount } from './arabicWords'
import { frenchAmount } from './frenchWords'

const NBSP = '\u00a0'

/** Isolates a number or a Latin name in an Arabic sentence, so that the signs around it keep their side. */
export const apart = (text: string | number): string => `\u2068${text}\u2069`

/** An amount as papers write it: « 1 250,000 DT », « 1 250,00 € ». */
function figures(millimes: number, pays: Pays): string {
  const decimals = pays === 'TN' ? 3 : 2
  const [whole = '', part = ''] = (millimes / 1000).toFixed(decimals).split('.')
  const groups: string[] = []
  for (let end = whole.length; end > 0; end -= 3) groups.unshift(whole.slice(Math.max(0, end - 3), end))
  return `${groups.join(NBSP)},${part}`
}

export const frenchMoney = (millimes: number, pays: Pays): string =>
  `${figures(millimes, pays)}${NBSP}${pays === 'TN' ? 'DT' : '€'}`

export const frenchMoneyWords = (millimes: number, pays: Pays): string =>
  frenchAmount(millimes, pays === 'TN' ? 'TND' : 'EUR')

export const arabicMoney = (millimes: number): string => `${apart(figures(millimes, 'TN'))} د.ت`
export const arabicMoneyWords = (millimes: number): string => arabicAmount(millimes, 'TND')

/** A day as papers write it: 21/11/2026. */
export const printedDay = (day: string): string => day.split('-').reverse().join('/')

/** A stored telephone number in the groups of its country. */
export const printedPhone = (number: string): string =>
  number
    .replace(/^\+216(\d{2})(\d{3})(\d{3})$/, `+216${NBSP}$1${NBSP}$2${NBSP}$3`)
    .replace(/^\+33(\d)(\d{2})(\d{2})(\d{2})(\d{2})$/, `0$1${NBSP}$2${NBSP}$3${NBSP}$4${NBSP}$5`)

/** Minutes of lessons as hours: « 20 h », « 1 h 30 ». */
export function frenchHours(minutes: number): string {
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)}${NBSP}h${rest ? `${NBSP}${String(rest).padStart(2, '0')}` : ''}`
}

/** The same in Arabic, which counts small numbers in the plural. */
export function arabicHours(minutes: number): string {
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60]
  const noun = whole >= 3 && whole <= 10 ? 'ساعات' : 'ساعة'
  return `${apart(whole)} ${noun}${rest ? ` و${apart(rest)} دقيقة` : ''}`
}
