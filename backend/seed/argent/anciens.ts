import { addDays, monthAfter, monthOf, weekday } from '@contract/clock/days'
import { addMinutes } from '@contract/clock/moments'
import { momentOf } from '@contract/clock/wall'
import { endInscription, insertInscription, insertLots, insertPrices } from '../../database/argent/inscription'
import { activePrices } from '../../database/argent/prices'
import { chunks } from '../../database/chunks'
import { createUsers } from '../../database/compte/utilisateur'
import { continueIds } from '../../database/dialect'
import { insertCandidats, setArchived } from '../../database/ecole/candidat/rows'
import type { Trx } from '../../database/schema'
import { frozenPrices, lotsOfFee } from '../../rules/argent/enrolment'
import { candidatSample } from '../ecole/personnes'
import { charges, type Enrolled, owedBy, payment, type Seeding } from './comptes'
import type { Movement } from './ledger'

/** The number of candidates who enrol in each month of the year: many in summer, few in winter and around Ramadan. */
const SEASON = [2, 2, 2, 3, 3, 4, 5, 5, 4, 3, 2, 2]
/** The first and the last month of enrolment, counted from today. The candidates in training enrolled later. */
const [OLDEST, LATEST] = [-23, -11]
/** Sixteen hours on the road, two at a time. */
const LESSONS = 8
const LESSON_MINUTES = 120
const TIMES = ['08:00', '10:30', '14:00', '16:30'] as const
const ROUND = 10_000
/** How long a training takes until the candidate is archived. */
const [TRAINING_DAYS, SPREAD_DAYS] = [150, 60]

interface School {
  idAutoEcole: number
  idCashier: number
  /** The part of the numbers in `SEASON` that the school gets, 0 to 1. */
  share: number
}
interface Account extends Seeding {
  now: string
  motDePasse: string
}

/** Days of enrolment, month by month. */
function daysOfIntakes({ random, today }: Seeding, share: number): string[] {
  const months = Array.from({ length: LATEST - OLDEST + 1 }, (_, index) => monthAfter(monthOf(today), OLDEST + index))
  return months.flatMap((month) => {
    const count = Math.round((SEASON[Number(month.slice(5)) - 1] ?? 0) * share)
    return Array.from({ length: count }, () => `${month}-${String(random.int(1, 28)).padStart(2, '0')}`)
  })
}

/** The prices of a school for category B, which most candidates learn for. */
async function carPrices(trx: Trx, idAutoEcole: number) {
  const { id } = await trx
    .selectFrom('permi')
    .select('id')
    .where('code', '=', 'B')
    .where('pays', '=', 'TN')
    .executeTakeFirstOrThrow()
  return activePrices(trx, idAutoEcole, id)
}
type Prices = NonNullable<Awaited<ReturnType<typeof carPrices>>>

/** Archived candidates who enrolled on these days. */
async function insertPeople(
  { trx, random, today, now, motDePasse }: Account,
  { idAutoEcole }: School,
  idPermi: number,
  days: string[],
) {
  const teachers = await trx.selectFrom('moniteur').select('id').where('idAutoEcole', '=', idAutoEcole).execute()
  const moniteurs = teachers.map(({ id }) => id)
  if (moniteurs.length === 0) return []
  const inputs = days.map((dateInscription) => ({
    ...candidatSample(random, { permis: [idPermi], moniteurs, today }),
    idMoniteur: random.pick(moniteurs),
    dateInscription,
  }))
  const users = await createUsers(
    trx,
    inputs.map((input) => ({ ...input, idAutoEcole, role: 'candidat' as const, motDePasse, now })),
  )
  const ids = await insertCandidats(
    trx,
    inputs.map((input, index) => ({ input, idAutoEcole, idUtilisateur: users[index]?.id ?? 0, now })),
  )
  // They are archived when their training was over, not all of them today.
  for (const [index, { dateInscription }] of inputs.entries()) {
    const left = addDays(dateInscription, TRAINING_DAYS + (index % SPREAD_DAYS))
    await setArchived(trx, [ids[index] ?? 0], { archived: 1, now, today: left < today ? left : today })
  }
  await trx
    .updateTable('utilisateur')
    .set({ actif: 0 })
    .where(
      'id',
      'in',
      users.map(({ id }) => id),
    )
    .execute()
  return inputs.map(({ idPermi, idMoniteur, dateInscription }, index) => ({
    id: ids[index] ?? 0,
    idAutoEcole,
    idPermi,
    idMoniteur,
    dateInscription,
  }))
}
type Person = Awaited<ReturnType<typeof insertPeople>>[number]

