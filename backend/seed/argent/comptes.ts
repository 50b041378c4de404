import type { Method } from '@contract/argent/transaction'
import { addDays } from '@contract/clock/days'
import { eventsOfCandidats } from '../../database/argent/candidatEvents'
import {
  inscriptionsOfCandidats,
  insertInscription,
  insertLots,
  insertPrices,
  withTerms,
} from '../../database/argent/inscription'
import { activePrices, packagesOnSale } from '../../database/argent/prices'
import { penaltyRates } from '../../database/argent/reglages'
import type { Trx } from '../../database/schema'
import { placeOf } from '../../rules/argent/account'
import {
  frozenPrices,
  lotsOfDefaults,
  lotsOfFee,
  lotsOfPackage,
  type Package,
  type PriceList,
} from '../../rules/argent/enrolment'
import type { CandidatEvent } from '../../rules/argent/facts'
import type { CausedLine } from '../../rules/argent/settlement'
import { targetOf } from '../../rules/argent/target'
import type { Random } from '../random'
import type { Movement, Slip } from './ledger'

export interface Seeding {
  trx: Trx
  random: Random
  today: string
}

export interface Enrolled {
  id: number
  idAutoEcole: number
  idPermi: number
  dateInscription: string
}

/** The payment methods by frequency: mostly cash. */
const METHODS: readonly Method[] = [
  ...Array.from({ length: 12 }, () => 'CASH' as const),
  ...['CHEQUE', 'CHEQUE', 'TRANSFER', 'TRANSFER', 'CARD', 'CARD', 'CARD', 'MOBILE'].map((method) => method as Method),
]
/** Payments are multiples of this amount, in millimes. */
const ROUND = 10_000

/** The columns that a payment leaves empty. */
export const EMPTY = {
  idCandidat: null,
  idMoniteur: null,
  idVehicule: null,
  idEntretien: null,
  categorie: null,
  origine: null,
  destination: null,
  payeur: null,
  reference: null,
  note: null,
  idReversed: null,
  motif: null,
  idSession: null,
} as const

/** Chooses the purchases of a candidate: mostly a package, sometimes the default packages, rarely single hours. */
function boughtBy(random: Random, list: PriceList, offers: readonly (Package & { id: number })[]) {
  const choice = random.next()
  const offer = offers.length > 0 && choice < 0.7 ? random.pick(offers) : null
  if (offer) return { idForfait: offer.id, lots: lotsOfPackage(offer, list) }
  return { idForfait: null, lots: choice < 0.92 ? lotsOfDefaults(list) : lotsOfFee(list) }
}

interface Offer {
  list: PriceList & { id: number }
  packages: readonly (Package & { id: number })[]
}

/** The prices and packages of a school for each licence category that it has prices for. */
async function offersOf(trx: Trx, idAutoEcole: number, permits: ReadonlySet<number>): Promise<Map<number, Offer>> {
  const offers = new Map<number, Offer>()
  for (const idPermi of permits) {
    const list = await activePrices(trx, idAutoEcole, idPermi)
    if (list) offers.set(idPermi, { list, packages: await packagesOnSale(trx, idAutoEcole, idPermi) })
  }
  return offers
}

/** Enrols a candidate on the day of their file. */
async function enrol({ trx, random }: Seeding, candidat: Enrolled, { list, packages }: Offer): Promise<void> {
  const { id: idCandidat, idAutoEcole, idPermi, dateInscription: dateDebut } = candidat
  const { idForfait, lots } = boughtBy(random, list, packages)
  const now = `${dateDebut}T09:00:00.000Z`
  const values = {
    idAutoEcole,
    idCandidat,
    idPermi,
    dateDebut,
    idForfait,
    idConfigPrix: list.id,
    pasPrix: 1,
    repriseSolde: null,
  }
  const idInscription = await insertInscription(trx, values, now)
  await insertPrices(trx, idInscription, frozenPrices(list), dateDebut, now)
  const terms = { dateEffet: dateDebut, dateFin: null, origine: 'FORFAIT', idReduit: null } as const
  await insertLots(
    trx,
    idInscription,
    lots.map((lot) => ({ ...lot, ...terms })),
    now,
  )
}

/** The day on which a cause is posted: that of its lesson or exam, or the enrolment's; today at the latest. */
function dayOf({ cause }: CausedLine, events: readonly CandidatEvent[], dateDebut: string, today: string): string {
  const [kind, id] = cause.split(':')
  const jour = kind === 'lot' ? dateDebut : (events.find((event) => event.id === Number(id))?.jour ?? dateDebut)
  return jour < today ? jour : today
}

