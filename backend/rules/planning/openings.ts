import { addMinutes } from '@contract/clock/moments'
import type { FieldCode } from '@contract/errors'
import type { Creneau, Ressource } from '@contract/planning/clash'
import type { CreneauxLibres } from '@contract/planning/creneau'
import type { Calendar } from '@contract/planning/evenement'
import { isDriving } from '@contract/planning/evenement'
import {
  aloneFacts,
  type CandidatFacts,
  clashesOf,
  type Facts,
  type MoniteurFacts,
  partsOf,
  type VehiculeFacts,
} from './clashes'
import { type Grid, gridOf } from './openingGrid'
import { takenAmong } from './taken'

/** The facts that decide when a candidate may have a lesson, and with which instructors. */
export interface OpeningFacts extends Pick<Facts, 'pays' | 'horaires' | 'fermetures' | 'battement'> {
  candidat: CandidatFacts
  /** In the order in which they are offered. */
  moniteurs: MoniteurFacts[]
  vehicules: VehiculeFacts[]
  /** The times at which each resource has events, once per resource. */
  taken: { ressource: Ressource; idRessource: number; times: Creneau[] }[]
  /** Times that the candidate has already requested. */
  asked: Creneau[]
}

/** The fault of a time, and the resources that are free then. */
export interface Verdict {
  fault: Extract<FieldCode, 'closed' | 'own_lesson' | 'own_request' | 'not_free'> | null
  /** The free ones, in the order of the facts. */
  moniteurs: number[]
  vehicules: number[]
  /** Whether an instructor would be possible if none were booked. */
  hasMoniteur: boolean
  hasVehicule: boolean
}

/** A resource of a lesson: its bookings, and its other facts. */
interface Taker {
  id: number
  isTaken: (slot: Creneau) => boolean
  facts: Facts
}

/** All resources, prepared for many queries. */
function takersOf({ taken, pays, candidat, moniteurs, vehicules }: OpeningFacts) {
  const times = new Map(taken.map((one) => [`${one.ressource} ${one.idRessource}`, one.times]))
  const isTaken = (ressource: Ressource, id: number) => takenAmong(times.get(`${ressource} ${id}`) ?? [])
  const alone = (one: Partial<Facts>) => aloneFacts({ pays, candidats: [candidat], ...one })
  return {
    isCandidatTaken: isTaken('candidat', candidat.id),
    moniteurs: moniteurs.map((moniteur): Taker => {
      return { id: moniteur.id, isTaken: isTaken('moniteur', moniteur.id), facts: alone({ moniteur }) }
    }),
    vehicules: vehicules.map((vehicule): Taker => {
      return { id: vehicule.id, isTaken: isTaken('vehicule', vehicule.id), facts: alone({ vehicule }) }
    }),
  }
}

const closedTo = (fault: Verdict['fault']): Verdict => {
  return { fault, moniteurs: [], vehicules: [], hasMoniteur: false, hasVehicule: false }
}

/**
 * Judges the times of a lesson by the rules of a booking. An instructor and a vehicle never clash with each other, so
 * each resource is judged once and any free instructor goes with any free vehicle.
 */
export function judgeOpenings(calendar: Calendar, facts: OpeningFacts): (slot: Creneau) => Verdict {
  const { isCandidatTaken, moniteurs, vehicules } = takersOf(facts)
  const hasAsked = takenAmong(facts.asked)
  const { pays, horaires, fermetures, battement = 0 } = facts
  const school = aloneFacts({ pays, horaires, fermetures })
  return (slot) => {
    const wanted = { calendar, start: slot.start, end: slot.end }
    const parts = partsOf(wanted, pays)
    if (clashesOf(wanted, school, parts).length > 0) return closedTo('closed')
    if (isCandidatTaken(slot)) return closedTo('own_lesson')
    if (hasAsked(slot)) return closedTo('own_request')
    const apart =
      battement > 0 ? { start: addMinutes(slot.start, -battement), end: addMinutes(slot.end, battement) } : slot
    const isAble = ({ facts: own }: Taker) => clashesOf(wanted, own, parts).length === 0
    const among = (takers: Taker[]) => {
      const free = takers.filter((taker) => !taker.isTaken(apart) && isAble(taker)).map(({ id }) => id)
      return { free, hasAny: free.length > 0 || takers.some(isAble) }
    }
    const people = among(moniteurs)
    const cars = isDriving(calendar) ? among(vehicules) : { free: [], hasAny: true }
    const isFree = people.free.length > 0 && (cars.free.length > 0 || !isDriving(calendar))
    return {
      fault: isFree ? null : 'not_free',
      moniteurs: people.free,
      vehicules: cars.free,
      hasMoniteur: people.hasAny,
      hasVehicule: cars.hasAny,
    }
  }
}

export interface Opening extends Creneau {
  idMoniteurs: number[]
}

interface Search extends Grid {
  calendar: Calendar
  minutes: number
  /** Moments between which a lesson may begin. */
  soonest: string
  latest: string
}

export interface Openings {
  found: Opening[]
  /** The reason why there is no slot; null when there are some. */
  raison: CreneauxLibres['raison']
}

/** Every time on the grid at which a lesson could be planned, in order, with the instructors who are free. */
export function openingsOf({ calendar, minutes, soonest, latest, ...grid }: Search, facts: OpeningFacts): Openings {
  const judge = judgeOpenings(calendar, facts)
  const found: Opening[] = []
  const judged: Verdict[] = []
  const starts = [...gridOf(grid, facts.horaires, facts.pays)]
  for (const start of starts) {
    if (start < soonest || start > latest) continue
    const slot = { start, end: addMinutes(start, minutes) }
    const verdict = judge(slot)
    judged.push(verdict)
    if (verdict.fault === null) found.push({ ...slot, idMoniteurs: verdict.moniteurs })
  }
  if (found.length > 0) return { found, raison: null }
  const isOutOfReach = starts.length > 0 && judged.length === 0
  return { found, raison: isOutOfReach ? 'delai' : raisonOf(judged, facts) }
}

function raisonOf(judged: readonly Verdict[], { moniteurs }: OpeningFacts): CreneauxLibres['raison'] {
  const open = judged.filter(({ fault }) => fault !== 'closed')
  if (moniteurs.length === 0) return 'moniteur'
  if (open.length === 0) return 'ferme'
  const answered = open.filter(({ fault }) => fault === 'not_free')
  if (answered.length > 0 && answered.every(({ hasMoniteur }) => !hasMoniteur)) return 'moniteur'
  if (answered.length > 0 && answered.every(({ hasVehicule }) => !hasVehicule)) return 'vehicule'
  return 'complet'
}
