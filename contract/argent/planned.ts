import type { CompteCandidat, Inscription } from './compte'

type Poste = CompteCandidat['postes'][number]

/**
 * Whether a payment plan says when an open item is due: its own due date then means nothing. A plan spreads what was
 * bought before it, and the balance with which a candidate was moved in.
 */
export const isPlanned = (inscriptions: readonly Inscription[], { cause, idCause }: Poste): boolean =>
  inscriptions.some(({ id, echeancier }) => {
    if (echeancier === null) return false
    if (cause === 'reprise') return id === idCause
    return cause === 'lot' && echeancier.lots.includes(idCause)
  })
