import { addMinutes } from '@contract/clock/moments'
import type { FieldErrors } from '@contract/errors'
import { type EvenementInput, etapeOf, isDriving, isExam, MAX_MINUTES } from '@contract/planning/evenement'

/** Nothing that still runs at a moment began before this: where an index by beginnings is read from. */
export const earliestStart = (moment: string): string => addMinutes(moment, -MAX_MINUTES)

type People = Pick<
  EvenementInput['extendedProps'],
  'calendar' | 'idCandidats' | 'idMoniteur' | 'idVehicule' | 'idExaminateur'
>

/** What does not suit a kind of event: a driving hour wants an instructor and a vehicle, only a code hour holds several. */
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

const SLIP_MINUTES = 2

/** Whether an event was planned a moment ago and not touched since: who takes it back at once lets nobody down. */
export const isSlip = ({ version, updatedAt }: { version: number; updatedAt: string }, now: string): boolean =>
  version === 1 && updatedAt >= addMinutes(now, -SLIP_MINUTES)

/** The earliest moment at which an event may still be put, some days back. */
export const earliest = (now: Date, passeJours: number): string =>
  new Date(now.getTime() - passeJours * 86_400_000).toISOString()
