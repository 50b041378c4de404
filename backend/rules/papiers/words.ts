import type { Pays } from '@contract/clock/pays'
import { arabicAmount } from '@contract/papiers/arabicWords'
import { frenchAmount } from '@contract/papiers/frenchWords'

const NBSP = '\u00a0'

/** Sets a number or a Latin name apart in an Arabic sentence, so that the signs around it keep their side. */
export const apart = (text: string | number): string => `\u2068${text}\u2069`

/** An amount as papers write it: « 1 250,000 DT », « 1 250,00 € ». */
function figures(millimes: number, pays: Pays): string {
  const decimals = pays === 'TN' ? 3 : 2
  const [whole = '', part = ''] = (millimes / 1000).toFixed(decimals).split('.')
  return `${whole.replace(/\B(?=(\d{3})+$)/g, NBSP)},${part}`
}

export const frenchMoney = (millimes: number, pays: Pays): string =>
  `${figures(millimes, pays)}${NBSP}${pays === 'TN' ? 'DT' : '€'}`

export const frenchMoneyWords = (millimes: number, pays: Pays): string =>
  frenchAmount(millimes, pays === 'TN' ? 'TND' : 'EUR')

export const arabicMoney = (millimes: number): string => `${apart(figures(millimes, 'TN'))} د.ت`
export const arabicMoneyWords = (millimes: number): string => arabicAmount(millimes, 'TND')

/** A day as papers write it: 21/11/2026. */
export const printedDay = (day: string): string => day.split('-').reverse().join('/')
