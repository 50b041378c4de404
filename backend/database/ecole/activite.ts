import { monthAfter, monthOf } from '@contract/clock/days'
import { minutesBetween } from '@contract/clock/moments'
import type { Pays } from '@contract/clock/pays'
import { dayIn, momentOf } from '@contract/clock/wall'
import { type Activite, TREND_MONTHS } from '@contract/planning/disponibilite'
import { type Calendar, ETAPES, type Etape, EXAM_OF, etapeOf, HOUR_OF } from '@contract/planning/evenement'
import { sql } from 'kysely'
import { type HourlyRate, payOf } from '../../rules/argent/pay'
import { ratesOf } from '../argent/moniteurTarif'
import type { Db } from '../schema'

const HOURS = Object.values(HOUR_OF)
const EXAMS = Object.values(EXAM_OF)

interface Asked {
  /** `YYYY-MM`. */
  mois: string
  pays: Pays
  now: string
}

/** The first moment of a month of the school, and the first of the next month. */
function spanOf({ mois, pays }: Asked) {
  const beginOf = (month: string) => momentOf({ day: `${month}-01`, time: '00:00' }, pays).toISOString()
  return { from: beginOf(mois), to: beginOf(monthAfter(mois, 1)) }
}

interface Attested {
  jour: string
  mois: string
  calendar: Calendar
  minutes: number
  lecons: number
}

/**
 * Attested lessons by month of the school and kind. First grouped by UTC hours, so that years of lessons become few
 * rows; the schools' zones differ from UTC by whole hours.
 */
async function attestedOf(db: Db, idMoniteur: number, pays: Pays): Promise<Attested[]> {
  const groups = await db
    .selectFrom('evenement')
    .select([sql<string>`substr("start", 1, 13)`.as('hour'), 'calendar'])
    .select((eb) => [eb.fn.countAll<number>().as('lecons'), sql<number>`coalesce(sum(minutes), 0)`.as('minutes')])
    .where('idMoniteur', '=', idMoniteur)
    .where('status', '=', 'SUCCESS')
    .where('calendar', 'in', HOURS)
    .groupBy(['hour', 'calendar'])
    .execute()
  return groups.map(({ hour, ...group }) => {
    const jour = dayIn(`${hour}:00:00.000Z`, pays)
    return { ...group, jour, mois: monthOf(jour) }
  })
}

/** The lessons of a month that are not attested, by status. */
async function othersOf(db: Db, idMoniteur: number, asked: Asked) {
  const { from, to } = spanOf(asked)
  const rows = await db
    .selectFrom('evenement')
    .select(['start', 'end', 'status'])
    .where('idMoniteur', '=', idMoniteur)
    .where('calendar', 'in', HOURS)
    .where('status', 'in', ['PLANNED', 'NO_SHOW'])
    .where('start', '>=', from)
    .where('start', '<', to)
    .execute()
  const planned = rows.filter(({ status }) => status === 'PLANNED')
  const ahead = planned.filter(({ end }) => end > asked.now)
  const lengths = ahead.map(({ start, end }) => minutesBetween(start, end))
  return {
    prevues: { lecons: ahead.length, minutes: Math.round(lengths.reduce((sum, length) => sum + length, 0)) },
    aAttester: planned.length - ahead.length,
    absences: rows.length - planned.length,
  }
}

/**
 * Exam results of the candidates whom an instructor follows, in a month and in total, because one month has few
 * exams.
 */
async function examensOf(db: Db, idMoniteur: number, asked: Asked): Promise<Activite['examens']> {
  const { from, to } = spanOf(asked)
  const groups = await db
    .selectFrom('candidat')
    .innerJoin('evenement_candidat', 'evenement_candidat.idCandidat', 'candidat.id')
    .innerJoin('evenement', 'evenement.id', 'evenement_candidat.idEvenement')
    .select(['evenement.calendar', 'evenement.status'])
    .select((eb) => {
      const isOfMonth = eb.and([eb('evenement.start', '>=', from), eb('evenement.start', '<', to)])
      return [
        eb.fn.countAll<number>().as('total'),
        eb.fn.sum<number>(eb.case().when(isOfMonth).then(1).else(0).end()).as('month'),
      ]
    })
    .where('candidat.idMoniteur', '=', idMoniteur)
    .where('evenement.calendar', 'in', EXAMS)
    .where('evenement.status', 'in', ['SUCCESS', 'FAILED'])
    .groupBy(['evenement.calendar', 'evenement.status'])
    .execute()
  return ETAPES.map((etape) => {
    const of = (status: 'SUCCESS' | 'FAILED') =>
      groups.find((group) => group.calendar === EXAM_OF[etape] && group.status === status)
    const [passed, failed] = [of('SUCCESS'), of('FAILED')]
    return {
      etape,
      reussis: passed?.month ?? 0,
      echoues: failed?.month ?? 0,
      total: { reussis: passed?.total ?? 0, echoues: failed?.total ?? 0 },
    }
  })
}

const sumOf = <Row>(rows: readonly Row[], value: (row: Row) => number) => rows.reduce((sum, row) => sum + value(row), 0)

/** The months of attested lessons, each with its pay. */
function monthsOf(attested: readonly Attested[], rates: readonly HourlyRate[]) {
  const month = (mois: string) => {
    const rows = attested.filter((row) => row.mois === mois)
    const minutes = sumOf(rows, (row) => row.minutes)
    return { mois, minutes, lecons: sumOf(rows, (row) => row.lecons), gain: payOf(rows, rates) }
  }
  return { month, all: [...new Set(attested.map(({ mois }) => mois))].map(month) }
}

/** An instructor's work and pay in a month, and since the beginning. */
export async function activiteOf(
  db: Db,
  { id, tarifHoraire }: { id: number; tarifHoraire: number },
  asked: Asked,
): Promise<Activite> {
  const attested = await attestedOf(db, id, asked.pays)
  const { month, all } = monthsOf(attested, await ratesOf(db, id))
  const { lecons, gain } = month(asked.mois)
  const minutesOf = (etape: Etape) =>
    sumOf(
      attested.filter(({ mois, calendar }) => mois === asked.mois && etapeOf(calendar) === etape),
      ({ minutes }) => minutes,
    )
  return {
    mois: asked.mois,
    minutes: { code: minutesOf('code'), circulation: minutesOf('circulation'), parc: minutesOf('parc') },
    lecons,
    ...(await othersOf(db, id, asked)),
    examens: await examensOf(db, id, asked),
    tarifHoraire,
    gain,
    total: {
      lecons: sumOf(all, (row) => row.lecons),
      minutes: sumOf(all, (row) => row.minutes),
      gain: sumOf(all, (row) => row.gain),
    },
    tendance: Array.from({ length: TREND_MONTHS }, (_, index) =>
      month(monthAfter(asked.mois, index + 1 - TREND_MONTHS)),
    ),
  }
}
