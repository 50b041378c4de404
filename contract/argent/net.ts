import type { Facture } from './facture'

type Amounts = Pick<Facture, 'serie' | 'ttc' | 'timbre'>

/** What a client pays of an invoice, or gets back by a credit note: the stamp duty is theirs to pay on both. */
export const netOf = ({ serie, ttc, timbre }: Amounts) => (serie === 'FA' ? ttc + timbre : ttc - timbre)

/** The same as a list shows it: a credit note takes off. */
export const signedNet = (facture: Amounts) => (facture.serie === 'FA' ? netOf(facture) : -netOf(facture))
