import type { Facture } from './facture'

type Amounts = Pick<Facture, 'serie' | 'ttc' | 'timbre'>

/**
 * The amount that a client pays for an invoice or gets back by a credit note. The client pays the stamp duty on both.
 */
export const netOf = ({ serie, ttc, timbre }: Amounts) => (serie === 'FA' ? ttc + timbre : ttc - timbre)

/** The net amount as a list shows it: a credit note is negative. */
export const signedNet = (facture: Amounts) => (facture.serie === 'FA' ? netOf(facture) : -netOf(facture))
