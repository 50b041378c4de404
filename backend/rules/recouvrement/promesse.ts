import type { EtatPromesse } from '@contract/argent/promesse'

/** Whether a promise was kept: by what was paid between the promise and its day. */
export function promiseState(
  { date, montant }: { date: string; montant: number },
  paye: number,
  today: string,
): EtatPromesse {
  if (paye >= montant) return 'KEPT'
  return today <= date ? 'PENDING' : 'BROKEN'
}
