import { addDays, weekday, yearOf } from '@contract/clock/days'
import { DEFAULT_REGLAGES, type Plage } from '@contract/planning/openingHours'
import { insertConge, setDisponibilite } from '../../database/planning/disponibilite'
import { insertFermeture, setHoraires, setReglages } from '../../database/planning/openingHours'
import type { Trx } from '../../database/schema'

/** Public holidays of Tunisia with a fixed date. */
const HOLIDAYS = [
  ['01-01', 'Jour de l’an'],
  ['03-20', 'Fête de l’indépendance'],
  ['04-09', 'Journée des martyrs'],
  ['05-01', 'Fête du travail'],
  ['07-25', 'Fête de la République'],
  ['08-13', 'Fête de la femme'],
  ['10-15', 'Fête de l’évacuation'],
  ['12-17', 'Fête de la révolution'],
] as const

const CLOSURES = 2
const FRIDAY = 5
const SATURDAY = 6

const days = (until: number, debut: string, fin: string): Plage[] =>
  Array.from({ length: until }, (_, index) => ({ jour: index + 1, debut, fin }))

const SCHOOL_WEEK: Plage[] = [...days(FRIDAY, '08:00', '19:00'), { jour: SATURDAY, debut: '08:00', fin: '17:00' }]
/** The first instructor has a break at noon, the second works only in the afternoon on Wednesdays. */
const INSTRUCTOR_WEEKS: Plage[][] = [
  [
    ...days(FRIDAY, '08:00', '12:30'),
    ...days(FRIDAY, '13:30', '18:00'),
    { jour: SATURDAY, debut: '08:00', fin: '13:00' },
  ],
  days(FRIDAY, '08:00', '19:00').map((plage) => (plage.jour === 3 ? { ...plage, debut: '13:00' } : plage)),
]

/** The next holidays from a day on. */
function holidaysFrom(today: string): { debut: string; fin: string; motif: string }[] {
  const year = yearOf(today)
  return [year, year + 1]
    .flatMap((each) => HOLIDAYS.map(([day, motif]) => ({ debut: `${each}-${day}`, fin: `${each}-${day}`, motif })))
    .filter(({ debut }) => debut > today)
    .sort((a, b) => (a.debut < b.debut ? -1 : 1))
    .slice(0, CLOSURES)
}

interface Seeding {
  trx: Trx
  today: string
  now: string
}

/** The seats of the theory room: the classes of the demo have up to eight people. */
const SEATS = 12

/** Adds the opening hours and closures of a demo school, the weeks of two instructors, and a leave of the second. */
export async function seedPlanning({ trx, today, now }: Seeding, idAutoEcole: number, moniteurs: number[]) {
  await setHoraires(trx, idAutoEcole, SCHOOL_WEEK)
  await setReglages(trx, idAutoEcole, { ...DEFAULT_REGLAGES, placesCode: SEATS }, { version: 0, now })
  for (const closure of holidaysFrom(today)) await insertFermeture(trx, idAutoEcole, closure, now)
  for (const [index, plages] of INSTRUCTOR_WEEKS.entries()) {
    const id = moniteurs[index]
    if (id !== undefined) await setDisponibilite(trx, { id, idAutoEcole }, plages)
  }
  const [, second] = moniteurs
  if (second === undefined) return
  // A working week, three weeks ahead.
  const monday = addDays(today, 22 - weekday(today))
  const leave = { debut: monday, fin: addDays(monday, 4), motif: 'Congé annuel' }
  await insertConge(trx, { id: second, idAutoEcole }, leave, now)
}
