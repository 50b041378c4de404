import { daysBetween, yearOf } from '@contract/clock/days'
import { type AlertLevel, alertLevel, echeanceOn } from '@contract/clock/echeance'
import { type EtatPapiers, PAPIERS, type Papier } from '@contract/ecole/vehicule'
import type { FieldErrors } from '@contract/errors'

/** The last valid days of a vehicle's papers. */
export type Echeances = Record<Papier, string | null>

/** The worst state of a vehicle's papers on a day. A paper is still valid on its last day. */
export function papersState(papers: Echeances, today: string): EtatPapiers {
  const ends = PAPIERS.map((paper) => papers[paper])
  const states = ends.map((end) => end && echeanceOn(end, today).state)
  if (states.includes('expired')) return 'expire'
  if (states.includes('soon')) return 'bientot'
  return ends.includes(null) ? 'inconnu' : 'valide'
}

export interface Alerte {
  papier: Papier
  fin: string
  jours: number
  niveau: AlertLevel
}

/** The papers of a vehicle that have expired or end within the first threshold. */
export function alertesOf(papers: Echeances, today: string): Alerte[] {
  return PAPIERS.flatMap((papier) => {
    const fin = papers[papier]
    if (fin === null) return []
    const jours = daysBetween(today, fin)
    const niveau = alertLevel(jours)
    return niveau === null ? [] : [{ papier, fin, jours, niveau }]
  })
}

/** A model year is sold at most one year early. */
export const anneeFaults = (annee: number | null, today: string): FieldErrors =>
  annee !== null && annee > yearOf(today) + 1 ? { annee: `too_big:${yearOf(today) + 1}` } : {}

/** Maintenance is recorded after it was done. */
export const entretienFaults = (date: string, today: string): FieldErrors =>
  date > today ? { date: 'date_future' } : {}
