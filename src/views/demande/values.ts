import { addWallMinutes, toUtc, wallAt } from '@contract/clock/wall'
import type { DemandeValues, HOURS } from '@contract/planning/demande'

/** What the form of a request holds: days and times on the school's clock. */
export interface FormValues {
  calendar: (typeof HOURS)[number]
  minutes: number
  creneaux: { jour: string; debut: string }[]
  note: string
}

export const NEW_CRENEAU = { jour: '', debut: '' }

function slotOf({ jour, debut }: FormValues['creneaux'][number], minutes: number, zone: string) {
  if (!/^\d{4}-\d\d-\d\d$/.test(jour) || !/^\d\d:\d\d$/.test(debut)) return { start: '', end: '' }
  const start = wallAt(jour, debut)
  return { start: toUtc(start, zone), end: toUtc(addWallMinutes(start, minutes), zone) }
}

export const bodyOf = ({ calendar, minutes, creneaux, note }: FormValues, zone: string): DemandeValues => ({
  calendar,
  creneaux: creneaux.map((slot) => slotOf(slot, minutes, zone)),
  note,
})

/** The field of the form that a path of the request stands for. */
export function fieldOf(path: string): string {
  const [name = '', index = '', end] = path.split('.')
  if (name !== 'creneaux' || index === '') return path
  return `creneaux.${index}.${end === undefined ? 'jour' : 'debut'}`
}
