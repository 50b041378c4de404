import { addDays, daysBetween, weekday } from '@contract/clock/days'
import { addMinutes } from '@contract/clock/moments'
import { momentOf } from '@contract/clock/wall'
import type { Ressource } from '@contract/planning/clash'
import {
  type Calendar,
  type Etape,
  EXAM_OF,
  etapeOf,
  isDriving,
  isExam,
  type Statut,
} from '@contract/planning/evenement'
import { chunks } from '../../database/chunks'
import { continueIds } from '../../database/dialect'
import type { Trx } from '../../database/schema'
import { type Busy, clashesOf, type Facts } from '../../rules/planning/clashes'
import { type School, type SchoolCandidat, schoolFacts } from '../ecole/schoolFacts'
import { type Random, seededRandom } from '../random'

/** Days before and after today that the demo's planning covers. */
const BACK = 14
const AHEAD = 12
/** Start times of lessons on the wall clock; each lasts an hour. */
const TIMES = ['08:00', '09:00', '10:00', '11:00', '14:00', '15:00', '16:00', '17:00'] as const
const SUITES = [
  'Revoir le créneau à droite.',
  'Bien observer aux intersections sans feux.',
  'Travailler le démarrage en côte.',
  'Prête pour l’autoroute.',
  'Regarder plus loin, lâcher le levier.',
  'Refaire la marche arrière en ligne droite.',
]
const PLACES = { code: 'Salle de code', circulation: null, parc: 'Parc de manœuvres' } as const

interface Planned {
  calendar: Calendar
  start: string
  end: string
  status: Statut
  idMoniteur: number | null
  idVehicule: number | null
  idExaminateur: number | null
  candidats: SchoolCandidat[]
  lieu: string | null
  suite: string | null
}

/** A planning under construction: the bookings so far, and the check of further events. */
class Draft {
  readonly events: Planned[] = []
  /** Candidates who have passed everything. */
  readonly done = new Set<number>()
  readonly #busy: Busy[] = []

  constructor(
    readonly school: School,
    readonly random: Random,
    readonly now: string,
  ) {}

  /** Adds an event unless it clashes. */
  add(event: Omit<Planned, 'status' | 'suite'>): Planned | null {
    const taken = this.#taken(event)
    const busy = this.#busy.filter(({ ressource, idRessource }) =>
      taken.some((other) => other.ressource === ressource && other.idRessource === idRessource),
    )
    const facts: Facts = {
      ...this.school.week,
      moniteur: this.school.moniteurs.find(({ id }) => id === event.idMoniteur) ?? null,
      vehicule: this.school.vehicules.find(({ id }) => id === event.idVehicule) ?? null,
      examinateur: this.school.examinateurs.find(({ id }) => id === event.idExaminateur) ?? null,
      candidats: event.candidats,
      busy,
      stageFault: () => null,
    }
    if (clashesOf(event, facts).length > 0) return null
    const status = this.#statusOf(event)
    const suite = status === 'SUCCESS' && this.random.chance(0.4) ? this.random.pick(SUITES) : null
    const planned = { ...event, status, suite: isDriving(event.calendar) ? suite : null }
    this.events.push(planned)
    if (status !== 'CANCELLED') this.#busy.push(...taken)
    return planned
  }

  #taken(event: Omit<Planned, 'status' | 'suite'>): Busy[] {
    const { start, end, calendar } = event
    const one = (ressource: Ressource, idRessource: number | null): Busy[] =>
      idRessource === null ? [] : [{ ressource, idRessource, start, end, calendar, idEvenement: 0 }]
    return [
      ...event.candidats.flatMap(({ id }) => one('candidat', id)),
      ...one('moniteur', event.idMoniteur),
      ...one('vehicule', event.idVehicule),
      ...one('examinateur', event.idExaminateur),
    ]
  }

  /** The status of an event: most lessons took place; some of the last two days are not attested yet. */
  #statusOf({ start, end, calendar }: Pick<Planned, 'start' | 'end' | 'calendar'>): Statut {
    if (end > this.now) return this.random.chance(0.03) ? 'CANCELLED' : 'PLANNED'
    if (isExam(calendar)) return 'SUCCESS'
    const recent = start > addMinutes(this.now, -2 * 24 * 60)
    if (recent && this.random.chance(0.25)) return 'PLANNED'
    if (this.random.chance(0.05)) return 'NO_SHOW'
    return this.random.chance(0.04) ? 'CANCELLED' : 'SUCCESS'
  }
}

const at = (day: string, time: string) => momentOf({ day, time }, 'TN').toISOString()

/** An exam on the morning of a day, with a free examiner. */
function addExam(draft: Draft, candidat: SchoolCandidat, etape: Etape, day: string): Planned | null {
  const examiners = draft.school.examinateurs.filter(({ etapes }) => etapes.includes(etape))
  for (let half = 0; half < 8; half += 1) {
    const start = addMinutes(at(day, '08:00'), half * 30)
    for (const examiner of examiners) {
      const event = draft.add({
        calendar: EXAM_OF[etape],
        start,
        end: addMinutes(start, 30),
        idMoniteur: null,
        idVehicule: null,
        idExaminateur: examiner.id,
        candidats: [candidat],
        lieu: examiner.centre,
      })
      if (event) return event
    }
  }
  return null
}

/** The first working day on or after a day. */
const workday = (day: string): string => (weekday(day) > 5 ? workday(addDays(day, 1)) : day)

