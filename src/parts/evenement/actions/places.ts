import { addDays } from '@contract/clock/days'
import { dayOf, toUtc, toWall, type Wall } from '@contract/clock/wall'
import type { Evenement, EvenementUpdate, Scope } from '@contract/planning/evenement'

/** The time of an event and its people; an omitted person stays. */
export interface Place {
  start: string
  end: string
  idMoniteur?: number | null
  idVehicule?: number | null
}

const MINUTE_MS = 60_000
const STEP_MINUTES = 15

const later = (iso: string, ms: number) => new Date(Date.parse(iso) + ms).toISOString()
const lengthOf = ({ start, end }: Pick<Evenement, 'start' | 'end'>) => Date.parse(end) - Date.parse(start)

export const placeOf = ({ start, end, extendedProps }: Evenement): Place => ({
  start,
  end,
  idMoniteur: extendedProps.idMoniteur,
  idVehicule: extendedProps.idVehicule,
})

/**
 * The place of an event after a drop or a resize; without an end the duration stays, even across a change of the
 * clocks.
 */
export function placeAt(event: Evenement, to: { start: Wall; end: Wall | null }, zone: string): Place {
  const start = toWall(event.start, zone) === to.start ? event.start : toUtc(to.start, zone)
  return { start, end: to.end ? toUtc(to.end, zone) : later(start, lengthOf(event)) }
}

/** A move by keyboard: minutes for the whole event or for its end, and days. */
export interface Shift {
  by?: number
  endBy?: number
  days?: number
}

/** Null when the event would have no duration left. */
export function shifted(event: Evenement, { by = 0, endBy = 0, days = 0 }: Shift, zone: string): Place | null {
  const moved = later(event.start, by * STEP_MINUTES * MINUTE_MS)
  const wall = toWall(moved, zone)
  const start = days ? toUtc(`${addDays(dayOf(wall), days)}${wall.slice(10)}`, zone) : moved
  const length = lengthOf(event) + endBy * STEP_MINUTES * MINUTE_MS
  return length >= STEP_MINUTES * MINUTE_MS ? { start, end: later(start, length) } : null
}

/** The request body for an event at another place. */
export function bodyAt(event: Evenement, place: Place, scope: Scope): EvenementUpdate {
  const { calendar, title, idCandidats, idMoniteur, idVehicule, idExaminateur, lieu, note } = event.extendedProps
  return {
    title,
    start: place.start,
    end: place.end,
    allDay: false,
    extendedProps: {
      calendar,
      idCandidats,
      idMoniteur: place.idMoniteur === undefined ? idMoniteur : place.idMoniteur,
      idVehicule: place.idVehicule === undefined ? idVehicule : place.idVehicule,
      idExaminateur,
      lieu,
      note,
    },
    version: event.version,
    scope,
  }
}
