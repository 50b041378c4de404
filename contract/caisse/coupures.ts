import type { Pays } from '../clock/pays'

/** A note or a coin: its key in a count (`b50000`, `p500`), and its value in millimes. */
export interface Coupure {
  cle: string
  kind: 'billet' | 'piece'
  valeur: number
}

const coupures = (billets: readonly number[], pieces: readonly number[]): readonly Coupure[] => [
  ...billets.map((valeur) => ({ cle: `b${valeur}`, kind: 'billet' as const, valeur })),
  ...pieces.map((valeur) => ({ cle: `p${valeur}`, kind: 'piece' as const, valeur })),
]

/** The notes and coins of a country, the largest first. */
export const COUPURES: Record<Pays, readonly Coupure[]> = {
  TN: coupures([50_000, 20_000, 10_000, 5000], [5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5]),
  FR: coupures([200_000, 100_000, 50_000, 20_000, 10_000, 5000], [2000, 1000, 500, 200, 100, 50, 20, 10]),
}

/** The sum of counted notes and coins; null if one of them does not exist in the country. */
export function sumOf(billetage: Readonly<Record<string, number>>, pays: Pays): number | null {
  let sum = 0
  for (const [cle, nombre] of Object.entries(billetage)) {
    const coupure = COUPURES[pays].find((one) => one.cle === cle)
    if (!coupure) return null
    sum += coupure.valeur * nombre
  }
  return sum
}
