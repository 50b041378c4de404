import type { Pays } from '@contract/clock/pays'
import { wallOf } from '@contract/clock/wall'
import type { Raison, RaisonRang } from '@contract/planning/attente'
import { isWithin } from './clashes'

/** The facts that decide the order of the waiting list. */
export interface Attendant {
  idAttente: number
  /** The lesson's instructor is the candidate's referent. */
  referent: boolean
  /** Days until the next exam of the stage; null without one. */
  examenDans: number | null
  /** Attested minutes of this kind of lesson. */
  minutes: number
  /** Days of waiting. */
  jours: number
  dejaServi: boolean
  /** The moment at which the candidate joined the list. */
  createdAt: string
}

/** Limits of the reasons: an exam within this many days, fewer hours than this, at most this many days of waiting. */
const EXAM_DAYS = 30
const FEW_HOURS = 10
const WAIT_DAYS = 30

/** The points of each reason; a near exam weighs most. */
const POINTS: Record<Raison, (nombre: number) => number> = {
  examen_proche: (days) => 20 + (EXAM_DAYS - days),
  referent: () => 30,
  peu_heures: (minutes) => 2 * (FEW_HOURS - Math.floor(minutes / 60)),
  attend_depuis: (days) => Math.min(days, WAIT_DAYS),
  jamais_servi: () => 10,
}

export const pointsOf = ({ code, nombre }: RaisonRang): number => POINTS[code](nombre ?? 0)

/**
 * The reasons why a candidate ranks before others, the weightiest first. Every part of the score appears as a reason.
 */
export function raisonsOf({ referent, examenDans, minutes, jours, dejaServi }: Attendant): RaisonRang[] {
  const near = examenDans !== null && examenDans >= 0 && examenDans <= EXAM_DAYS
  const raisons: RaisonRang[] = [
    ...(near ? [{ code: 'examen_proche' as const, nombre: examenDans }] : []),
    ...(referent ? [{ code: 'referent' as const, nombre: null }] : []),
    ...(minutes < FEW_HOURS * 60 ? [{ code: 'peu_heures' as const, nombre: minutes }] : []),
    ...(jours > 0 ? [{ code: 'attend_depuis' as const, nombre: jours }] : []),
    ...(dejaServi ? [] : [{ code: 'jamais_servi' as const, nombre: null }]),
  ]
  return raisons.sort((a, b) => pointsOf(b) - pointsOf(a))
}

export const scoreOf = (raisons: readonly RaisonRang[]): number =>
  raisons.reduce((sum, raison) => sum + pointsOf(raison), 0)

/** The waiting candidates, best first: by score, then by arrival, so that no two are equal. */
export function rankAttendants<Person extends Attendant>(people: readonly Person[]) {
  return people
    .map((person) => {
      const raisons = raisonsOf(person)
      return { ...person, raisons, score: scoreOf(raisons) }
    })
    .sort((a, b) => b.score - a.score || Date.parse(a.createdAt) - Date.parse(b.createdAt) || a.idAttente - b.idAttente)
}

interface Availability {
  jours: readonly number[]
  debut: string
  fin: string
}

/** Whether a time is on a weekday and within the hours at which the candidate is free. */
export function suits({ start, end }: { start: string; end: string }, { jours, debut, fin }: Availability, pays: Pays) {
  const from = wallOf(new Date(start), pays)
  const to = wallOf(new Date(end), pays)
  if (from.day !== to.day) return false
  const plages = jours.map((jour) => ({ jour, debut, fin }))
  return isWithin({ jour: from.day, debut: from.time, fin: to.time }, plages)
}
