import { addMinutes } from '@contract/clock/moments'
import { dayIn } from '@contract/clock/wall'
import { isMoment } from '@contract/fields'
import { type Clash, type ClashDetails, type Creneau, RESSOURCES } from '@contract/planning/clash'
import { MAX_MINUTES } from '@contract/planning/evenement'
import { isTaken } from '../../../database/dialect'
import { occupy, reglagesOf } from '../../../database/planning/occupation'
import type { Conn, Trx } from '../../../database/schema'
import { HttpError, invalid } from '../../../errors'
import { type Busy, clashesOf, type Facts } from '../../../rules/planning/clashes'
import { earliest, isCrowded } from '../../../rules/planning/evenement'
import { type Along, nearestSlots, SEARCH_DAYS } from '../../../rules/planning/freeSlots'
import { overlaps } from '../../../rules/planning/recurrence'
import type { Write } from '../../write'
import { otherDates, otherStaff } from './alternatives'
import { withTitles } from './clashTitles'
import { factsOf, type People, type Placement, spanOf, takenBy } from './placementFacts'

/** Clashes between the sessions of a recurrence, reported on its candidate. */
function selfClashes({ calendar, slots }: Placement, { candidats, pays }: Facts): Clash[] {
  const [first] = candidats
  const who = { de: 'candidat', id: first?.id ?? null, qui: first?.nom ?? '' } as const
  return overlaps(slots).map((taken) => {
    const jour = dayIn(new Date(taken.start), pays)
    return { kind: 'occupe', ...who, quoi: calendar, raison: null, ...taken, idEvenement: null, jour }
  })
}

/** The bookings of this event's resources by other events of the same write. */
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
            start,
            end,
            idEvenement: null,
            calendar,
          })),
        ),
    )
  })
}

/** Every reason why an event is not possible at its times; `others` are written together with it. */
export async function findClashes(
  trx: Conn,
  placement: Placement,
  moment: Date,
  others: readonly Placement[] = [],
): Promise<Clash[]> {
  const read = await factsOf(trx, placement, spanOf(placement.slots), moment)
  const facts = { ...read, busy: [...read.busy, ...busyWith(placement, others)] }
  const clashes = placement.slots.flatMap((slot) => clashesOf({ calendar: placement.calendar, ...slot }, facts))
  return [...clashes, ...selfClashes(placement, facts)]
}

/** The nearest slots for an event and the events that move along with it. */
export async function findSlots(
  trx: Conn,
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

const clash = (details: ClashDetails) => new HttpError(409, 'clash', { details })

/**
 * Checks that an event is possible, in the transaction that will write it; `others` are those of its recurrence with
 * different resources.
 * @throws 422 for people who are unknown, do not suit or find no seat, or a day too far back or ahead; 409 `clash` with
 *   every clash, the nearest free slots, other free staff, and for a recurrence a slot for each refused session
 */
export async function refuseClashes(
  work: Write,
  placement: Placement,
  others: readonly Placement[] = [],
): Promise<void> {
  const { trx, moment } = work
  const { passeJours, placesCode: places } = await reglagesOf(trx, placement.idAutoEcole)
  const limit = earliest(moment, passeJours)
  const all = [placement, ...others]
  if (all.some(({ people, seated = 0 }) => isCrowded(people, { places, before: seated }))) {
    throw invalid({ 'extendedProps.idCandidats': `no_seat:${places}` })
  }
  if (all.some(({ slots }) => slots.some(({ start }) => start < limit))) throw invalid({ start: 'too_past' })
  // A recurrence must not reach days on which an update would be refused.
  if (all.some(({ slots }) => slots.some(({ end }) => !isMoment(end)))) throw invalid({ start: 'too_far' })
  const clashes: Clash[] = []
  for (const [index, one] of all.entries()) {
    clashes.push(...(await findClashes(trx, one, moment, all.slice(index + 1))))
  }
  if (clashes.length === 0) return
  const isAlone = others.length === 0
  throw clash({
    clashes: await withTitles(trx, work.caller, clashes),
    creneaux: await findSlots(trx, placement, moment, others),
    autres: isAlone ? await otherStaff(trx, placement, clashes, moment) : [],
    seances: isAlone ? await otherDates(trx, placement, moment) : [],
  })
}

/** Occupies the resources of an event for its time. @throws 409 when the database finds one already occupied */
export async function bookResources(
  trx: Trx,
  idEvenement: number,
  people: People,
  { start, end }: Creneau,
): Promise<void> {
  try {
    await occupy(trx, idEvenement, takenBy(people), { start, end })
  } catch (error) {
    if (isTaken(error)) throw clash({ clashes: [], creneaux: [], autres: [], seances: [] })
    throw error
  }
}
