import type { Pays } from '@contract/clock/pays'

/** The usual limit for cash taken at once, in millimes, for schools that set none; French law refuses more. */
const USUAL: Record<Pays, number> = { TN: 5_000_000, FR: 1_000_000 }

/** The limit for cash taken at once, and whether more is refused or only warned of. */
export const cashLimit = (plafondEspeces: number | null, pays: Pays): { plafond: number; isRefused: boolean } => ({
  // In France a school may set a lower limit than the law, never a higher one.
  plafond: pays === 'FR' ? Math.min(plafondEspeces ?? USUAL.FR, USUAL.FR) : (plafondEspeces ?? USUAL.TN),
  isRefused: pays === 'FR',
})
