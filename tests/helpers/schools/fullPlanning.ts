import { createUsers } from '@backend/database/compte/utilisateur'
import { insertMoniteur } from '@backend/database/ecole/moniteur'
import { insertVehicule } from '@backend/database/ecole/vehicule'
import type { Db, Trx } from '@backend/database/schema'
import { moniteurSample } from '@backend/seed/ecole/personnes'
import { type Random, seededRandom } from '@backend/seed/random'
import { addDays } from '@contract/clock/days'
import { addMinutes } from '@contract/clock/moments'
import { dayIn, momentOf } from '@contract/clock/wall'
import { vehiculeInput } from '@contract/ecole/vehicule'
import type { Calendar } from '@contract/planning/evenement'

const SCHOOL = 1
const MONITEURS = 12
const WORKING_DAYS = 6
const TIMES = ['08:00', '09:00', '10:00', '11:00', '12:00', '14:00', '15:00', '16:00', '17:00', '18:00'] as const
const MODELS = [
  ['Kia', 'Picanto'],
  ['Hyundai', 'i10'],
  ['Suzuki', 'Celerio'],
  ['Peugeot', '208'],
  ['Renault', 'Clio'],
] as const

interface FullPlanning {
  /** The first day, a Monday beyond the demo data. */
  monday: string
  /** The number of lessons on each working day. */
  perDay: number
  now: Date
}

interface Staff {
  idMoniteur: number
  idVehicule: number
}

/** Adds instructors to the demo school up to twelve, each with a car of category B. */
async function hire(trx: Trx, random: Random, now: Date): Promise<Staff[]> {
  const { id: idPermi } = await trx
    .selectFrom('permi')
    .select('id')
    .where('pays', '=', 'TN')
    .where('code', '=', 'B')
    .executeTakeFirstOrThrow()
  const there = await trx.selectFrom('moniteur').select('id').where('idAutoEcole', '=', SCHOOL).execute()
  const moniteurs = there.map(({ id }) => id)
  const today = dayIn(now, 'TN')
  while (moniteurs.length < MONITEURS) {
    const input = moniteurSample(random, [idPermi], today)
    const account = {
      ...input,
      idAutoEcole: SCHOOL,
      role: 'moniteur',
      motDePasse: 'none',
      now: now.toISOString(),
    } as const
    const [user] = await createUsers(trx, [account])
    if (!user) throw new Error('No account')
    moniteurs.push(
      await insertMoniteur(trx, { input, idAutoEcole: SCHOOL, idUtilisateur: user.id, now: now.toISOString() }),
    )
  }
  const staff: Staff[] = []
  for (const [index, idMoniteur] of moniteurs.entries()) {
    const [marque, modele] = random.pick(MODELS)
    const immatriculation = `${200 + index * 3} TU ${1000 + index * 417}`
    const car = vehiculeInput.parse({
      immatriculation,
      marque,
      modele,
      idPermi,
      boite: 'manuelle',
      kilometrage: 50_000,
      availability: 'Available',
    })
    staff.push({ idMoniteur, idVehicule: await insertVehicule(trx, car, SCHOOL, now.toISOString()) })
  }
  return staff
}

/** The lessons of a working day, spread over instructors and hours at random, without double bookings. */
function placesOf(random: Random, staff: readonly Staff[], perDay: number) {
  const places = TIMES.flatMap((time) => staff.map((one) => ({ ...one, time, turn: random.int(0, 1_000_000) })))
  return places.sort((a, b) => a.turn - b.turn).slice(0, perDay)
}

const KINDS: Calendar[] = ['Hour circulation', 'Hour circulation', 'Hour circulation', 'Hour Park', 'Hour code']

interface Booking {
  calendar: Calendar
  start: string
  end: string
  idMoniteur: number
  idVehicule: number | null
  idCandidat: number
  lieu: string | null
  now: string
}

/** Inserts the rows that a booking writes. */
async function book(trx: Trx, { now, idCandidat, ...event }: Booking): Promise<void> {
  const { start, end, idMoniteur, idVehicule } = event
  const { id } = await trx
    .insertInto('evenement')
    .values({ ...event, status: 'PLANNED', idAutoEcole: SCHOOL, version: 1, createdAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx.insertInto('evenement_candidat').values({ idEvenement: id, idCandidat, absent: 0 }).execute()
  const taken = [
    { ressource: 'moniteur' as const, idRessource: idMoniteur },
    { ressource: 'candidat' as const, idRessource: idCandidat },
    ...(idVehicule === null ? [] : [{ ressource: 'vehicule' as const, idRessource: idVehicule }]),
  ]
  const rows = taken.map((one) => ({ ...one, start, end, idEvenement: id }))
  await trx.insertInto('occupation').values(rows).execute()
}

interface Planning {
  trx: Trx
  random: Random
  staff: readonly Staff[]
  perDay: number
  now: string
}

async function planDay({ trx, random, staff, perDay, now }: Planning, day: string) {
  const people = await trx
    .selectFrom('candidat')
    .select('id')
    .where('idAutoEcole', '=', SCHOOL)
    .where('archived', '=', 0)
    .execute()
  const turns = new Map<string, number>()
  for (const { idMoniteur, idVehicule, time } of placesOf(random, staff, perDay)) {
    const calendar = random.pick(KINDS)
    const isCode = calendar === 'Hour code'
    const start = momentOf({ day, time }, 'TN').toISOString()
    const end = addMinutes(start, random.chance(0.15) ? 45 : 60)
    const turn = (turns.get(time) ?? 0) + 1
    turns.set(time, turn)
    const idCandidat = people[(turn * 7 + TIMES.indexOf(time)) % people.length]?.id ?? 0
    const own = { calendar, start, end, idMoniteur, idVehicule: isCode ? null : idVehicule }
    await book(trx, { ...own, idCandidat, lieu: isCode ? 'Salle 2' : null, now })
  }
}

/** Gives a school twelve instructors whose days are full from Monday to Saturday. */
export async function fillPlanning(db: Db, { monday, perDay, now }: FullPlanning): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const random = seededRandom(perDay)
    const staff = await hire(trx, random, now)
    const planning = { trx, random, staff, perDay, now: now.toISOString() }
    for (let day = 0; day < WORKING_DAYS; day += 1) await planDay(planning, addDays(monday, day))
  })
}
