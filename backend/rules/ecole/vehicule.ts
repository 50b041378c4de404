import {
  ALERTES_JOURS,
  BIENTOT_JOURS,
  type EtatPapiers,
  type NiveauAlerte,
  PAPIERS,
  type Papier,
} from '@contract/ecole/vehicule'
import type { FieldErrors } from '@contract/errors'
import { addDays, daysFrom } from '../time'

/** The last days of a vehicle's papers. */
export type Echeances = Record<Papier, string | null>

/** The state of a vehicle's papers on a day, the worst of them. A paper is valid on the day that it names. */
export function etatPapiers(papers: Echeances, today: string): EtatPapiers {
  const ends = PAPIERS.map((paper) => papers[paper])
  const soon = addDays(today, BIENTOT_JOURS)
  if (ends.some((end) => end !== null && end < today)) return 'expire'
  if (ends.some((end) => end !== null && end <= soon)) return 'bientot'
  return ends.includes(null) ? 'inconnu' : 'valide'
}

/** How near an end is: the last of the thresholds that was passed; null while it is further away than all of them. */
export function niveauAlerte(jours: number): NiveauAlerte | null {
  if (jours < 0) return 'expire'
  const passed = ALERTES_JOURS.filter((threshold) => jours <= threshold)
  const nearest = passed.at(-1)
  return nearest === undefined ? null : `${nearest}`
}

export interface Alerte {
  papier: Papier
  fin: string
  jours: number
  niveau: NiveauAlerte
}

/** The papers of a vehicle that are past, or end within the first threshold. */
export function alertesOf(papers: Echeances, today: string): Alerte[] {
  return PAPIERS.flatMap((papier) => {
    const fin = papers[papier]
    if (fin === null) return []
    const jours = daysFrom(today, fin)
    const niveau = niveauAlerte(jours)
    return niveau === null ? [] : [{ papier, fin, jours, niveau }]
  })
}

/** A model is sold at most a year before its own. */
export const anneeFaults = (annee: number | null, today: string): FieldErrors =>
  annee !== null && annee > Number(today.slice(0, 4)) + 1 ? { annee: 'too_big' } : {}

/** Maintenance is noted once it is done. */
export const entretienFaults = (date: string, today: string): FieldErrors =>
  date > today ? { date: 'date_future' } : {}
