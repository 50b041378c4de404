import type { CreneauLibre } from '@contract/planning/creneau'
import type { DemandeValues, HOURS } from '@contract/planning/demande'

/** A time that was picked; `idMoniteur` where it has to be with this instructor. */
export interface Voeu {
  start: string
  end: string
  idMoniteur: number | null
  /** Who would give it, as it was shown. */
  moniteur: string | null
}

/** What the form of a request holds. */
export interface FormValues {
  calendar: (typeof HOURS)[number]
  minutes: number
  /** Whose free times are shown; null for everybody's. */
  idMoniteur: number | null
  /** In the order of preference. */
  creneaux: Voeu[]
  note: string
}

export const bodyOf = ({ calendar, creneaux, note }: FormValues): DemandeValues => ({
  calendar,
  creneaux: creneaux.map(({ start, end, idMoniteur }) => ({ start, end, idMoniteur })),
  note,
})

/** Whether a free time is the one that was picked. */
export const isPicked = (picked: readonly Voeu[], { start, end }: Pick<CreneauLibre, 'start' | 'end'>) =>
  picked.some((voeu) => voeu.start === start && voeu.end === end)

/** Whether a free time runs into one that was picked: nobody is asked to come twice at once. */
export const meetsPicked = (picked: readonly Voeu[], { start, end }: Pick<CreneauLibre, 'start' | 'end'>) =>
  picked.some((voeu) => voeu.start < end && start < voeu.end)
