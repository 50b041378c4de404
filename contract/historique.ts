/** The records whose changes are kept in the log. */
export const ENTITES = [
  'candidat',
  'moniteur',
  'vehicule',
  'examinateur',
  'evenement',
  'demande',
  'attente',
  'planning',
] as const
export type Entite = (typeof ENTITES)[number]
