import type { EtatPromesse } from '@contract/argent/promesse'

/** The state of a promise, by the payments between the promise and its day. */
export function promiseState(
  { date, montant }: { date: string; montant: number },
  paye: number,
  today: string,
): EtatPromesse {
  if (paye >= montant) return 'KEPT'
  return today <= date ? 'PENDING' : 'BROKEN'
}
