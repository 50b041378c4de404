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

/** The accounts of an enrolment, and the functions that make its lines. */
interface Books {
  candidat: AccountName
  undelivered: AccountName
  line: (cause: string, debit: AccountName, credit: AccountName, montant: number) => CausedLine[]
  /** Charges an amount with all taxes included: the school's income, and the VAT that it owes. */
  charge: (cause: string, income: AccountName, ttc: number, taux: number) => CausedLine[]
}

const TVA: AccountName = 'tva'

// A negative amount swaps debit and credit; a zero amount gives no line.
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

/**
 * The account for everything before the ledger began: opening balances are posted from here, so that none of them
 * counts as income.
 */
const OPENING: AccountName = 'ouverture'

/**
 * The lines of purchases. The file fee is income at once; hours and exams are owed by the school until they are given.
 * The unused part of a package from before the ledger began is not charged, because it is part of the opening balance.
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

/** The line of an opening balance: the candidate's debt or credit on the day from which the ledger follows them. */
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
 * The lines of absences and late cancellations: a part of the price of an hour beyond the package. For an exam, the
 * State's part is charged in full under the exam's cause, and the per cent apply to the school's own part only. An exam
 * included in a package stays available.
 */
function penaltyLines(
  enrolment: Enrolment,
  events: readonly CandidatEvent[],
  { candidat, line, charge }: Books,
  taux: readonly PenaltyRate[],
): CausedLine[] {
  return events.flatMap((event) => {
    const { id, etape, isExam, jour } = event
    // A missed exam without a decision is charged at its normal price, as an exam.
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

/** The lines of exams. Exams are charged from the day they are booked; the State's part goes through `debours`. */
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

/** The lines for the end of an enrolment, which give back purchases that were not used, with their VAT. */
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
 * All lines that should be posted for a candidate, computed from the facts alone: purchases, lessons, absences, exams,
 * and the part given back at the end. The order in which the facts became known does not matter.
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