/** The charges of a school's candidates by the usual rules: one entry for each day, by candidate. */
export async function charges(
  { trx, today }: Seeding,
  idAutoEcole: number,
  people: readonly Enrolled[],
): Promise<Map<number, Movement[]>> {
  if (people.length === 0) return new Map()
  const ids = people.map(({ id }) => id)
  const inscriptions = await inscriptionsOfCandidats(trx, ids)
  const terms = new Map((await withTerms(trx, inscriptions)).map((enrolment) => [enrolment.id, enrolment]))
  const events = await eventsOfCandidats(trx, ids, 'TN')
  const taux = await penaltyRates(trx, idAutoEcole)
  return new Map(
    people.map(({ id, dateInscription }) => {
      const own = events.get(id) ?? []
      const enrolments = inscriptions.filter((one) => one.idCandidat === id).flatMap((one) => terms.get(one.id) ?? [])
      const days = new Map<string, CausedLine[]>()
      for (const line of targetOf({ idCandidat: id, enrolments, events: own, taux })) {
        const jour = dayOf(line, own, dateInscription, today)
        days.set(jour, [...(days.get(jour) ?? []), line])
      }
      const about = { idCandidat: id, idMoniteur: null, mois: null, slip: null }
      return [id, [...days].map(([jour, lines]) => ({ jour, ...about, lines }))]
    }),
  )
}

/** The effect of lines on the account of a candidate. */
export const owedBy = (lines: Movement['lines'], account: string) =>
  lines.reduce(
    (sum, { debit, credit, montant }) => sum + (debit === account ? montant : 0) - (credit === account ? montant : 0),
    0,
  )

/** A payment on a day. */
export function payment(
  random: Random,
  idCandidat: number,
  jour: string,
  montant: number,
  idCashier: number,
): Movement {
  const method = random.pick(METHODS)
  const reference = method === 'CHEQUE' ? random.digits(7) : null
  const slip: Slip = { ...EMPTY, serie: 'RC', kind: 'PAYMENT', montant, method, idCandidat, reference }
  const line = { debit: placeOf(method, idCashier), credit: `candidat:${idCandidat}`, montant }
  return { jour, idCandidat, idMoniteur: null, mois: null, lines: [line], slip }
}

/** How a candidate pays: the shares of the amount due in the first and in later payments, and how often. */
interface Habit {
  first: number
  later: number
  /** The most payments. */
  times: number
  /** The most days between two payments. */
  days: number
}

/**
 * Chooses how a candidate pays. Most pay a part at once, then the amount due every week or two. One in seven pays parts
 * by the month, one in seven stops paying, and one in twenty pays in advance.
 */
function habitOf(random: Random): Habit {
  const chance = random.next()
  if (chance < 0.14) return { first: 0.2, later: 0.5, times: 2, days: 34 }
  if (chance < 0.28) return { first: random.int(3, 6) / 10, later: 0.6, times: 8, days: 34 }
  if (chance > 0.95) return { first: 1.1, later: 1.1, times: 8, days: 34 }
  return { first: random.int(3, 6) / 10, later: 1, times: 40, days: 12 }
}

/** The payments of a candidate on their charges so far, by their habit. */
function payments({ random, today }: Seeding, candidat: Enrolled, owed: readonly Movement[], idCashier: number) {
  const account = `candidat:${candidat.id}`
  const { first, later, times, days } = habitOf(random)
  const dueOn = (day: string) =>
    owed.filter(({ jour }) => jour <= day).reduce((sum, one) => sum + owedBy(one.lines, account), 0)
  const paid: Movement[] = []
  let [jour, sum] = [candidat.dateInscription, 0]
  for (let time = 0; time < times && jour <= today; time += 1) {
    const due = (dueOn(jour) - sum) * (time === 0 ? first : later)
    const montant = Math.ceil(due / ROUND) * ROUND
    if (montant > 0) paid.push(payment(random, candidat.id, jour, montant, idCashier))
    sum += Math.max(0, montant)
    jour = addDays(jour, random.int(Math.floor(days / 2), days))
  }
  return paid
}

/** Enrols the candidates of a school and returns their charges and payments. */
export async function candidatMovements(seeding: Seeding, idAutoEcole: number, idCashier: number): Promise<Movement[]> {
  const people = await seeding.trx
    .selectFrom('candidat')
    .select(['id', 'idAutoEcole', 'idPermi', 'dateInscription'])
    .where('idAutoEcole', '=', idAutoEcole)
    .orderBy('id')
    .execute()
  const offers = await offersOf(seeding.trx, idAutoEcole, new Set(people.map(({ idPermi }) => idPermi)))
  const enrolled: Enrolled[] = []
  for (const candidat of people) {
    const offer = offers.get(candidat.idPermi)
    if (!offer) continue
    await enrol(seeding, candidat, offer)
    enrolled.push(candidat)
  }
  const owed = await charges(seeding, idAutoEcole, enrolled)
  return enrolled.flatMap((candidat) => {
    const own = owed.get(candidat.id) ?? []
    return [...own, ...payments(seeding, candidat, own, idCashier)]
  })
}
