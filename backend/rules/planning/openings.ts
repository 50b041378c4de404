import { addMinutes } from '@contract/clock/moments'
import type { FieldCode } from '@contract/errors'
import type { Creneau, Ressource } from '@contract/planning/clash'
import type { CreneauxLibres } from '@contract/planning/creneau'
import type { Calendar } from '@contract/planning/evenement'
import { isDriving } from '@contract/planning/evenement'
import {
  aloneFacts,
  type Busy,
  type CandidatFacts,
  clashesOf,
  type Facts,
  type MoniteurFacts,
  partsOf,
  type VehiculeFacts,
} from './clashes'
import { type Grid, gridOf } from './openingGrid'
import { takenAmong } from './taken'

/** What decides when a candidate may have a lesson, and with whom of several. */
export interface OpeningFacts extends Pick<Facts, 'pays' | 'horaires' | 'fermetures'> {
  candidat: CandidatFacts
  /** In the order in which they are to be offered. */
  moniteurs: MoniteurFacts[]
  vehicules: VehiculeFacts[]
  /** The events of all of these. */
  busy: Busy[]
  /** Times that the candidate has asked for already. */
  asked: Creneau[]
}

/** What speaks against a time, and with whom the lesson could be. */
export interface Verdict {
  fault: Extract<FieldCode, 'closed' | 'own_lesson' | 'own_request' | 'not_free'> | null
  /** Those who are free, in the order of the facts. */
  moniteurs: number[]
  vehicules: number[]
  /** Whether anybody could, were nobody taken. */
  hasMoniteur: boolean
  hasVehicule: boolean
}

/** Somebody or something that lessons take: when it is taken, and what else there is to judge it by. */
interface Taker {
  id: number
  isTaken: (slot: Creneau) => boolean
  facts: Facts
}

/** Sorts out who is taken when, once for all the times that are to be judged. */
function takersOf({ busy, pays, candidat, moniteurs, vehicules }: OpeningFacts) {
  const times = new Map<string, Creneau[]>()
  for (const { ressource, idRessource, debut, fin } of busy) {
    const key = `${ressource} ${idRessource}`
    const own = times.get(key) ?? []
    own.push({ start: debut, end: fin })
    times.set(key, own)
  }
  const taken = (ressource: Ressource, id: number) => takenAmong(times.get(`${ressource} ${id}`) ?? [])
  const alone = (one: Partial<Facts>) => aloneFacts({ pays, candidats: [candidat], ...one })
  return {
    isCandidatTaken: taken('candidat', candidat.id),
    moniteurs: moniteurs.map((moniteur): Taker => {
      return { id: moniteur.id, isTaken: taken('moniteur', moniteur.id), facts: alone({ moniteur }) }
    }),
    vehicules: vehicules.map((vehicule): Taker => {
      return { id: vehicule.id, isTaken: taken('vehicule', vehicule.id), facts: alone({ vehicule }) }
    }),
  }
}

const closedTo = (fault: Verdict['fault']): Verdict => {
  return { fault, moniteurs: [], vehicules: [], hasMoniteur: false, hasVehicule: false }
}

/**
 * Judges the times of a lesson, each by the same rules as a booking. An instructor and a vehicle never clash with each
 * other: whoever is free goes with whatever is free, and each is judged once.
 */
export function judgeOpenings(calendar: Calendar, facts: OpeningFacts): (slot: Creneau) => Verdict {
  const { isCandidatTaken, moniteurs, vehicules } = takersOf(facts)
  const hasAsked = takenAmong(facts.asked)
  const { pays, horaires, fermetures } = facts
  const school = aloneFacts({ pays, horaires, fermetures })
  return (slot) => {
    const wanted = { calendar, start: slot.start, end: slot.end }
    const parts = partsOf(wanted, pays)
    if (clashesOf(wanted, school, parts).length > 0) return closedTo('closed')
    if (isCandidatTaken(slot)) return closedTo('own_lesson')
    if (hasAsked(slot)) return closedTo('own_request')
    const able = (takers: Taker[]) => takers.filter(({ facts: own }) => clashesOf(wanted, own, parts).length === 0)
    const free = (takers: Taker[]) => takers.filter(({ isTaken }) => !isTaken(slot)).map(({ id }) => id)
    const people = able(moniteurs)
    const cars = isDriving(calendar) ? able(vehicules) : []
    const found = { moniteurs: free(people), vehicules: free(cars) }
    const isFree = found.moniteurs.length > 0 && (found.vehicules.length > 0 || !isDriving(calendar))
    const could = { hasMoniteur: people.length > 0, hasVehicule: cars.length > 0 || !isDriving(calendar) }
    return { ...found, ...could, fault: isFree ? null : 'not_free' }
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
  /** Why there are none; null where there are some. */
  raison: CreneauxLibres['raison']
}

/** Every time on the grid at which a lesson could be planned at once, in order, with those who could give it. */
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
