import type { ReglagesArgent } from '@contract/argent/reglages'
import { examServiceOf, LESSON_SERVICES, type Service } from '@contract/argent/service'
import type { Etape, Statut } from '@contract/planning/evenement'
import { type AttestedLesson, consumptionOf, type Lot, priceOn } from './consumption'
import { oldestFirst } from './order'
import { roundedQuotient, sliceOf } from './rounding'
import type { AccountName, CausedLine } from './settlement'

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

/** The accounts of an enrolment, and the ways to name its lines. */
interface Books {
  candidat: AccountName
  undelivered: AccountName
  line: (cause: string, debit: AccountName, credit: AccountName, montant: number) => CausedLine[]
}

function booksOf(idCandidat: number, idInscription: number): Books {
  return {
    candidat: `candidat:${idCandidat}`,
    undelivered: `a_rendre:${idInscription}`,
    // A negative amount moves the other way, nothing is no line.
    line(cause, debit, credit, montant) {
      if (montant === 0) return []
      return montant > 0
        ? [{ cause, debit, credit, montant }]
        : [{ cause, debit: credit, credit: debit, montant: -montant }]
    },
  }
}

/** The lots of a service at what they cost after their discounts. */
function netLots({ lots }: Enrolment, service: Service): Lot[] {
  return lots
    .filter((lot) => lot.service === service && lot.idReduit === null)
    .map(({ id, quantite, montant, dateEffet, dateFin }) => {
      const reduced = lots.filter(({ idReduit }) => idReduit === id).reduce((sum, lot) => sum + lot.montant, montant)
      return { id, minutes: quantite, ht: reduced, dateEffet, dateFin }
    })
}

const pricesOf = ({ prices }: Enrolment, service: Service) => prices.filter((price) => price.service === service)

/** What was bought: the file fee is income at once, hours and exams are owed by the school until they are given. */
function soldLines({ lots }: Enrolment, { candidat, undelivered, line }: Books): CausedLine[] {
  return lots.flatMap(({ id, service, montant }) =>
    line(`lot:${id}`, candidat, service === 'dossier' ? 'produit:dossier' : undelivered, montant),
  )
}

/** What the attested lessons of a service take from its lots, and what they cost beyond them. */
function lessonUse(enrolment: Enrolment, events: readonly CandidatEvent[], service: Etape, step: number) {
  const lessons: AttestedLesson[] = events
    .filter(({ etape, isExam, status, isAbsent }) => etape === service && !isExam && status === 'SUCCESS' && !isAbsent)
    .map(({ id, start, jour, attestedMinutes }) => ({ id, start, jour, minutes: attestedMinutes }))
  return consumptionOf(lessons, netLots(enrolment, service), pricesOf(enrolment, service), step)
}

function lessonLines(enrolment: Enrolment, events: readonly CandidatEvent[], books: Books, step: number): CausedLine[] {
  const { candidat, undelivered, line } = books
  return LESSON_SERVICES.flatMap((service) =>
    lessonUse(enrolment, events, service, step).flatMap(({ idLecon, covered, beyond }) => {
      const income = covered.reduce((sum, one) => sum + one.income, 0)
      return [
        ...line(`lecon:${idLecon}`, undelivered, `produit:${service}`, income),
        ...line(`lecon:${idLecon}`, candidat, `produit:${service}`, beyond?.charge ?? 0),
      ]
    }),
  )
}

/** Absences and late cancellations: a part of the hour's price beyond the package. */
function penaltyLines(
  enrolment: Enrolment,
  events: readonly CandidatEvent[],
  { candidat, line }: Books,
  { absencePourcent, annulationPourcent, pasPrix }: ReglagesArgent,
): CausedLine[] {
  return events.flatMap(
    ({ id, etape, isExam, status, jour, plannedMinutes, isAbsent, isLateCancellation, ...event }) => {
      const isMissed = status === 'NO_SHOW' || (status === 'SUCCESS' && isAbsent)
      // A decision counts for every cancellation, the school's usual figure for late ones only.
      const isLate = status === 'CANCELLED' && (isLateCancellation || event.penaltyPercent !== null)
      // A missed exam costs what it costs.
      if (isExam || !(isMissed || isLate)) return []
      const percent = event.penaltyPercent ?? (isMissed ? absencePourcent : annulationPourcent)
      const hour = priceOn(pricesOf(enrolment, etape), jour)?.montant ?? 0
      const montant = roundedQuotient(hour * plannedMinutes * percent, 60 * 100, pasPrix)
      return line(`penalite:${id}`, candidat, 'produit:penalite', montant)
    },
  )
}

