import type { Pays } from '@contract/clock/pays'

/** An amount as messages write it: `835,000 DT`. */
export const amountText = (millimes: number, pays: Pays): string =>
  pays === 'TN'
    ? `${(millimes / 1000).toFixed(3).replace('.', ',')} DT`
    : `${(millimes / 1000).toFixed(2).replace('.', ',')} €`
