import type { ReglagesArgent } from '@contract/argent/reglages'
import type { Service } from '@contract/argent/service'
import type { Etape, Statut } from '@contract/planning/evenement'
import { oldestFirst } from './order'

/** Hours, exams or the file fee that were bought; a discount has no quantity and lowers the lot `idReduit`. */
export interface SoldLot {
  id: number
  service: Service
  quantite: number
  montant: number
  dateEffet: string
  dateFin: string | null
  idReduit: number | null
}

export interface ServicePrice {
  service: Service
  dateEffet: string
  montant: number
  /** The part of an exam's price that goes to the State. */
  droits: number
}

export interface Enrolment {
  id: number
  dateDebut: string
  dateFin: string | null
  isEnded: boolean
  lots: readonly SoldLot[]
  prices: readonly ServicePrice[]
}

/** A lesson or an exam from the side of one candidate. */
export interface CandidatEvent {
  id: number
  etape: Etape
  isExam: boolean
  start: string
  /** The school's day. */
  jour: string
  status: Statut
  plannedMinutes: number
  attestedMinutes: number
  isAbsent: boolean
  isLateCancellation: boolean
  /** What the school decided to charge for an absence or a late cancellation, in per cent; null for its usual figure. */
  penaltyPercent: number | null
}

export interface CandidatFacts {
  idCandidat: number
  enrolments: readonly Enrolment[]
  events: readonly CandidatEvent[]
  reglages: ReglagesArgent
}

/** The enrolment that an event belongs to: the latest that had begun, unless it ended before that day. */
function enrolmentOn(enrolments: readonly Enrolment[], jour: string): Enrolment | undefined {
  const begun = enrolments.filter(({ dateDebut }) => dateDebut <= jour)
  const latest = oldestFirst(begun, ({ dateDebut }) => dateDebut).at(-1)
  return latest && (latest.dateFin === null || jour <= latest.dateFin) ? latest : undefined
}

/** The events of each enrolment. */
export const ownEvents = (enrolments: readonly Enrolment[], enrolment: Enrolment, events: readonly CandidatEvent[]) =>
  events.filter(({ jour }) => enrolmentOn(enrolments, jour) === enrolment)
