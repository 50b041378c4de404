import { addDays } from '@contract/clock/days'
import { addMinutes } from '@contract/clock/moments'
import { dayAt, dayIn } from '@contract/clock/wall'
import { type Clash, type Creneau, RESSOURCES } from '@contract/planning/clash'
import type { Calendar, EvenementInput } from '@contract/planning/evenement'
import { MAX_MINUTES } from '@contract/planning/evenement'
import { isTaken } from '../../../database/dialect'
import { busyTimes, occupy, reglagesOf, type Taken } from '../../../database/planning/occupation'
import {
  candidatsFacts,
  examinateursFacts,
  moniteursFacts,
  vehiculesFacts,
  weekOf,
} from '../../../database/planning/planningFacts'
import type { Db, Trx } from '../../../database/schema'
import { HttpError, invalid } from '../../../errors'
import { type Busy, clashesOf, type Facts } from '../../../rules/planning/clashes'
import { earliest, peopleFaults } from '../../../rules/planning/evenement'
import { type Along, nearestSlots, SEARCH_DAYS } from '../../../rules/planning/freeSlots'
import { overlaps } from '../../../rules/planning/recurrence'
import { stageFaults } from './examStage'

type People = EvenementInput['extendedProps']

/** An event that looks for its place: who and what it takes, and when (each time of a recurrence). */
export interface Placement {
  idAutoEcole: number
  calendar: Calendar
  people: People
  slots: readonly Creneau[]
  /** Events that make room for it: itself, when it moves. */
  except: number[]
  /** Where it stands today, when it moves. */
  present?: Creneau
}

export const takenBy = ({ idCandidats, idMoniteur, idVehicule, idExaminateur }: People): Taken => ({
  candidat: [...new Set(idCandidats)],
  moniteur: idMoniteur === null ? [] : [idMoniteur],
  vehicule: idVehicule === null ? [] : [idVehicule],
  examinateur: idExaminateur === null ? [] : [idExaminateur],
})

/** @throws 422 when somebody or something is not the school's, or does not suit the kind of event */
async function peopleOf(trx: Db | Trx, { idAutoEcole, people }: Placement, from: string) {
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

/** What the times of a recurrence do to each other, told of its candidate. */
function selfClashes({ calendar, slots }: Placement, { candidats, pays }: Facts): Clash[] {
  const [first] = candidats
  const who = { de: 'candidat', id: first?.id ?? null, qui: first?.nom ?? '' } as const
  return overlaps(slots).map((taken) => {
    const jour = dayIn(new Date(taken.start), pays)
    return { kind: 'occupe', ...who, quoi: calendar, raison: null, ...taken, idEvenement: null, jour }
  })
}

/** The first and the last moment of some times. */
function spanOf(slots: readonly Creneau[]) {
  const [from = ''] = slots.map(({ start }) => start).sort()
  const to = slots.map(({ end }) => end).sort()
  return { from, to: to.at(-1) ?? '' }
}

/** What decides whether an event can stand, over a span of time. */
async function factsOf(
  trx: Db | Trx,
  placement: Placement,
  span: { from: string; to: string },
  moment: Date,
): Promise<Facts> {
  const { idAutoEcole, people, except } = placement
  // Days of the school may begin before those of UTC and end after them.
  const days = { from: addDays(dayAt(span.from, 'UTC'), -1), to: addDays(dayAt(span.to, 'UTC'), 1) }
  const week = await weekOf(trx, idAutoEcole, days.from, days.to)
  const party = await peopleOf(trx, placement, days.from)
  const busy = await busyTimes(trx, takenBy(people), span, except)
  const stageFault = await stageFaults(trx, { ...placement, candidats: party.candidats, pays: week.pays }, moment)
  return { ...week, ...party, busy, stageFault }
}

/** When others, about to be written together with an event, take the same people and things. */
function busyWith(placement: Placement, others: readonly Placement[]): Busy[] {
  const own = takenBy(placement.people)
  return others.flatMap(({ people, calendar, slots }) => {
    const theirs = takenBy(people)
    return RESSOURCES.flatMap((ressource) =>
      theirs[ressource]
        .filter((id) => own[ressource].includes(id))
        .flatMap((idRessource) =>
          slots.map(({ start, end }) => ({
            ressource,
            idRessource,
            debut: start,
            fin: end,
            idEvenement: null,
            calendar,
          })),
        ),
    )
  })
}

/** Every reason why an event cannot stand at any of its times; `others` are about to be written with it. */
export async function findClashes(
  trx: Db | Trx,
  placement: Placement,
  moment: Date,
  others: readonly Placement[] = [],
): Promise<Clash[]> {
  const read = await factsOf(trx, placement, spanOf(placement.slots), moment)
  const facts = { ...read, busy: [...read.busy, ...busyWith(placement, others)] }
  const clashes = placement.slots.flatMap((slot) => clashesOf({ calendar: placement.calendar, ...slot }, facts))
  return [...clashes, ...selfClashes(placement, facts)]
}

/** The nearest times at which an event could stand, and those that move along with it. */
export async function findSlots(
  trx: Db | Trx,
  placement: Placement,
  moment: Date,
  others: readonly Placement[] = [],
): Promise<Creneau[]> {
  const [wanted] = placement.slots
  if (!wanted) return []
  const reach = SEARCH_DAYS * 24 * 60
  const span = spanOf([placement, ...others].flatMap(({ slots }) => slots))
  const wide = { from: addMinutes(span.from, -reach), to: addMinutes(span.to, reach + MAX_MINUTES) }
  const facts = await factsOf(trx, placement, wide, moment)
  const along: Along[] = []
  for (const other of others) along.push({ ...other, facts: await factsOf(trx, other, wide, moment) })
  const { passeJours } = await reglagesOf(trx, placement.idAutoEcole)
  const now = moment.toISOString()
  const from = wanted.start < now ? earliest(moment, passeJours) : now
  return nearestSlots({ ...placement, from, to: wide.to }, facts, along)
}

const clash = (clashes: Clash[], creneaux: Creneau[]) => new HttpError(409, 'clash', { details: { clashes, creneaux } })

/**
 * Makes sure that an event can stand, in the transaction that will write it; `others` are those of its recurrence that
 * have people of their own.
 * @throws 422 for people that are unknown or do not suit, or a day too far back; 409 `clash` with every clash and the
 *   nearest free times
 */
export async function refuseClashes(
  trx: Trx,
  placement: Placement,
  moment: Date,
  others: readonly Placement[] = [],
): Promise<void> {
  const { passeJours } = await reglagesOf(trx, placement.idAutoEcole)
  const limit = earliest(moment, passeJours)
  const all = [placement, ...others]
  if (all.some(({ slots }) => slots.some(({ start }) => start < limit))) throw invalid({ start: 'too_past' })
  const clashes: Clash[] = []
  for (const [index, one] of all.entries()) {
    clashes.push(...(await findClashes(trx, one, moment, all.slice(index + 1))))
  }
  if (clashes.length > 0) throw clash(clashes, await findSlots(trx, placement, moment, others))
}

/** Takes the people and things of an event for its time. @throws 409 when the database finds one taken after all */
export async function take(trx: Trx, idEvenement: number, people: People, { start, end }: Creneau): Promise<void> {
  try {
    await occupy(trx, idEvenement, takenBy(people), { debut: start, fin: end })
  } catch (error) {
    if (isTaken(error)) throw clash([], [])
    throw error
  }
}
