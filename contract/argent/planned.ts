import type { CompteCandidat, Inscription } from './compte'

type Poste = CompteCandidat['postes'][number]

/**
 * The purchases that the plan of an enrolment does not spread: the latest ones, up to the rise in price since it was
 * made.
 */
function boughtLater({ lots, echeancier }: Inscription): Set<number> {
  const later = new Set<number>()
  let rise = echeancier?.ecart ?? 0
  for (const { id, montant } of lots.toReversed()) {
    if (montant > rise) break
    later.add(id)
    rise -= montant
  }
  return later
}

/**
 * Whether a payment plan says when an open item is due: its own due date then means nothing. A plan spreads what was
 * bought, and the balance with which a candidate was moved in.
 */
export const isPlanned = (inscriptions: readonly Inscription[], { cause, idCause }: Poste): boolean =>
  inscriptions.some((inscription) => {
    if (inscription.echeancier === null) return false
    if (cause === 'reprise') return inscription.id === idCause
    if (cause !== 'lot' || !inscription.lots.some(({ id }) => id === idCause)) return false
    return !boughtLater(inscription).has(idCause)
  })
