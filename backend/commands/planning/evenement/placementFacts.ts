import { addDays } from '@contract/clock/days'
import { addMinutes } from '@contract/clock/moments'
import { dayAt } from '@contract/clock/wall'
import type { Creneau } from '@contract/planning/clash'
import type { Calendar, EvenementInput } from '@contract/planning/evenement'
import { busyTimes, type Taken } from '../../../database/planning/occupation'
import {
  candidatsFacts,
  examinateursFacts,
  moniteursFacts,
  vehiculesFacts,
  weekOf,
} from '../../../database/planning/planningFacts'
import type { Conn } from '../../../database/schema'
import { invalid } from '../../../errors'
import type { Facts } from '../../../rules/planning/clashes'
import { peopleFaults } from '../../../rules/planning/evenement'
import { stageFaults } from './examStage'

export type People = EvenementInput['extendedProps']

/** An event to be placed: its resources and its times (one per session of a recurrence). */
export interface Placement {
  idAutoEcole: number
  calendar: Calendar
  people: People
  slots: readonly Creneau[]
  /** Events to ignore: the event itself when it moves. */
  except: number[]
  /** The number of participants before a change: nobody loses a seat. */
  seated?: number
  /** The event's current time, when it moves. */
  present?: Creneau
}

export const takenBy = ({ idCandidats, idMoniteur, idVehicule, idExaminateur }: People): Taken => ({
  candidat: [...new Set(idCandidats)],
  moniteur: idMoniteur === null ? [] : [idMoniteur],
  vehicule: idVehicule === null ? [] : [idVehicule],
  examinateur: idExaminateur === null ? [] : [idExaminateur],
})

/** @throws 422 when a person or thing is not the school's, or does not suit the kind of event */
async function peopleOf(trx: Conn, { idAutoEcole, people }: Placement, from: string) {
  const faults = peopleFaults(people)
  if (Object.keys(faults).length > 0) throw invalid(faults)
  const { idMoniteur, idVehicule, idExaminateur } = people
  const taken = takenBy(people)
  const [moniteur = null] = await moniteursFacts(trx, idAutoEcole, taken.moniteur, from)
  const [vehicule = null] = await vehiculesFacts(trx, idAutoEcole, taken.vehicule)
  const [examinateur = null] = await examinateursFacts(trx, idAutoEcole, taken.examinateur)
  const candidats = await candidatsFacts(trx, idAutoEcole, taken.candidat)
  const unknown = {
    ...(candidats.length < taken.candidat.length && { 'extendedProps.idCandidats': 'unknown' as const }),
    ...(idMoniteur !== null && !moniteur && { 'extendedProps.idMoniteur': 'unknown' as const }),
    ...(idVehicule !== null && !vehicule && { 'extendedProps.idVehicule': 'unknown' as const }),
    ...(idExaminateur !== null && !examinateur && { 'extendedProps.idExaminateur': 'unknown' as const }),
  }
  if (Object.keys(unknown).length > 0) throw invalid(unknown)
  return { moniteur, vehicule, examinateur, candidats }
}

/** The first and the last moment of several times. */
export function spanOf(slots: readonly Creneau[]) {
  const [from = ''] = slots.map(({ start }) => start).sort()
  const to = slots.map(({ end }) => end).sort()
  return { from, to: to.at(-1) ?? '' }
}

/** The facts that decide whether an event is possible, over a span of time. */
export async function factsOf(
  trx: Conn,
  placement: Placement,
  span: { from: string; to: string },
  moment: Date,
): Promise<Facts> {
  const { idAutoEcole, people, except } = placement
  // Days in the school's zone may begin before UTC days and end after them.
  const days = { from: addDays(dayAt(span.from, 'UTC'), -1), to: addDays(dayAt(span.to, 'UTC'), 1) }
  const week = await weekOf(trx, idAutoEcole, days.from, days.to)
  const party = await peopleOf(trx, placement, days.from)
  const { battement } = week
  const near = { from: addMinutes(span.from, -battement), to: addMinutes(span.to, battement) }
  const busy = await busyTimes(trx, takenBy(people), near, except)
  const stageFault = await stageFaults(trx, { ...placement, candidats: party.candidats, pays: week.pays }, moment)
  return { ...week, ...party, busy, stageFault }
}
