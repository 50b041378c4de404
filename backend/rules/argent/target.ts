import { examServiceOf, LESSON_SERVICES } from '@contract/argent/service'
import { priceOn } from './consumption'
import {
  type CandidatEvent,
  type CandidatFacts,
  type Enrolment,
  isCancelledLate,
  isForfeited,
  isMissed,
  ownEvents,
  type PenaltyRate,
  rateAt,
} from './facts'
import { roundedQuotient } from './rounding'
import type { AccountName, CausedLine } from './settlement'
import { examUse, lessonUse, pricesOf, vatOfUndelivered } from './use'
import { htOf } from './vat'

/** The accounts of an enrolment, and the ways to name its lines. */
interface Books {
  candidat: AccountName
  undelivered: AccountName
  line: (cause: string, debit: AccountName, credit: AccountName, montant: number) => CausedLine[]
  /** Charges an amount, all taxes included: what the school earns, and the VAT that it owes. */
  charge: (cause: string, income: AccountName, ttc: number, taux: number) => CausedLine[]
}

const TVA: AccountName = 'tva'

// A negative amount moves the other way, nothing is no line.
const line: Books['line'] = (cause, debit, credit, montant) => {
  if (montant === 0) return []
  return montant > 0
    ? [{ cause, debit, credit, montant }]
    : [{ cause, debit: credit, credit: debit, montant: -montant }]
}

function booksOf(idCandidat: number, { id, pasPrix }: Enrolment): Books {
  const candidat = `candidat:${idCandidat}`
  return {
    candidat,
    undelivered: `a_rendre:${id}`,
    line,
    charge(cause, income, ttc, taux) {
      const ht = htOf(ttc, taux, pasPrix)
      return [...line(cause, candidat, income, ht), ...line(cause, candidat, TVA, ttc - ht)]
    },
  }
}

/** What lay before the ledger: its sums come from here, and none of them is income of the days after it began. */
const OPENING: AccountName = 'ouverture'

/**
 * What was bought: the file fee is income at once, hours and exams are owed by the school until they are given. What was
 * left of a package when the candidate was moved in is no charge: that is in what they owed on that day.
 */
function soldLines({ lots }: Enrolment, { candidat, undelivered, line }: Books): CausedLine[] {
  return lots.flatMap(({ id, service, montant, ht, origine }) =>
    origine === 'REPRISE'
      ? line(`lot:${id}`, OPENING, undelivered, ht)
      : [
          ...line(`lot:${id}`, candidat, service === 'dossier' ? 'produit:dossier' : undelivered, ht),
          ...line(`lot:${id}`, candidat, TVA, montant - ht),
        ],
  )
}

/** What a candidate owed, or had in credit, on the day from which the ledger follows them. */
const openingLines = ({ id, repriseSolde }: Enrolment, { candidat, line }: Books): CausedLine[] =>
  line(`reprise:${id}`, candidat, OPENING, repriseSolde ?? 0)

function lessonLines(enrolment: Enrolment, events: readonly CandidatEvent[], books: Books): CausedLine[] {
  const { undelivered, line, charge } = books
  return LESSON_SERVICES.flatMap((service) =>
    lessonUse(enrolment, events, service).flatMap(({ idLecon, covered, beyond }) => {
      const income = covered.reduce((sum, one) => sum + one.income, 0)
      return [
        ...line(`lecon:${idLecon}`, undelivered, `produit:${service}`, income),
        ...charge(`lecon:${idLecon}`, `produit:${service}`, beyond?.charge ?? 0, beyond?.price?.tauxTva ?? 0),
      ]
    }),
  )
}

/**
 * Absences and late cancellations: a part of the hour's price beyond the package. Of an exam the State's part stays whole
 * with the exam, and the per cent are those of the school's own part; a package keeps its exam.
 */
function penaltyLines(
  enrolment: Enrolment,
  events: readonly CandidatEvent[],
  { candidat, line, charge }: Books,
  taux: readonly PenaltyRate[],
): CausedLine[] {
  return events.flatMap((event) => {
    const { id, etape, isExam, jour } = event
    // A missed exam without a decision costs what it costs.
    if (isExam ? !isForfeited(event) : !(isMissed(event) || isCancelledLate(event))) return []
    const usual = rateAt(taux, event.start)
    const percent = event.penaltyPercent ?? (isMissed(event) ? usual?.absencePourcent : usual?.annulationPourcent) ?? 0
    const service = isExam ? examServiceOf(etape) : etape
    const price = priceOn(pricesOf(enrolment, service), jour)
    const whole = price?.montant ?? 0
    const droits = isExam ? Math.min(whole, price?.droits ?? 0) : 0
    const montant = isExam
      ? roundedQuotient((whole - droits) * percent, 100, enrolment.pasPrix)
      : roundedQuotient(whole * event.plannedMinutes * percent, 60 * 100, enrolment.pasPrix)
    return [
      ...line(`examen:${id}`, candidat, `debours:${service}`, droits),
      ...charge(`penalite:${id}`, 'produit:penalite', montant, price?.tauxTva ?? 0),
    ]
  })
}

/** Exams cost from the day they are booked; the State's part goes through `debours`. */
function examLines(enrolment: Enrolment, events: readonly CandidatEvent[], books: Books): CausedLine[] {
  const { candidat, undelivered, line, charge } = books
  return LESSON_SERVICES.flatMap((etape) => {
    const service = examServiceOf(etape)
    return examUse(enrolment, events, etape).flatMap(({ exam, covered }) => {
      const price = priceOn(pricesOf(enrolment, service), exam.jour)
      const worth = covered ? covered.income : (price?.montant ?? 0)
      const droits = Math.min(worth, price?.droits ?? 0)
      const payer = covered ? undelivered : candidat
      const cause = `examen:${exam.id}`
      return [
        ...line(cause, payer, `debours:${service}`, droits),
        ...(covered
          ? line(cause, undelivered, `produit:${service}`, worth - droits)
          : charge(cause, `produit:${service}`, worth - droits, price?.tauxTva ?? 0)),
      ]
    })
  })
}

/** The end of an enrolment gives back what was bought and not given, with its VAT. */
function endLines(
  enrolment: Enrolment,
  events: readonly CandidatEvent[],
  { candidat, undelivered, line }: Books,
  before: readonly CausedLine[],
): CausedLine[] {
  if (!enrolment.isEnded) return []
  const cause = `fin:${enrolment.id}`
  const owed = before.reduce(
    (sum, { debit, credit, montant }) =>
      sum + (credit === undelivered ? montant : 0) - (debit === undelivered ? montant : 0),
    0,
  )
  return [
    ...line(cause, undelivered, candidat, owed),
    ...line(cause, TVA, candidat, vatOfUndelivered(enrolment, events)),
  ]
}

/**
 * Everything that should be posted for a candidate, derived from the facts alone: what was bought, what was attested,
 * missed or booked, and what is given back at the end. The order in which the facts became known does not matter.
 */
export function targetOf({ idCandidat, enrolments, events, taux }: CandidatFacts): CausedLine[] {
  return enrolments.flatMap((enrolment) => {
    const own = ownEvents(enrolments, enrolment, events)
    const books = booksOf(idCandidat, enrolment)
    const lines = [
      ...openingLines(enrolment, books),
      ...soldLines(enrolment, books),
      ...lessonLines(enrolment, own, books),
      ...penaltyLines(enrolment, own, books, taux),
      ...examLines(enrolment, own, books),
    ]
    return [...lines, ...endLines(enrolment, own, books, lines)]
  })
}
