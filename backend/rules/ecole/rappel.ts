/** Days before the end of a candidate's paper or code on which they are reminded; 0 is the day itself. */
export const RAPPELS_JOURS = [30, 7, 0] as const
/**
 * Days after the end during which a reminder is still sent, for people who were away; after that only the lists show
 * it.
 */
export const RAPPEL_APRES_JOURS = 7

export type NiveauRappel = `${(typeof RAPPELS_JOURS)[number]}`

/** The last threshold passed; null while the end is further away, or too long past. */
export function reminderLevel(jours: number): NiveauRappel | null {
  if (jours < -RAPPEL_APRES_JOURS) return null
  const nearest = RAPPELS_JOURS.filter((threshold) => jours <= threshold).at(-1)
  return nearest === undefined ? null : `${nearest}`
}