/** Hands out the free times of each instructor from a day on, so that nobody teaches two lessons at once. */
function slots() {
  const taken = new Set<string>()
  return (idMoniteur: number, from: string) => {
    for (let day = from; ; day = addDays(day, 1)) {
      for (const time of TIMES) {
        const start = momentOf({ day, time }, 'TN').toISOString()
        const key = `${idMoniteur} ${start}`
        if (weekday(day) === 7 || taken.has(key)) continue
        taken.add(key)
        return { day, start, end: addMinutes(start, LESSON_MINUTES) }
      }
    }
  }
}

/** The attested lessons of these candidates, in bulk. @returns the day of the last lesson of each */
async function insertLessons({ trx, random, now }: Account, { idAutoEcole }: School, people: readonly Person[]) {
  const free = slots()
  const last = await trx
    .selectFrom('evenement')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst()
  let id = last?.id ?? 0
  const ends = new Map<number, string>()
  const rows = people.flatMap((person) => {
    let day = addDays(person.dateInscription, random.int(2, 9))
    return Array.from({ length: LESSONS }, () => {
      const slot = free(person.idMoniteur, day)
      day = addDays(slot.day, random.int(2, 4))
      ends.set(person.id, slot.day)
      id += 1
      return { id, idCandidat: person.id, idMoniteur: person.idMoniteur, ...slot }
    })
  })
  const none = { idVehicule: null, idExaminateur: null, lieu: null, suite: null, version: 1 }
  for (const part of chunks(rows, 200)) {
    await trx
      .insertInto('evenement')
      .values(
        part.map(({ id: idEvenement, idMoniteur, start, end }) => ({
          id: idEvenement,
          idAutoEcole,
          calendar: 'Hour circulation' as const,
          start,
          end,
          idMoniteur,
          ...none,
          status: 'SUCCESS' as const,
          minutes: LESSON_MINUTES,
          attesteLe: end,
          createdAt: now,
          updatedAt: now,
        })),
      )
      .execute()
    await trx
      .insertInto('evenement_candidat')
      .values(part.map((one) => ({ idEvenement: one.id, idCandidat: one.idCandidat, absent: 0 as const })))
      .execute()
  }
  await continueIds(trx, 'evenement')
  return ends
}

/** An enrolment that was used up and completed. */
async function enrol({ trx }: Account, person: Enrolled, list: Prices, dateFin: string): Promise<void> {
  const { id: idCandidat, idAutoEcole, idPermi, dateInscription: dateDebut } = person
  const stamp = `${dateDebut}T09:00:00.000Z`
  const about = { idForfait: null, idConfigPrix: list.id, pasPrix: 1, repriseSolde: null }
  const id = await insertInscription(trx, { idAutoEcole, idCandidat, idPermi, dateDebut, ...about }, stamp)
  await insertPrices(trx, id, frozenPrices(list), dateDebut, stamp)
  const quantite = LESSONS * LESSON_MINUTES
  const hours = { service: 'circulation' as const, quantite, montant: (quantite / 60) * list.circulation_hour_price }
  const terms = { dateEffet: dateDebut, dateFin: null, origine: 'FORFAIT', idReduit: null } as const
  await insertLots(
    trx,
    id,
    [...lotsOfFee(list), hours].map((lot) => ({ ...lot, ...terms })),
    stamp,
  )
  await endInscription(trx, id, { status: 'COMPLETED', dateFin, motif: 'Formation terminée' }, stamp)
}

/** Payments for the whole debt: a part at once, the rest in round amounts. */
function paymentsOf({ random, today }: Account, person: Person, owed: readonly Movement[], idCashier: number) {
  const total = owed.reduce((sum, { lines }) => sum + owedBy(lines, `candidat:${person.id}`), 0)
  const paid: Movement[] = []
  let [left, jour] = [total, person.dateInscription]
  while (left > 0 && jour <= today) {
    const isLast = paid.length === 3
    const montant = isLast ? left : Math.min(left, Math.ceil((total * random.int(3, 5)) / 10 / ROUND) * ROUND)
    paid.push(payment(random, person.id, jour, montant, idCashier))
    left -= montant
    jour = addDays(jour, random.int(18, 34))
  }
  return paid
}

/**
 * Adds the candidates of the two years before those in training: taught, paid and archived. Their lessons are few and
 * long, because they only have to fill the books.
 * @returns their charges and payments
 */
export async function seedAnciens(account: Account, school: School): Promise<Movement[]> {
  const days = daysOfIntakes(account, school.share)
  const list = await carPrices(account.trx, school.idAutoEcole)
  if (days.length === 0 || !list) return []
  const people = await insertPeople(account, school, list.idPermi, days)
  if (people.length === 0) return []
  const ends = await insertLessons(account, school, people)
  for (const person of people) {
    await enrol(account, person, list, addDays(ends.get(person.id) ?? person.dateInscription, 3))
  }
  const owed = await charges(account, school.idAutoEcole, people)
  return people.flatMap((person) => {
    const own = owed.get(person.id) ?? []
    return [...own, ...paymentsOf(account, person, own, school.idCashier)]
  })
}
