import type { LigneFacture } from '@contract/argent/facture'

interface TaxSum {
  taux: number
  debours: boolean
  ht: number
  tva: number
}

/** The totals of a document by rate, the highest first; amounts collected for the State are separate. */
export function taxSums(lignes: readonly LigneFacture[]): TaxSum[] {
  const sums = new Map<string, TaxSum>()
  for (const { tauxTva: taux, debours, ht, tva } of lignes) {
    const key = `${taux} ${debours}`
    const known = sums.get(key) ?? { taux, debours, ht: 0, tva: 0 }
    sums.set(key, { ...known, ht: known.ht + ht, tva: known.tva + tva })
  }
  return [...sums.values()].sort((a, b) => b.taux - a.taux || Number(a.debours) - Number(b.debours))
}
