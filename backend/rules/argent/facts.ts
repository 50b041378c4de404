import type { Service } from '@contract/argent/service'
import type { Etape, Statut } from '@contract/planning/evenement'
import { oldestFirst } from './order'

/**
 * Hours, exams or the file fee that were bought. A discount is a lot too: it has no quantity and lowers the lot
 * `idReduit`. So is the reversal of a discount, which takes the discount `idAnnule` back.
 */
export interface SoldLot {
  id: number
  service: Service
  quantite: number
  /**
   * The price with all taxes included (`montant`) and before tax (`ht`), with the VAT rate of the day it was sold,
   * frozen.
   */
  montant: number
  ht: number
  tauxTva: number
  /** The part that goes to the State, on which there is no VAT. */
  droits: number
  dateEffet: string
  dateFin: string | null
  idReduit: number | null
  idAnnule: number | null
  /** `REPRISE`: bought before the ledger began; its price is part of the opening balance. */
  origine: 'FORFAIT' | 'AVENANT' | 'REMISE' | 'REPRISE'
}

/** The price of an hour, an exam or the file fee from a day on, frozen at the enrolment or by an amendment. */
export interface ServicePrice {
  service: Service
  dateEffet: string
  /** Millimes, all taxes included. */
  montant: number
  /** The part of an exam's price that goes to the State, on which there is no VAT. */
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
  /** The smallest step of its charges, in millimes. */
  pasPrix: number
  /** The opening balance on the first day; null for an enrolment made in the application. */
  repriseSolde: number | null
  lots: readonly SoldLot[]
  prices: readonly ServicePrice[]
}

/** A lesson or an exam as it concerns one candidate. */
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
  /**
   * The per cent that the school decided to charge for an absence or a late cancellation; null for its usual figure.
   */
  penaltyPercent: number | null
}

/** Whether the candidate missed the event. */
export const isMissed = ({ status, isAbsent }: CandidatEvent) =>
  status === 'NO_SHOW' || (status === 'SUCCESS' && isAbsent)

/**
 * Whether a cancellation is charged: a late one by the school's usual figure, any other by a decision of the school.
 */
export const isCancelledLate = ({ status, isLateCancellation, penaltyPercent }: CandidatEvent) =>
  status === 'CANCELLED' && (isLateCancellation || penaltyPercent !== null)

/**
 * Whether an exam is charged as a penalty: the State keeps its part in full, and the school charges a part of its own
 * price. A missed exam without a decision is charged at its normal price instead.
 */
export const isForfeited = (event: CandidatEvent) =>
  event.isExam && (isCancelledLate(event) || (isMissed(event) && event.penaltyPercent !== null))

/**
 * The charges for an absence and a late cancellation, in per cent of the hour, for lessons that start from a moment on.
 */
export interface PenaltyRate {
  depuis: string
  absencePourcent: number
  annulationPourcent: number
}

/** The figures in force when a lesson started: later changes do not apply to it. */
export const rateAt = (taux: readonly PenaltyRate[], start: string) => taux.findLast(({ depuis }) => depuis <= start)

/** The facts from which a candidate's account is computed. */
export interface CandidatFacts {
  idCandidat: number
  enrolments: readonly Enrolment[]
  events: readonly CandidatEvent[]
  /** The school's usual figures, the oldest first. */
  taux: readonly PenaltyRate[]
}

/**
 * The enrolment that an event belongs to: the latest that had begun, unless it ended before that day. An exam that is
 * charged as a penalty still belongs to it after its end, because the State was paid.
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
