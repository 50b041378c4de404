/** Days before the end of a candidate's paper or code on which it is announced; the last is the day itself. */
export const RAPPELS_JOURS = [30, 7, 0] as const
/** An end is announced for so many days after it, to whoever was away on the day itself; the lists say the rest. */
export const RAPPEL_APRES_JOURS = 7

export type NiveauRappel = `${(typeof RAPPELS_JOURS)[number]}`

/** The last of the thresholds that was passed; null while the end is further away, or long past. */
export function niveauRappel(jours: number): NiveauRappel | null {
  if (jours < -RAPPEL_APRES_JOURS) return null
  const nearest = RAPPELS_JOURS.filter((threshold) => jours <= threshold).at(-1)
  return nearest === undefined ? null : `${nearest}`
}
