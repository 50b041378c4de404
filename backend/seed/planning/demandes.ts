import { addDays, weekday } from '@contract/clock/days'
import { HOUR_MS } from '@contract/clock/moments'
import { momentOf } from '@contract/clock/wall'
import { type Calendar, HOUR_OF } from '@contract/planning/evenement'
import type { AttenteTable, DemandeEvenementTable } from '../../database/planning/tables'
import type { Trx } from '../../database/schema'

interface Seeding {
  trx: Trx
  today: string
  now: string
}

const { circulation, code, parc } = HOUR_OF

/** A request: the candidate's index, hours ago, and the times as days ahead and hour. */
interface Wish {
  who: number
  ago: number
  calendar: Calendar
  slots: readonly (readonly [days: number, time: string])[]
  note?: string
  refus?: string
  retire?: true
}

/** The requests by school. */
const WISHES: readonly (readonly Wish[])[] = [
  [
    { who: 6, ago: 1300, calendar: circulation, slots: [[-52, '17:00']], refus: 'Complet toute la semaine.' },
    { who: 9, ago: 610, calendar: parc, slots: [[-23, '10:00']], refus: 'La piste était réservée ce jour-là.' },
    { who: 4, ago: 380, calendar: code, slots: [[-14, '18:00']], retire: true },
    {
      who: 3,
      ago: 31,
      calendar: circulation,
      slots: [
        [3, '09:00'],
        [4, '09:00'],
        [5, '15:00'],
      ],
      note: 'Je préfère le matin, avant le travail.',
    },
    { who: 5, ago: 7, calendar: circulation, slots: [[4, '16:00']] },
    {
      who: 0,
      ago: 3,
      calendar: circulation,
      slots: [
        [5, '11:00'],
        [6, '11:00'],
      ],
      note: 'Pour revoir les créneaux.',
    },
  ],
  [{ who: 1, ago: 5, calendar: circulation, slots: [[4, '10:00']] }],
]

/** An entry of the waiting list: candidate, days ago, kind of lesson, weekdays and hours. */
const WAITING: readonly (readonly {
  who: number
  ago: number
  calendar: Calendar
  jours: number[]
  heures: readonly [string, string]
}[])[] = [
  [
    { who: 0, ago: 6, calendar: circulation, jours: [1, 2, 3, 4, 5], heures: ['08:00', '18:00'] },
    { who: 2, ago: 19, calendar: circulation, jours: [1, 3, 5], heures: ['08:00', '13:00'] },
    { who: 7, ago: 11, calendar: circulation, jours: [1, 2, 3, 4, 5, 6], heures: ['08:00', '20:00'] },
    { who: 8, ago: 2, calendar: circulation, jours: [2, 4, 6], heures: ['14:00', '20:00'] },
    { who: 4, ago: 4, calendar: code, jours: [1, 2, 3, 4, 5], heures: ['17:00', '20:00'] },
    { who: 9, ago: 8, calendar: parc, jours: [3, 6], heures: ['08:00', '18:00'] },
  ],
  [{ who: 2, ago: 5, calendar: circulation, jours: [1, 2, 3, 4, 5], heures: ['08:00', '18:00'] }],
]

/** The working day in that many days, or the next one. */
function workday(today: string, days: number): string {
  const day = addDays(today, days)
  return weekday(day) > 5 ? workday(today, days + 2) : day
}

const before = (now: string, hours: number) => new Date(Date.parse(now) - hours * HOUR_MS).toISOString()

function slotOf(today: string, days: number, time: string) {
  const start = momentOf({ day: workday(today, days), time }, 'TN')
  return { start: start.toISOString(), end: new Date(start.getTime() + HOUR_MS).toISOString() }
}

function statutOf({ refus, retire }: Wish): DemandeEvenementTable['statut'] {
  if (refus) return 'REFUSED'
  return retire ? 'CANCELLED' : 'PENDING'
}

type NewDemande = Omit<DemandeEvenementTable, 'id'>