/** The exams of a stage with the lot that each takes from: the bought ones first, in the order of their days. */
function examUse(enrolment: Enrolment, events: readonly CandidatEvent[], etape: Etape) {
  const held = events.filter((event) => event.isExam && event.etape === etape && event.status !== 'CANCELLED')
  const lots = netLots(enrolment, examServiceOf(etape))
  const taken = new Map<number, number>()
  return oldestFirst(held, ({ start }) => start).map((exam) => {
    const lot = lots.find(({ id, minutes }) => (taken.get(id) ?? 0) < minutes)
    const from = lot ? (taken.get(lot.id) ?? 0) : 0
    if (lot) taken.set(lot.id, from + 1)
    return { exam, lot, from }
  })
}

/** Exams cost from the day they are booked; the State's part goes through `debours`. */
function examLines(enrolment: Enrolment, events: readonly CandidatEvent[], books: Books, step: number): CausedLine[] {
  const { candidat, undelivered, line } = books
  return LESSON_SERVICES.flatMap((etape) => {
    const service = examServiceOf(etape)
    return examUse(enrolment, events, etape).flatMap(({ exam, lot, from }) => {
      const price = priceOn(pricesOf(enrolment, service), exam.jour)
      const worth = lot ? sliceOf(lot.ht, lot.minutes, from, 1, step) : (price?.montant ?? 0)
      const droits = Math.min(worth, price?.droits ?? 0)
      const payer = lot ? undelivered : candidat
      return [
        ...line(`examen:${exam.id}`, payer, `debours:${service}`, droits),
        ...line(`examen:${exam.id}`, payer, `produit:${service}`, worth - droits),
      ]
    })
  })
}

/** The end of an enrolment gives back what was bought and not given. */
function endLines({ id, isEnded }: Enrolment, { candidat, undelivered, line }: Books, before: readonly CausedLine[]) {
  if (!isEnded) return []
  const owed = before.reduce(
    (sum, { debit, credit, montant }) =>
      sum + (credit === undelivered ? montant : 0) - (debit === undelivered ? montant : 0),
    0,
  )
  return line(`fin:${id}`, undelivered, candidat, owed)
}

/** The enrolment that an event belongs to: the latest that had begun, unless it ended before that day. */
function enrolmentOn(enrolments: readonly Enrolment[], jour: string): Enrolment | undefined {
  const begun = enrolments.filter(({ dateDebut }) => dateDebut <= jour)
  const latest = oldestFirst(begun, ({ dateDebut }) => dateDebut).at(-1)
  return latest && (latest.dateFin === null || jour <= latest.dateFin) ? latest : undefined
}

/** The events of each enrolment. */
const ownEvents = (enrolments: readonly Enrolment[], enrolment: Enrolment, events: readonly CandidatEvent[]) =>
  events.filter(({ jour }) => enrolmentOn(enrolments, jour) === enrolment)

/** What was given of each lot so far: minutes, exams, or the one file fee. */
export function usedLots(enrolments: readonly Enrolment[], events: readonly CandidatEvent[]): Map<number, number> {
  const used = new Map<number, number>()
  const use = (idLot: number, quantite: number) => used.set(idLot, (used.get(idLot) ?? 0) + quantite)
  for (const enrolment of enrolments) {
    const own = ownEvents(enrolments, enrolment, events)
    for (const { id, service } of enrolment.lots) if (service === 'dossier') use(id, 1)
    for (const etape of LESSON_SERVICES) {
      for (const { covered } of lessonUse(enrolment, own, etape, 1)) {
        for (const { idLot, minutes } of covered) use(idLot, minutes)
      }
      for (const { lot } of examUse(enrolment, own, etape)) if (lot) use(lot.id, 1)
    }
  }
  return used
}

/**
 * Everything that should be posted for a candidate, derived from the facts alone: what was bought, what was attested,
 * missed or booked, and what is given back at the end. The order in which the facts became known does not matter.
 */
export function targetOf({ idCandidat, enrolments, events, reglages }: CandidatFacts): CausedLine[] {
  return enrolments.flatMap((enrolment) => {
    const own = ownEvents(enrolments, enrolment, events)
    const books = booksOf(idCandidat, enrolment.id)
    const lines = [
      ...soldLines(enrolment, books),
      ...lessonLines(enrolment, own, books, reglages.pasPrix),
      ...penaltyLines(enrolment, own, books, reglages),
      ...examLines(enrolment, own, books, reglages.pasPrix),
    ]
    return [...lines, ...endLines(enrolment, books, lines)]
  })
}
