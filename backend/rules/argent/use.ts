import { examServiceOf, LESSON_SERVICES, type Service } from '@contract/argent/service'
import type { Etape } from '@contract/planning/evenement'
import { type AttestedLesson, consumptionOf, isInForce, type Lot } from './consumption'
import { type CandidatEvent, type Enrolment, isForfeited, ownEvents, type SoldLot } from './facts'
import { oldestFirst } from './order'
import { roundedQuotient, sliceOf } from './rounding'

/** The value of a lot before tax, and its VAT, after its discounts. */
const netOf = (lots: readonly SoldLot[], idLot: number) =>
  lots
    .filter(({ id, idReduit }) => id === idLot || idReduit === idLot)
    .reduce((sum, { ht, montant }) => ({ ht: sum.ht + ht, tva: sum.tva + montant - ht }), { ht: 0, tva: 0 })

/** The lots of a service with their value after discounts. For exams, `minutes` is the number of exams. */
function netLots({ lots }: Enrolment, service: Service): Lot[] {
  return lots
    .filter((lot) => lot.service === service && lot.idReduit === null)
    .map(({ id, quantite, dateEffet, dateFin }) => {
      return { id, minutes: quantite, ht: netOf(lots, id).ht, dateEffet, dateFin }
    })
}

/** The frozen prices of a service, including those added by amendments. */
export const pricesOf = ({ prices }: Enrolment, service: Service) => prices.filter((price) => price.service === service)

/** The minutes that the attested lessons of a service take from its lots, and their charge beyond them. */
export function lessonUse(enrolment: Enrolment, events: readonly CandidatEvent[], service: Etape) {
  const lessons: AttestedLesson[] = events
    .filter(({ etape, isExam, status, isAbsent }) => etape === service && !isExam && status === 'SUCCESS' && !isAbsent)
    .map(({ id, start, jour, attestedMinutes }) => ({ id, start, jour, minutes: attestedMinutes }))
  return consumptionOf(lessons, netLots(enrolment, service), pricesOf(enrolment, service), enrolment.pasPrix)
}

/**
 * The exams of a stage in the order of their days, each with the lot that it uses and the part of the lot's value that
 * becomes income. It is the oldest lot in force on that day, or none: a lot bought for later days does not cover
 * earlier exams, nor earlier lessons.
 */
export function examUse(enrolment: Enrolment, events: readonly CandidatEvent[], etape: Etape) {
  const held = events.filter(
    (event) => event.isExam && event.etape === etape && event.status !== 'CANCELLED' && !isForfeited(event),
  )
  const lots = oldestFirst(netLots(enrolment, examServiceOf(etape)), ({ dateEffet }) => dateEffet)
  const taken = new Map<number, number>()
  return oldestFirst(held, ({ start }) => start).map((exam) => {
    const lot = lots.find((one) => isInForce(one, exam.jour) && (taken.get(one.id) ?? 0) < one.minutes)
    if (!lot) return { exam, covered: null }
    const from = taken.get(lot.id) ?? 0
    taken.set(lot.id, from + 1)
    return { exam, covered: { idLot: lot.id, income: sliceOf(lot.ht, lot.minutes, from, 1, enrolment.pasPrix) } }
  })
}

/** The part of each lot's value that has become income. */
function incomeByLot(enrolment: Enrolment, events: readonly CandidatEvent[]): Map<number, number> {
  const income = new Map<number, number>()
  for (const etape of LESSON_SERVICES) {
    const lessons = lessonUse(enrolment, events, etape).flatMap(({ covered }) => covered)
    const exams = examUse(enrolment, events, etape).flatMap(({ covered }) => covered ?? [])
    for (const part of [...lessons, ...exams]) income.set(part.idLot, (income.get(part.idLot) ?? 0) + part.income)
  }
  return income
}

/** The VAT of the unused purchases, in proportion to the value of each lot. */
export function vatOfUndelivered(enrolment: Enrolment, events: readonly CandidatEvent[]): number {
  const { lots, pasPrix } = enrolment
  const income = incomeByLot(enrolment, events)
  return lots
    .filter(({ service, idReduit }) => service !== 'dossier' && idReduit === null)
    .reduce((sum, { id }) => {
      const { ht, tva } = netOf(lots, id)
      return sum + (ht === 0 ? tva : roundedQuotient(tva * (ht - (income.get(id) ?? 0)), ht, pasPrix))
    }, 0)
}

/** The used part of each lot so far: minutes, exams, or the one file fee. */
export function usedLots(enrolments: readonly Enrolment[], events: readonly CandidatEvent[]): Map<number, number> {
  const used = new Map<number, number>()
  const use = (idLot: number, quantite: number) => used.set(idLot, (used.get(idLot) ?? 0) + quantite)
  for (const enrolment of enrolments) {
    const own = ownEvents(enrolments, enrolment, events)
    for (const { id, service } of enrolment.lots) if (service === 'dossier') use(id, 1)
    for (const etape of LESSON_SERVICES) {
      for (const { covered } of lessonUse(enrolment, own, etape)) {
        for (const { idLot, minutes } of covered) use(idLot, minutes)
      }
      for (const { covered } of examUse(enrolment, own, etape)) if (covered) use(covered.idLot, 1)
    }
  }
  return used
}