/** The past exams of a candidate, stage by stage, and sometimes the next planned one. */
function addPath(draft: Draft, candidat: SchoolCandidat, today: string): void {
  const { random } = draft
  let reached = candidat.dateInscription
  for (const etape of candidat.etapes) {
    const day = workday(addDays(reached, random.int(45, 80)))
    if (daysBetween(today, day) >= -2) {
      const soon = workday(addDays(today, random.int(3, AHEAD)))
      if (daysBetween(reached, today) > 12 && random.chance(0.6)) addExam(draft, candidat, etape, soon)
      return
    }
    const sat = addExam(draft, candidat, etape, day)
    if (!sat) return
    reached = day
    // Some results of the last days are not recorded yet.
    if (daysBetween(day, today) < 12 && random.chance(0.5)) {
      sat.status = 'PLANNED'
      return
    }
    if (etape === candidat.etapes.at(-1)) draft.done.add(candidat.id)
    if (random.chance(0.25)) {
      draft.done.delete(candidat.id)
      sat.status = 'FAILED'
      const again = workday(addDays(day, random.int(15, 25)))
      if (daysBetween(today, again) >= -2 || !addExam(draft, candidat, etape, again)) return
      if (etape === candidat.etapes.at(-1)) draft.done.add(candidat.id)
      reached = again
    }
  }
}

/** A driving hour with an instructor, for a candidate whose category has a vehicle. */
function addHour(draft: Draft, idMoniteur: number, categories: number[], day: string, time: string): void {
  const { school, random } = draft
  const own = school.candidats.filter(({ id, idPermi }) => categories.includes(idPermi) && !draft.done.has(id))
  const vehicles = school.vehicules.filter(({ idPermi }) => categories.includes(idPermi))
  if (own.length === 0 || vehicles.length === 0) return
  const candidat = random.pick(own)
  const start = at(day, time)
  for (const { id, idPermi } of vehicles) {
    if (idPermi !== candidat.idPermi) continue
    const people = { idMoniteur, idVehicule: id, idExaminateur: null, candidats: [candidat] }
    const calendar = random.chance(0.8) ? ('Hour circulation' as const) : ('Hour Park' as const)
    if (draft.add({ calendar, start, end: addMinutes(start, 60), lieu: PLACES[etapeOf(calendar)], ...people })) return
  }
}

/** A theory hour for several candidates. */
function addCodeHour(draft: Draft, idMoniteur: number, day: string): void {
  const { school, random } = draft
  const candidats = school.candidats.filter(({ id }) => !draft.done.has(id) && random.chance(0.2)).slice(0, 8)
  if (candidats.length === 0) return
  const start = at(day, '12:00')
  const people = { idMoniteur, idVehicule: null, idExaminateur: null, candidats }
  draft.add({ calendar: 'Hour code', start, end: addMinutes(start, 60), lieu: PLACES.code, ...people })
}

function addDay(draft: Draft, day: string): void {
  const { school, random } = draft
  for (const [index, { id, categories }] of school.moniteurs.entries()) {
    if (index === 0 && weekday(day) % 2 === 0) addCodeHour(draft, id, day)
    for (const time of TIMES) if (random.chance(0.45)) addHour(draft, id, categories, day, time)
  }
}

/** Inserts the events with explicit ids, so that rows can be inserted in bulk. */
async function save(trx: Trx, idAutoEcole: number, { events, now }: Draft): Promise<void> {
  const last = await trx
    .selectFrom('evenement')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst()
  const first = (last?.id ?? 0) + 1
  const rows = events.map((event, index) => ({ ...event, id: first + index }))
  for (const part of chunks(rows, 200)) {
    await trx
      .insertInto('evenement')
      .values(
        part.map(({ id, calendar, start, end, status, idMoniteur, idVehicule, idExaminateur, lieu, suite }) => ({
          ...{ id, idAutoEcole, calendar, start, end, status, idMoniteur, idVehicule, idExaminateur },
          ...{ lieu, suite, version: 1, createdAt: now, updatedAt: now },
          minutes: status === 'SUCCESS' && !isExam(calendar) ? 60 : null,
          attesteLe: status === 'PLANNED' || status === 'CANCELLED' ? null : end,
        })),
      )
      .execute()
    await trx
      .insertInto('evenement_candidat')
      .values(
        part.flatMap(({ id, status, candidats }) =>
          candidats.map((one) => ({
            idEvenement: id,
            idCandidat: one.id,
            absent: status === 'NO_SHOW' ? (1 as const) : (0 as const),
          })),
        ),
      )
      .execute()
  }
  await continueIds(trx, 'evenement')
  const held = rows.filter(({ status }) => status !== 'CANCELLED')
  const occupied = held.flatMap((event) =>
    (
      [
        ...event.candidats.map(({ id }) => ['candidat', id]),
        ['moniteur', event.idMoniteur],
        ['vehicule', event.idVehicule],
        ['examinateur', event.idExaminateur],
      ] as [Ressource, number | null][]
    ).flatMap(([ressource, idRessource]) =>
      idRessource === null
        ? []
        : [{ ressource, idRessource, start: event.start, end: event.end, idEvenement: event.id }],
    ),
  )
  for (const part of chunks(occupied, 500)) await trx.insertInto('occupation').values(part).execute()
}

/** A school's planning around today, checked by the usual rules: no double bookings. */
export async function seedEvenements(
  { trx, today, now }: { trx: Trx; today: string; now: string },
  idAutoEcole: number,
): Promise<void> {
  const school = await schoolFacts(trx, idAutoEcole)
  const draft = new Draft(school, seededRandom(idAutoEcole), now)
  for (const candidat of school.candidats) addPath(draft, candidat, today)
  for (let day = -BACK; day <= AHEAD; day += 1) addDay(draft, addDays(today, day))
  await save(trx, idAutoEcole, draft)
}
