import type { Service } from '@contract/argent/service'
import type { Etape, Statut } from '@contract/planning/evenement'
import { oldestFirst } from './order'

/** Hours, exams or the file fee that were bought; a discount has no quantity and lowers the lot `idReduit`. */
export interface SoldLot {
  id: number
  service: Service
  quantite: number
  /** What it costs, all taxes included, and what it is worth before tax: the VAT of the day it was sold, frozen. */
  montant: number
  ht: number
  tauxTva: number
  dateEffet: string
  dateFin: string | null
  idReduit: number | null
  /** `REPRISE`: was paid for before the ledger began. */
  origine: 'FORFAIT' | 'AVENANT' | 'REMISE' | 'REPRISE'
}

/** What an hour, an exam or the file fee costs from a day on, frozen at the enrolment or by an amendment. */
export interface ServicePrice {
  service: Service
  dateEffet: string
  /** Millimes, all taxes included. */
  montant: number
  /** The part of an exam's price that goes to the State; it bears no VAT. */
  droits: number
  /** The rate of VAT inside the price, in hundredths of a per cent. */
  tauxTva: number
}

/** An enrolment with what was bought and the prices that it froze. */
export interface Enrolment {
  id: number
  dateDebut: string
  /** Its last day; null while it runs. */
  dateFin: string | null
  isEnded: boolean
  /** The step of its charges, in millimes. */
  pasPrix: number
  /** What the candidate owed on the first day, when they were moved in. */
  repriseSolde: number | null
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

/** Whether a candidate did not come. */
export const isMissed = ({ status, isAbsent }: CandidatEvent) =>
  status === 'NO_SHOW' || (status === 'SUCCESS' && isAbsent)

/**
 * Whether a cancellation costs something: a late one by the school's usual figure, any by a decision of the school.
 */
export const isCancelledLate = ({ status, isLateCancellation, penaltyPercent }: CandidatEvent) =>
  status === 'CANCELLED' && (isLateCancellation || penaltyPercent !== null)

/**
 * An exam that is not held and costs something all the same: the State keeps its part, and the school asks for as much
 * of its own as it decides. A missed exam without a decision costs what it costs.
 */
export const isForfeited = (event: CandidatEvent) =>
  event.isExam && (isCancelledLate(event) || (isMissed(event) && event.penaltyPercent !== null))

/** What an absence and a late cancellation cost in per cent of the hour, for lessons that start from a moment on. */
export interface PenaltyRate {
  depuis: string
  absencePourcent: number
  annulationPourcent: number
}

/** The figures that held when a lesson started: a change of them never reaches back. */
export const rateAt = (taux: readonly PenaltyRate[], start: string) => taux.findLast(({ depuis }) => depuis <= start)

/** Everything that a candidate's account follows from. */
export interface CandidatFacts {
  idCandidat: number
  enrolments: readonly Enrolment[]
  events: readonly CandidatEvent[]
  /** The school's usual figures, the oldest first. */
  taux: readonly PenaltyRate[]
}

/**
 * The enrolment that an event belongs to: the latest that had begun, unless it ended before that day. An exam that was
 * given up too late stays with it all the same: the State was paid.
 */
export function enrolmentOf(enrolments: readonly Enrolment[], event: CandidatEvent): Enrolment | undefined {
  const { jour } = event
  const begun = enrolments.filter(({ dateDebut }) => dateDebut <= jour)
  const latest = oldestFirst(begun, ({ dateDebut }) => dateDebut).at(-1)
  return latest && (latest.dateFin === null || jour <= latest.dateFin || isForfeited(event)) ? latest : undefined
}

/** The events of each enrolment. */
export const ownEvents = (enrolments: readonly Enrolment[], enrolment: Enrolment, events: readonly CandidatEvent[]) =>
  events.filter((event) => enrolmentOf(enrolments, event) === enrolment)
