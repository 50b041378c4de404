import { CALENDARS, isExam, STATUTS, type Statut } from '@contract/planning/evenement'
import type { EvenementStats } from '@contract/planning/evenementStats'
import { recordOf } from '@contract/recordOf'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Database, Db } from '../schema'

const zeros = <Key extends string>(keys: readonly Key[]): Record<Key, number> => recordOf(keys, () => 0)

interface Span {
  from: string
  to: string
  now: string
}

type Groups = Awaited<ReturnType<typeof groupsOf>>

/**
 * A school's events that begin between two moments, by kind and state, with the number that are over without an answer.
 */
function groupsOf(db: Db, idAutoEcole: number, { from, to, now }: Span) {
  const isLate = (eb: ExpressionBuilder<Database, 'evenement'>): Expression<SqlBool> =>
    eb.and([eb('status', '=', 'PLANNED'), eb('end', '<=', now)])
  return db
    .selectFrom('evenement')
    .select(['calendar', 'status'])
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      sql<number>`coalesce(sum(minutes), 0)`.as('minutes'),
      eb.fn.sum<number>(eb.case().when(isLate(eb)).then(1).else(0).end()).as('late'),
    ])
    .where('idAutoEcole', '=', idAutoEcole)
    .where('start', '>=', from)
    .where('start', '<', to)
    .groupBy(['calendar', 'status'])
    .execute()
}

/** Counts lessons like their list does: planned lessons that are over are separate from those still ahead. */
function leconsIn(groups: Groups): EvenementStats['lecons'] {
  const own = groups.filter(({ calendar }) => !isExam(calendar))
  const of = (status: Statut) => sumOf(own, ({ status: one, total }) => (one === status ? total : 0))
  const late = sumOf(own, (group) => group.late)
  return {
    DUE: late,
    PLANNED: of('PLANNED') - late,
    SUCCESS: of('SUCCESS'),
    CANCELLED: of('CANCELLED'),
    NO_SHOW: of('NO_SHOW'),
  }
}

/** Counts exams like their list does: planned exams that are over are separate from those still ahead. */
function examensIn(groups: Groups): EvenementStats['examens'] {
  const own = groups.filter(({ calendar }) => isExam(calendar))
  const byStatut = zeros(STATUTS)
  for (const { status, total } of own) byStatut[status] += total
  const late = sumOf(own, (group) => group.late)
  const { PLANNED, SUCCESS, FAILED } = byStatut
  return { ...byStatut, DUE: late, PLANNED: PLANNED - late, JUDGED: SUCCESS + FAILED }
}

const sumOf = (groups: Groups, of: (group: Groups[number]) => number): number =>
  groups.reduce((sum, group) => sum + Number(of(group)), 0)

/** A school's events that begin between two moments, counted by kind and by state. */
export async function evenementStats(db: Db, idAutoEcole: number, span: Span): Promise<EvenementStats> {
  const groups = await groupsOf(db, idAutoEcole, span)
  const lecons = leconsIn(groups)
  const stats = { total: 0, minutes: 0, parStatut: zeros(STATUTS), parCalendar: zeros(CALENDARS) }
  for (const { calendar, status, total, minutes } of groups) {
    stats.total += total
    stats.minutes += minutes
    stats.parStatut[status] += total
    stats.parCalendar[calendar] += total
  }
  return { ...stats, lecons, examens: examensIn(groups), aAttester: lecons.DUE }
}
