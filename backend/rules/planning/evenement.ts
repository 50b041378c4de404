import { addMinutes, DAY_MS } from '@contract/clock/moments'
import type { FieldErrors } from '@contract/errors'
import { type EvenementInput, etapeOf, isDriving, isExam, MAX_MINUTES } from '@contract/planning/evenement'

/** An event still running at a moment cannot have begun before this: lower bound for reading the index by start. */
export const earliestStart = (moment: string): string => addMinutes(moment, -MAX_MINUTES)

type People = Pick<
  EvenementInput['extendedProps'],
  'calendar' | 'idCandidats' | 'idMoniteur' | 'idVehicule' | 'idExaminateur'
>

/**
 * Faults of an event's resources: a driving hour needs an instructor and a vehicle, only a theory hour has several
 * candidates.
 */
export function peopleFaults({ calendar, idCandidats, idMoniteur, idVehicule, idExaminateur }: People): FieldErrors {
  const isCode = etapeOf(calendar) === 'code'
  return {
    ...(calendar !== 'Hour code' && idCandidats.length > 1 && { 'extendedProps.idCandidats': 'one_candidat' }),
    ...(isDriving(calendar) && idMoniteur === null && { 'extendedProps.idMoniteur': 'required' }),
    ...(isDriving(calendar) && idVehicule === null && { 'extendedProps.idVehicule': 'required' }),
    ...(isCode && idVehicule !== null && { 'extendedProps.idVehicule': 'wrong_kind' }),
    ...(!isExam(calendar) && idExaminateur !== null && { 'extendedProps.idExaminateur': 'wrong_kind' }),
  }
}

/**
 * Whether a theory hour has more people than its room has seats. A class that is larger already may stay as large as it
 * was (`before`); 0 `places` stands for a room without a limit.
 */
export const isCrowded = (
  { calendar, idCandidats }: Pick<People, 'calendar' | 'idCandidats'>,
  { places, before }: { places: number; before: number },
): boolean => calendar === 'Hour code' && places > 0 && new Set(idCandidats).size > Math.max(places, before)

const SLIP_MINUTES = 2

/** Whether an event was planned a moment ago and not changed since: it can be removed before anybody relies on it. */
export const isSlip = ({ version, updatedAt }: { version: number; updatedAt: string }, now: string): boolean =>
  version === 1 && updatedAt >= addMinutes(now, -SLIP_MINUTES)

/** The earliest moment at which an event may still be placed, `passeJours` days back. */
export const earliest = (now: Date, passeJours: number): string =>
  new Date(now.getTime() - passeJours * DAY_MS).toISOString()
