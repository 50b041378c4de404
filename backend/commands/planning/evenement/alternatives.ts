import { addMinutes } from '@contract/clock/moments'
import { dayAt, dayIn } from '@contract/clock/wall'
import { type Autre, type Clash, MAX_ALTERNATIVES, type Seance } from '@contract/planning/clash'
import { activeIds } from '../../../database/planning/activeIds'
import { busyTimes } from '../../../database/planning/occupation'
import { moniteursFacts, vehiculesFacts } from '../../../database/planning/planningFacts'
import type { Conn } from '../../../database/schema'
import { aloneFacts, clashesOf, type Facts } from '../../../rules/planning/clashes'
import { REPLACED_DAYS, replacements } from '../../../rules/planning/freeSlots'
import { factsOf, type Placement, spanOf } from './placementFacts'

type Key = 'moniteur' | 'vehicule'

const ID_OF = { moniteur: 'idMoniteur', vehicule: 'idVehicule' } as const

/** The resources of a kind that are free at all times of the event; only the current one when it has no clash. */
async function freeOf(
  db: Conn,
  placement: Placement,
  facts: Facts,
  { key, isRefused }: { key: Key; isRefused: boolean },
) {
  const { idAutoEcole, people, slots, calendar, except } = placement
  const present = people[ID_OF[key]]
  const known = facts[key]
  if (present === null || !known) return [{ id: null, nom: null }]
  if (!isRefused) return [known]
  const ids = await activeIds(db, key, idAutoEcole)
  const { battement = 0 } = facts
  const times = spanOf(slots)
  const span = { from: addMinutes(times.from, -battement), to: addMinutes(times.to, battement) }
  const taken = { candidat: [], moniteur: [], vehicule: [], examinateur: [], [key]: ids }
  const busy = await busyTimes(db, taken, span, except)
  const { pays, candidats } = facts
  const others =
    key === 'moniteur'
      ? (await moniteursFacts(db, idAutoEcole, ids, dayAt(span.from, 'UTC'))).map((moniteur) => ({ moniteur }))
      : (await vehiculesFacts(db, idAutoEcole, ids)).map((vehicule) => ({ vehicule }))
  return others.flatMap((one) => {
    const { id, nom } = 'moniteur' in one ? one.moniteur : one.vehicule
    const own = aloneFacts({
      pays,
      candidats,
      battement,
      ...one,
      busy: busy.filter(({ idRessource }) => idRessource === id),
    })
    const isFree = slots.every((slot) => clashesOf({ calendar, ...slot }, own).every(({ de }) => de !== key))
    return isFree ? [{ id, nom }] : []
  })
}

/** Other instructors and vehicles for a lesson at the refused times; offered only when nothing else clashes. */
export async function otherStaff(
  db: Conn,
  placement: Placement,
  clashes: readonly Clash[],
  moment: Date,
): Promise<Autre[]> {
  if (clashes.some(({ de }) => de !== 'moniteur' && de !== 'vehicule')) return []
  const facts = await factsOf(db, placement, spanOf(placement.slots), moment)
  const isRefused = (key: Key) => clashes.some(({ de }) => de === key)
  const free = (key: Key) => freeOf(db, placement, facts, { key, isRefused: isRefused(key) })
  const moniteurs = await free('moniteur')
  const vehicules = await free('vehicule')
  const [moniteur] = moniteurs
  const [vehicule] = vehicules
  if (!moniteur || !vehicule) return []
  const pairs = isRefused('moniteur')
    ? moniteurs.map((one) => ({ who: one, what: vehicule }))
    : vehicules.map((one) => ({ who: moniteur, what: one }))
  return pairs.slice(0, MAX_ALTERNATIVES).map(({ who, what }) => {
    return { idMoniteur: who.id, moniteur: who.nom, idVehicule: what.id, vehicule: what.nom }
  })
}

/** A free slot for each refused session of a recurrence, with the other sessions unchanged. */
export async function otherDates(db: Conn, placement: Placement, moment: Date): Promise<Seance[]> {
  if (placement.slots.length < 2) return []
  const reach = (REPLACED_DAYS + 1) * 24 * 60
  const span = spanOf(placement.slots)
  const wide = { from: addMinutes(span.from, -reach), to: addMinutes(span.to, reach) }
  const facts = await factsOf(db, placement, wide, moment)
  return replacements({ ...placement, from: moment.toISOString() }, facts).map(({ refused, creneau }) => {
    return { jour: dayIn(new Date(refused.start), facts.pays), creneau }
  })
}
