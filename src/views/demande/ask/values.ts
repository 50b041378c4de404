import { addMinutes } from '@contract/clock/moments'
import type { Creneau } from '@contract/planning/clash'
import type { DemandeValues, HOURS } from '@contract/planning/demande'

/** The kind and length of a lesson. */
export interface Lesson {
  calendar: (typeof HOURS)[number]
  minutes: number
}

/** A picked time; `idMoniteur` when it must be with this instructor. */
export interface Voeu extends Creneau {
  calendar: Lesson['calendar']
  idMoniteur: number | null
  /** The name of the suggested instructor, as displayed. */
  moniteur: string | null
}

/** The values of the request form. */
export interface FormValues extends Lesson {
  /** The instructor to filter by; null for all. */
  idMoniteur: number | null
  /** In order of preference. */
  creneaux: Voeu[]
  note: string
}

export const bodyOf = ({ calendar, creneaux, note }: FormValues): DemandeValues => ({
  calendar,
  creneaux: creneaux.map(({ start, end, idMoniteur }) => ({ start, end, idMoniteur })),
  note,
})

/** The rank of a time among the picks, from 1; 0 when it is not picked. */
export const rankOf = (picked: readonly Creneau[], { start, end }: Creneau) =>
  picked.findIndex((voeu) => voeu.start === start && voeu.end === end) + 1

/** Whether a free time overlaps a picked one: such a time cannot be picked too. */
export const meetsPicked = (picked: readonly Creneau[], { start, end }: Creneau) =>
  picked.some((voeu) => voeu.start < end && start < voeu.end)

/** Whether a time was picked for this kind and length: it may not be free for another. */
export const isFor =
  ({ calendar, minutes }: Lesson) =>
  (voeu: Voeu) =>
    voeu.calendar === calendar && voeu.end === addMinutes(voeu.start, minutes)
