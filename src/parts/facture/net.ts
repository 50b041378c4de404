import type { Facture } from '@contract/argent/facture'

/** What a client pays of an invoice, or gets back by a credit note: the stamp duty is theirs to pay on both. */
export const netOf = ({ serie, ttc, timbre }: Pick<Facture, 'serie' | 'ttc' | 'timbre'>) =>
  serie === 'FA' ? ttc + timbre : ttc - timbre
