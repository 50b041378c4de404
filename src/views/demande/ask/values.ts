import { addMinutes } from '@contract/clock/moments'
import type { Creneau } from '@contract/planning/clash'
import type { DemandeValues, HOURS } from '@contract/planning/demande'

/** What a lesson is for, and how long it is. */
export interface Lesson {
  calendar: (typeof HOURS)[number]
  minutes: number
}

/** A time that was picked for a lesson; `idMoniteur` where it has to be with this instructor. */
export interface Voeu extends Creneau {
  calendar: Lesson['calendar']
  idMoniteur: number | null
  /** Who would give it, as it was shown. */
  moniteur: string | null
}

/** What the form of a request holds. */
export interface FormValues extends Lesson {
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

/** Which of the picks a time is, from 1; 0 when it is none. */
export const rankOf = (picked: readonly Creneau[], { start, end }: Creneau) =>
  picked.findIndex((voeu) => voeu.start === start && voeu.end === end) + 1

/** Whether a free time runs into one that was picked: nobody is asked to come twice at once. */
export const meetsPicked = (picked: readonly Creneau[], { start, end }: Creneau) =>
  picked.some((voeu) => voeu.start < end && start < voeu.end)

/** Whether a time was picked for such a lesson: free for one kind or length, it may not be for another. */
export const isFor =
  ({ calendar, minutes }: Lesson) =>
  (voeu: Voeu) =>
    voeu.calendar === calendar && voeu.end === addMinutes(voeu.start, minutes)
