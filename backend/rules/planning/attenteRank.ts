import type { Pays } from '@contract/clock/pays'
import { wallOf } from '@contract/clock/wall'
import type { Raison, RaisonRang } from '@contract/planning/attente'
import { isWithin } from './clashes'

/** What the order among those who wait goes by. */
export interface Attendant {
  idAttente: number
  /** The instructor of the lesson is the candidate's own. */
  referent: boolean
  /** Days until the next exam of the stage; null without one. */
  examenDans: number | null
  /** Attested, of this kind of lesson. */
  minutes: number
  /** Days since when it waits. */
  jours: number
  dejaServi: boolean
  /** When it came to the list. */
  createdAt: string
}

/** An exam counts within this many days, hours of training up to this many, waiting up to this many days. */
const EXAM_DAYS = 30
const FEW_HOURS = 10
const WAIT_DAYS = 30

/** The points of a reason: what weighs most is an exam at hand. */
const POINTS: Record<Raison, (nombre: number) => number> = {
  examen_proche: (days) => 20 + (EXAM_DAYS - days),
  referent: () => 30,
  peu_heures: (minutes) => 2 * (FEW_HOURS - Math.floor(minutes / 60)),
  attend_depuis: (days) => Math.min(days, WAIT_DAYS),
  jamais_servi: () => 10,
}

export const pointsOf = ({ code, nombre }: RaisonRang): number => POINTS[code](nombre ?? 0)

/** Why somebody comes before others, the weightiest first. Whatever moves the score is among the reasons. */
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

/** Those who wait, the best placed first: by score, then whoever came first, so that no two are level. */
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

/** Whether a time lies on a weekday and within the hours at which somebody could come. */
export function suits({ start, end }: { start: string; end: string }, { jours, debut, fin }: Availability, pays: Pays) {
  const from = wallOf(new Date(start), pays)
  const to = wallOf(new Date(end), pays)
  if (from.day !== to.day) return false
  const plages = jours.map((jour) => ({ jour, debut, fin }))
  return isWithin({ jour: from.day, debut: from.time, fin: to.time }, plages)
}
