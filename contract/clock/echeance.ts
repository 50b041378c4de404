import { daysBetween } from './days'

/** Days before the end of a paper, card or package on which the school is told. */
export const ALERTES_JOURS = [30, 14, 7, 1] as const
/** Within this many days an end is near. */
export const BIENTOT_JOURS = ALERTES_JOURS[0]

type Seuil = `${(typeof ALERTES_JOURS)[number]}`
/** How near an end is: the last threshold that was passed, or the end itself. */
export const NIVEAUX_ALERTE = ['30', '14', '7', '1', 'expire'] as const satisfies readonly (Seuil | 'expire')[]
export type NiveauAlerte = (typeof NIVEAUX_ALERTE)[number]

/** How near an end is: the last of the thresholds that was passed; null while it is further away than all of them. */
export function niveauAlerte(jours: number): NiveauAlerte | null {
  if (jours < 0) return 'expire'
  const nearest = ALERTES_JOURS.filter((threshold) => jours <= threshold).at(-1)
  return nearest === undefined ? null : `${nearest}`
}

/** Whether an end is past on a day: what ends is valid on the day that it names. */
export const isPast = (fin: string, today: string): boolean => fin < today

export interface Echeance {
  state: 'expired' | 'soon' | 'valid'
  /** Days until the end; negative once it is past. */
  days: number
}

/** Where a paper, a card or a package is on its way to its end, on a day. */
export function echeanceOn(fin: string, today: string): Echeance {
  const days = daysBetween(today, fin)
  if (isPast(fin, today)) return { state: 'expired', days }
  return { state: days <= BIENTOT_JOURS ? 'soon' : 'valid', days }
}
