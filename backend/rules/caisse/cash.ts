import type { Pays } from '@contract/clock/pays'

/** The most cash taken at once where the school has set nothing, in millimes; French law refuses more. */
const USUAL: Record<Pays, number> = { TN: 5_000_000, FR: 1_000_000 }

/** The most cash taken at once, and whether more is refused or only warned of. */
export const cashLimit = (plafondEspeces: number | null, pays: Pays): { plafond: number; isRefused: boolean } => ({
  // A school may set less than the law, never more.
  plafond: pays === 'FR' ? Math.min(plafondEspeces ?? USUAL.FR, USUAL.FR) : (plafondEspeces ?? USUAL.TN),
  isRefused: pays === 'FR',
})
