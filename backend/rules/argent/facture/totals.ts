import type { LigneFacture, LigneLibre } from '@contract/argent/facture'
import { htOf } from '../vat'

type Amounts = Pick<LigneFacture, 'ht' | 'tva' | 'ttc'>

/** The sums of a document's lines. */
export const totalsOf = (lines: readonly Amounts[]): Amounts =>
  lines.reduce((sum, { ht, tva, ttc }) => ({ ht: sum.ht + ht, tva: sum.tva + tva, ttc: sum.ttc + ttc }), {
    ht: 0,
    tva: 0,
    ttc: 0,
  })

/** A typed line with its VAT taken out of its price. */
export function typedLine({ libelle, quantite, prix, tauxTva }: LigneLibre, step: number): LigneFacture {
  const ttc = quantite * prix
  const ht = htOf(ttc, tauxTva, step)
  return { cause: null, libelle, quantite, unite: 'UNIT', ht, tauxTva, tva: ttc - ht, ttc, debours: false }
}

/** The negated amounts of a line, for a credit note. */
export const contrary = <Line extends Amounts>(line: Line): Line => ({
  ...line,
  ht: -line.ht,
  tva: -line.tva,
  ttc: -line.ttc,
})
