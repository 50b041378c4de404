import { addDays, daysBetween, weekday } from '@contract/clock/days'
import { addMinutes, DAY_MS } from '@contract/clock/moments'
import { dayIn, momentOf } from '@contract/clock/wall'
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
import { type Busy, clashesOf, type Facts, type MoniteurFacts } from '../../rules/planning/clashes'
import { type School, type SchoolCandidat, schoolFacts } from '../ecole/schoolFacts'
import { type Random, seededRandom } from '../random'

/** Days before and after today that the demo's planning covers in full. */
const DAYS_BACK = 14
const DAYS_AHEAD = 12
/**
 * The number of days before today on which lessons begin. Before the full planning they are few, and they reach no
 * further back than the period that is compared by default, because each lesson lengthens the first start.
 */
const EARLIEST = 75
/** The number of candidates in training who would fill every hour of an instructor's earlier days. */
const FULL = 700
/** Start times of lessons on the wall clock; each lasts an hour. */
const TIMES = ['08:00', '09:00', '10:00', '11:00', '14:00', '15:00', '16:00', '17:00'] as const
const SUITES = [
  'Revoir le créneau à droite.',
  'Bien observer aux intersections sans feux.',
  'Travailler le démarrage en côte.',
  'Revoir l’insertion sur l’autoroute.',
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

/**
 * The key of a person or vehicle on a day, since only bookings of the same day can overlap. The UTC day also ends at
 * night in Tunisia.
 */
const keyOf = ({ ressource, idRessource, start }: Busy) =>
  `${ressource} ${idRessource} ${Math.floor(Date.parse(start) / DAY_MS)}`

const hasCome = ({ dateInscription }: SchoolCandidat, day: string) => dateInscription <= day

/** A planning under construction: the bookings so far, and the check of further events. */
class Draft {
  readonly events: Planned[] = []
  /** The days on which candidates passed their last exam. */
  readonly done = new Map<number, string>()
  /** The bookings of each person and vehicle, by day. */
  readonly #busy = new Map<string, Busy[]>()

  constructor(
    readonly school: School,
    public random: Random,
    readonly now: string,
  ) {}

  /** The candidates who have not passed everything by today. */
  inTraining(): SchoolCandidat[] {
    return this.school.candidats.filter(({ id }) => !this.done.has(id))
  }

  /** The candidates in training on a day: enrolled, and without all exams passed. */
  taughtOn(day: string): SchoolCandidat[] {
    return this.school.candidats.filter((one) => hasCome(one, day) && day < (this.done.get(one.id) ?? '9999'))
  }

  /** Adds an event unless it clashes. */
  add(event: Omit<Planned, 'status' | 'suite'>): Planned | null {
    const taken = this.#taken(event)
    const busy = taken.flatMap((one) => this.#busy.get(keyOf(one)) ?? [])
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
    if (status !== 'CANCELLED') for (const one of taken) this.#book(one)
    return planned
  }

  #book(booking: Busy): void {
    const key = keyOf(booking)
    const own = this.#busy.get(key)
    if (own) own.push(booking)
    else this.#busy.set(key, [booking])
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
      const soon = workday(addDays(today, random.int(3, DAYS_AHEAD)))
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
    if (etape === candidat.etapes.at(-1)) draft.done.set(candidat.id, day)
    if (random.chance(0.25)) {
      draft.done.delete(candidat.id)
      sat.status = 'FAILED'
      const again = workday(addDays(day, random.int(15, 25)))
      if (daysBetween(today, again) >= -2 || !addExam(draft, candidat, etape, again)) return
      if (etape === candidat.etapes.at(-1)) draft.done.set(candidat.id, again)
      reached = again
    }
  }
}

/** A driving hour with an instructor, for one of these candidates whose category has a vehicle. */
function addHour(draft: Draft, people: SchoolCandidat[], { id: idMoniteur, categories }: MoniteurFacts, start: string) {
  const { school, random } = draft
  const own = people.filter(({ idPermi }) => categories.includes(idPermi))
  const vehicles = school.vehicules.filter(({ idPermi }) => categories.includes(idPermi))
  if (own.length === 0 || vehicles.length === 0) return
  const candidat = random.pick(own)
  for (const { id, idPermi } of vehicles) {
    if (idPermi !== candidat.idPermi) continue
    const taking = { idMoniteur, idVehicule: id, idExaminateur: null, candidats: [candidat] }
    const calendar = random.chance(0.8) ? ('Hour circulation' as const) : ('Hour Park' as const)
    if (draft.add({ calendar, start, end: addMinutes(start, 60), lieu: PLACES[etapeOf(calendar)], ...taking })) return
  }
}

/** A theory hour for several candidates. */
function addCodeHour(draft: Draft, idMoniteur: number, day: string): void {
  const { random } = draft
  const candidats = draft
    .inTraining()
    .filter(() => random.chance(0.2))
    .slice(0, 8)
  if (candidats.length === 0) return
  const start = at(day, '12:00')
  const people = { idMoniteur, idVehicule: null, idExaminateur: null, candidats }
  draft.add({ calendar: 'Hour code', start, end: addMinutes(start, 60), lieu: PLACES.code, ...people })
}

function addDay(draft: Draft, day: string): void {
  const { school, random } = draft
  const people = draft.inTraining()
  for (const [index, moniteur] of school.moniteurs.entries()) {
    if (index === 0 && weekday(day) % 2 === 0) addCodeHour(draft, moniteur.id, day)
    for (const time of TIMES) if (random.chance(0.45)) addHour(draft, people, moniteur, at(day, time))
  }
}

/** Adds lessons to a day before the full planning: each candidate in training takes one every week or two. */
function addEarlierDay(draft: Draft, day: string): void {
  const { school, random } = draft
  const people = draft.taughtOn(day)
  for (const moniteur of school.moniteurs) {
    for (const time of TIMES) if (random.chance(people.length / FULL)) addHour(draft, people, moniteur, at(day, time))
  }
}

/** Inserts the events with explicit ids, so that rows can be inserted in bulk. */
async function save(trx: Trx, idAutoEcole: number, events: readonly Planned[], now: string): Promise<void> {
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
          id,
          idAutoEcole,
          calendar,
          start,
          end,
          status,
          idMoniteur,
          idVehicule,
          idExaminateur,
          lieu,
          suite,
          version: 1,
          createdAt: now,
          updatedAt: now,
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
  for (let day = -DAYS_BACK; day <= DAYS_AHEAD; day += 1) addDay(draft, addDays(today, day))
  // Earlier days are added afterwards with a random generator of their own, so that the planning stays the same
  // whatever their number.
  draft.random = seededRandom(EARLIEST + idAutoEcole)
  for (let day = -EARLIEST; day < -DAYS_BACK; day += 1) addEarlierDay(draft, addDays(today, day))
  const held = draft.events.filter(({ start, candidats }) => candidats.every((one) => hasCome(one, dayIn(start, 'TN'))))
  await save(trx, idAutoEcole, held, now)
}
