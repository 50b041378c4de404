import type { Absence, CAUSES, Ligne } from '@contract/argent/compte'
import { examServiceOf } from '@contract/argent/service'
import type { Transaction } from '@contract/argent/transaction'
import {
  type CandidatEvent,
  type Enrolment,
  enrolmentOf,
  isCancelledLate,
  isMissed,
  type SoldLot,
} from '../../rules/argent/facts'

type Cause = (typeof CAUSES)[number]

/** The two parts of a stored cause such as `lecon:45`. */
export function causeOf(cause: string): { cause: Cause; idCause: number } {
  const [kind = '', id = ''] = cause.split(':')
  // The cast is safe: only `post` writes causes, and only from this list.
  return { cause: kind as Cause, idCause: Number(id) }
}

/** The facts behind the lines of an account. */
export interface Causes {
  enrolments: readonly Enrolment[]
  events: readonly CandidatEvent[]
  today: string
}

/** The state of a discount. It can be taken back once, while its enrolment runs. */
function remiseOf(enrolments: readonly Enrolment[], lot: SoldLot | undefined): Ligne['remise'] {
  if (!lot || lot.idReduit === null) return null
  if (lot.idAnnule !== null) return 'REVERSAL'
  const own = enrolments.find(({ lots }) => lots.includes(lot))
  const isOver = own?.isEnded || own?.lots.some(({ idAnnule }) => idAnnule === lot.id)
  return isOver ? 'CLOSED' : 'OPEN'
}

/** One charge, with the day and the service of what caused it. */
export function chargeLine(stored: string, montant: number, { enrolments, events, today }: Causes): Ligne {
  const { cause, idCause: id } = causeOf(stored)
  const line = { cause, id, montant, service: null, start: null, remise: null }
  if (cause === 'lot') {
    const lot = enrolments.flatMap(({ lots }) => lots).find((one) => one.id === id)
    return { ...line, jour: lot?.dateEffet ?? today, service: lot?.service ?? null, remise: remiseOf(enrolments, lot) }
  }
  if (cause === 'reprise') return { ...line, jour: enrolments.find((one) => one.id === id)?.dateDebut ?? today }
  if (cause === 'fin') return { ...line, jour: enrolments.find((one) => one.id === id)?.dateFin ?? today }
  const isOfEvent = cause === 'lecon' || cause === 'examen' || cause === 'penalite'
  const event = isOfEvent ? events.find((one) => one.id === id) : undefined
  if (!event) return { ...line, jour: today }
  const { jour, start, etape, isExam } = event
  return { ...line, jour, start, service: isExam ? examServiceOf(etape) : etape }
}

/**
 * The line of a payment, refund or write-off. A payment or a write-off lowers the balance due; a refund, or the
 * reversal of a payment, raises it.
 */
export function movementLine({ id, kind, montant, jour, idReversed }: Transaction): Ligne {
  const isLess = (kind !== 'REFUND') === (idReversed === null)
  const cause = kind === 'WRITE_OFF' ? 'perte' : 'transaction'
  return { cause, id, montant: isLess ? -montant : montant, jour, service: null, start: null, remise: null }
}

/** The line of a charge besides lessons, exams and packages: the bank's fee for a refused cheque. */
export const feeLine = ({ cause, montant, jour }: { cause: string; montant: number; jour: string }): Ligne => {
  const { cause: kind, idCause: id } = causeOf(cause)
  return { cause: kind, id, montant, jour, service: null, start: null, remise: null }
}

/** Missed lessons and exams and late cancellations of the days of an enrolment, the latest first. */
export function absencesOf({ enrolments, events }: Causes, lignes: readonly Ligne[]): Absence[] {
  const costs = new Map<number, number>()
  for (const { cause, id, montant } of lignes) {
    if (cause === 'penalite' || cause === 'examen') costs.set(id, (costs.get(id) ?? 0) + montant)
  }
  return events
    .filter((event) => enrolmentOf(enrolments, event) !== undefined && (isMissed(event) || isCancelledLate(event)))
    .toSorted((a, b) => (a.start < b.start ? 1 : -1))
    .map(({ id, etape, isExam, start, status, penaltyPercent }) => ({
      idEvenement: id,
      service: isExam ? examServiceOf(etape) : etape,
      start,
      isCancelled: status === 'CANCELLED',
      pourcent: penaltyPercent,
      montant: costs.get(id) ?? 0,
    }))
}
