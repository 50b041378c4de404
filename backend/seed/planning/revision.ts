import { addDays } from '@contract/clock/days'
import { addMinutes } from '@contract/clock/moments'
import { dayIn, momentOf } from '@contract/clock/wall'
import { insertConge } from '../../database/planning/disponibilite'
import { insertEvenement } from '../../database/planning/evenement'
import { occupy } from '../../database/planning/occupation'
import type { Trx } from '../../database/schema'
import { clashesOf } from '../../rules/planning/clashes'
import { type School, schoolFacts } from '../ecole/schoolFacts'

interface Seeding {
  trx: Trx
  today: string
  now: string
}

/** The leave is at least this many days ahead, so that there is time to find a replacement. */
const SOON = 3
/** Number of lessons affected on that day: enough to show the feature. */
const LESSONS = 2
/** Days after the end of its papers in which a day for the vehicle's lesson is searched. */
const DAYS = 14

/** The lessons of an instructor, by day, in order of time. */
async function plannedDays({ trx, today }: Seeding, idMoniteurs: number[]) {
  const lessons = await trx
    .selectFrom('evenement')
    .innerJoin('auto_ecole', 'auto_ecole.id', 'evenement.idAutoEcole')
    .select(['idMoniteur', 'start', 'pays'])
    .where('idMoniteur', 'in', idMoniteurs)
    .where('evenement.status', '=', 'PLANNED')
    .where('start', '>=', addDays(today, SOON))
    .orderBy('start')
    .orderBy('evenement.id')
    .execute()
  const days = new Map<string, { idMoniteur: number; day: string; count: number }>()
  for (const { idMoniteur, start, pays } of lessons) {
    if (idMoniteur === null) continue
    const day = dayIn(start, pays)
    const key = `${idMoniteur} ${day}`
    days.set(key, { idMoniteur, day, count: (days.get(key)?.count ?? 0) + 1 })
  }
  return [...days.values()]
}

/** Adds a leave on a day with lessons, for an instructor other than the demo account's. */
async function addLeave(seeding: Seeding, idAutoEcole: number, idMoniteurs: number[]): Promise<void> {
  if (idMoniteurs.length === 0) return
  const days = await plannedDays(seeding, idMoniteurs)
  const distance = ({ count }: { count: number }) => Math.abs(count - LESSONS)
  const [chosen] = days.sort((a, b) => distance(a) - distance(b))
  if (!chosen) return
  const leave = { debut: chosen.day, fin: chosen.day, motif: 'Formation' }
  await insertConge(seeding.trx, { id: chosen.idMoniteur, idAutoEcole }, leave, seeding.now)
}

/** An afternoon hour of a day with a vehicle, for the first instructor and candidate without a clash. */
function hourIn(school: School, idVehicule: number, day: string) {
  const vehicule = school.vehicules.find(({ id }) => id === idVehicule)
  if (!vehicule) return null
  const start = momentOf({ day, time: '15:00' }, school.week.pays).toISOString()
  const hour = { calendar: 'Hour circulation' as const, start, end: addMinutes(start, 60) }
  // The documents of the vehicle are left out, because their expiry is the clash that shall be reviewed.
  const facts = { ...school.week, vehicule: { ...vehicule, papiers: {} }, examinateur: null, busy: [] }
  for (const moniteur of school.moniteurs) {
    for (const candidat of school.candidats) {
      const clashes = clashesOf(hour, { ...facts, moniteur, candidats: [candidat], stageFault: () => null })
      if (clashes.length === 0) return { ...hour, idMoniteur: moniteur.id, idCandidat: candidat.id }
    }
  }
  return null
}

/**
 * A lesson with a vehicle whose inspection ends before it: after all other planned events, so that everybody is free.
 */
async function addExpired({ trx, now }: Seeding, idAutoEcole: number, idVehicule: number): Promise<void> {
  const school = await schoolFacts(trx, idAutoEcole)
  const { finVisite } = await trx
    .selectFrom('vehicule')
    .select('finVisite')
    .where('id', '=', idVehicule)
    .executeTakeFirstOrThrow()
  const { last } = await trx
    .selectFrom('evenement')
    .select((eb) => eb.fn.max('start').as('last'))
    .where('idAutoEcole', '=', idAutoEcole)
    .executeTakeFirstOrThrow()
  const from = [finVisite ?? '', dayIn(last, school.week.pays)].sort().at(-1) ?? ''
  for (let after = 1; after <= DAYS; after += 1) {
    const hour = hourIn(school, idVehicule, addDays(from, after))
    if (!hour) continue
    const { calendar, start, end, idMoniteur, idCandidat } = hour
    const blank = { title: null, idExaminateur: null, lieu: null, note: null, serie: null }
    const columns = { ...blank, idAutoEcole, calendar, start, end, idMoniteur, idVehicule }
    const id = await insertEvenement(trx, columns, [idCandidat], now)
    const taken = { candidat: [idCandidat], moniteur: [idMoniteur], vehicule: [idVehicule], examinateur: [] }
    await occupy(trx, id, taken, { start, end })
    return
  }
}

/** Events of a demo school that are no longer possible: during a late leave, and with expired papers. */
export async function seedARevoir(
  seeding: Seeding,
  idAutoEcole: number,
  { moniteurs, vehicules }: { moniteurs: number[]; vehicules: number[] },
): Promise<void> {
  await addLeave(seeding, idAutoEcole, moniteurs.slice(1))
  const [, second] = vehicules
  if (second !== undefined) await addExpired(seeding, idAutoEcole, second)
}
