import { type Calendar, EXAM_OF, HOUR_OF, isExam, type Statut } from '@contract/planning/evenement'
import type { StatsScope } from '@contract/stats/periode'
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import { isFollowedBy, isForPermi } from '../planning/evenement'
import type { Database, Db } from '../schema'
import { type Tranche, withTranches } from './tranche'

export const HOURS = Object.values(HOUR_OF)
export const EXAMS = Object.values(EXAM_OF)

/**
 * The counted events: those of some kinds at a school, narrowed by a scope. A lesson belongs to the instructor who
 * gives it, an exam to the one who follows its candidate.
 */
interface Counted {
  idAutoEcole: number
  calendars: readonly Calendar[]
  scope: StatsScope
}

const eb = expressionBuilder<Database, 'evenement'>()

const ofMoniteur = (calendars: readonly Calendar[], idMoniteur: number): Expression<SqlBool> =>
  calendars.every(isExam) ? isFollowedBy(eb, idMoniteur) : eb('evenement.idMoniteur', '=', idMoniteur)

const matching = ({ idAutoEcole, calendars, scope: { idMoniteur, idPermi } }: Counted): Expression<SqlBool> =>
  eb.and([
    eb('evenement.idAutoEcole', '=', idAutoEcole),
    eb('evenement.calendar', 'in', [...calendars]),
    ...(idMoniteur === undefined ? [] : [ofMoniteur(calendars, idMoniteur)]),
    ...(idPermi === undefined ? [] : [isForPermi(eb, idPermi)]),
  ])

/** Events that begin in each step, by kind and state. */
export const eventCounts = (db: Db, tranches: readonly Tranche[], counted: Counted) =>
  withTranches(db, tranches)
    .selectFrom('tranche')
    .crossJoin('evenement')
    .whereRef('evenement.start', '>=', 'tranche.debut')
    .whereRef('evenement.start', '<', 'tranche.fin')
    .where(matching(counted))
    .groupBy(['tranche.rang', 'evenement.calendar', 'evenement.status'])
    .select((eb) => ['tranche.rang', 'evenement.calendar', 'evenement.status', eb.fn.countAll<number>().as('total')])
    .execute()

export type EventCount = Awaited<ReturnType<typeof eventCounts>>[number]

const whenIn = (status: Statut) =>
  sql<number>`coalesce(sum(case when "evenement"."status" = ${status} then 1 else 0 end), 0)`

/** The lessons of a period by outcome. It is a single row, because a `group by` would sort the lessons first. */
export const lessonSums = (db: Db, { debut, fin }: Tranche, counted: Omit<Counted, 'calendars'>) =>
  db
    .selectFrom('evenement')
    .where(matching({ ...counted, calendars: HOURS }))
    .where('evenement.start', '>=', debut)
    .where('evenement.start', '<', fin)
    .select([
      whenIn('SUCCESS').as('lecons'),
      whenIn('NO_SHOW').as('absences'),
      whenIn('CANCELLED').as('annulations'),
      sql<number>`coalesce(sum(case when "evenement"."status" = 'SUCCESS' then "evenement"."minutes" else 0 end), 0)`.as(
        'minutes',
      ),
    ])
    .executeTakeFirstOrThrow()

/** The minutes of the clock in a moment. */
const clock = (column: 'start' | 'end') => sql`(cast(substr(${sql.ref(`evenement.${column}`)}, 12, 2) as integer) * 60
  + cast(substr(${sql.ref(`evenement.${column}`)}, 15, 2) as integer))`

const DAY_MINUTES = sql.lit(1440)

/**
 * The planned minutes of an event, which is shorter than a day and may end after midnight. An index contains this
 * expression. SQLite only uses it while both are written identically.
 */
export const plannedMinutes = sql<number>`((${clock('end')} - ${clock('start')} + ${DAY_MINUTES}) % ${DAY_MINUTES})`

/** The lessons by instructor, vehicle and outcome, with their planned and their attested minutes. */
export const lessonCounts = (db: Db, { debut, fin }: Tranche, scope: Pick<Counted, 'idAutoEcole' | 'scope'>) =>
  db
    .selectFrom('evenement')
    .where(matching({ ...scope, calendars: HOURS }))
    .where('evenement.start', '>=', debut)
    .where('evenement.start', '<', fin)
    .groupBy(['evenement.idMoniteur', 'evenement.idVehicule', 'evenement.status'])
    .select((all) => [
      'evenement.idMoniteur',
      'evenement.idVehicule',
      'evenement.status',
      all.fn.countAll<number>().as('lecons'),
      sql<number>`sum(${plannedMinutes})`.as('planned'),
      sql<number>`coalesce(sum("evenement"."minutes"), 0)`.as('minutes'),
    ])
    .execute()

export type LessonCount = Awaited<ReturnType<typeof lessonCounts>>[number]

/** The results of each examiner, with their name. Exams without a result are left out. */
export const examinatorResults = (db: Db, { debut, fin }: Tranche, counted: Omit<Counted, 'calendars'>) =>
  db
    .selectFrom('evenement')
    .innerJoin('examinateur', 'examinateur.id', 'evenement.idExaminateur')
    .where(matching({ ...counted, calendars: EXAMS }))
    .where('evenement.start', '>=', debut)
    .where('evenement.start', '<', fin)
    .where('evenement.status', 'in', ['SUCCESS', 'FAILED', 'NO_SHOW'])
    .groupBy(['examinateur.id', 'examinateur.nom', 'examinateur.prenom', 'evenement.status'])
    .select((eb) => [
      'examinateur.id',
      'examinateur.nom',
      'examinateur.prenom',
      'evenement.status',
      eb.fn.countAll<number>().as('total'),
    ])
    .execute()