function wishRow({ today, now }: Seeding, wish: Wish, idAutoEcole: number, idCandidat: number): NewDemande {
  const createdAt = before(now, wish.ago)
  // A refusal comes a few hours after the request.
  const answered = wish.refus ? before(now, wish.ago - 4) : null
  return {
    idAutoEcole,
    idCandidat,
    calendar: wish.calendar,
    creneaux: JSON.stringify(wish.slots.map(([days, time]) => slotOf(today, days, time))),
    note: wish.note ?? null,
    statut: statutOf(wish),
    motif: wish.refus ?? null,
    idEvenement: null,
    reponduLe: answered,
    createdAt,
    updatedAt: answered ?? createdAt,
  }
}

/** Number of lessons of a demo school that come from requests. */
const ASKED = 9

/** Accepted requests for lessons that are in the calendar. */
async function acceptedRows({ trx, now }: Seeding, idAutoEcole: number): Promise<NewDemande[]> {
  const lessons = await trx
    .selectFrom('evenement')
    .innerJoin('evenement_candidat', 'evenement_candidat.idEvenement', 'evenement.id')
    .select(['evenement.id', 'idCandidat', 'calendar', 'start', 'end'])
    .where('idAutoEcole', '=', idAutoEcole)
    .where('calendar', 'in', [circulation, parc])
    .where('status', '<>', 'CANCELLED')
    .where('start', '<', now)
    .orderBy('start', 'desc')
    .orderBy('evenement.id')
    .execute()
  const step = Math.max(1, Math.floor(lessons.length / ASKED))
  return lessons
    .filter((_, index) => index % step === 0)
    .slice(0, ASKED)
    .map(({ id, idCandidat, calendar, start, end }, index) => {
      const createdAt = before(start, 52 + 7 * index)
      const reponduLe = before(start, 50 + 3 * index)
      return {
        idAutoEcole,
        idCandidat,
        calendar,
        creneaux: JSON.stringify([{ start, end }]),
        note: null,
        statut: 'ACCEPTED',
        motif: null,
        idEvenement: id,
        reponduLe,
        createdAt,
        updatedAt: reponduLe,
      }
    })
}

const waitingRow = (
  { now }: Seeding,
  { ago, calendar, jours, heures: [debut, fin] }: (typeof WAITING)[number][number],
  idAutoEcole: number,
  idCandidat: number,
): Omit<AttenteTable, 'id'> => {
  const createdAt = before(now, ago * 24)
  const week = { jours: JSON.stringify(jours), debut, fin }
  return { idAutoEcole, idCandidat, calendar, ...week, note: null, statut: 'ACTIVE', createdAt, updatedAt: createdAt }
}

/** Requests and waiting list of a demo school. Its calendar must be filled before. */
export async function seedDemandes(seeding: Seeding, idAutoEcole: number, index: number): Promise<void> {
  const { trx } = seeding
  const candidats = await trx
    .selectFrom('candidat')
    .innerJoin('permi', 'permi.id', 'candidat.idPermi')
    .select('candidat.id')
    .where('idAutoEcole', '=', idAutoEcole)
    .where('archived', '=', 0)
    .where('permi.code', '=', 'B')
    .orderBy('candidat.id')
    .execute()
  const idOf = (who: number) => candidats[who]?.id
  const wishes = (WISHES[index] ?? []).flatMap((wish) => {
    const idCandidat = idOf(wish.who)
    return idCandidat === undefined ? [] : [wishRow(seeding, wish, idAutoEcole, idCandidat)]
  })
  const rows = [...(await acceptedRows(seeding, idAutoEcole)), ...wishes]
  rows.sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
  if (rows.length > 0) await trx.insertInto('demande_evenement').values(rows).execute()
  const waiting = (WAITING[index] ?? []).flatMap((place) => {
    const idCandidat = idOf(place.who)
    return idCandidat === undefined ? [] : [waitingRow(seeding, place, idAutoEcole, idCandidat)]
  })
  if (waiting.length > 0) await trx.insertInto('attente').values(waiting).execute()
}
