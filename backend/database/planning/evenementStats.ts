import { CALENDARS, type EvenementStats, isExam, STATUTS } from '@contract/planning/evenement'
import { sql } from 'kysely'
import type { Db } from '../schema'

const HOURS = CALENDARS.filter((calendar) => !isExam(calendar))

const zeros = <Key extends string>(keys: readonly Key[]): Record<Key, number> =>
  // `fromEntries` loses the key type; every key is present.
  Object.fromEntries(keys.map((key) => [key, 0])) as Record<Key, number>

interface Span {
  from: string
  to: string
  now: string
}

/** A school's events that begin between two moments, counted by kind and by state. */
export async function evenementStats(db: Db, idAutoEcole: number, { from, to, now }: Span): Promise<EvenementStats> {
  const groups = await db
    .selectFrom('evenement')
    .select(['calendar', 'status'])
    .select((eb) => [eb.fn.countAll<number>().as('total'), sql<number>`coalesce(sum(minutes), 0)`.as('minutes')])
    .where('idAutoEcole', '=', idAutoEcole)
    .where('start', '>=', from)
    .where('start', '<', to)
    .groupBy(['calendar', 'status'])
    .execute()
  const { late } = await db
    .selectFrom('evenement')
    .select((eb) => eb.fn.countAll<number>().as('late'))
    .where('idAutoEcole', '=', idAutoEcole)
    .where('start', '>=', from)
    .where('start', '<', to)
    .where('status', '=', 'PLANNED')
    .where('end', '<=', now)
    .where('calendar', 'in', HOURS)
    .executeTakeFirstOrThrow()
  const stats = { total: 0, minutes: 0, parStatut: zeros(STATUTS), parCalendar: zeros(CALENDARS), aAttester: late }
  for (const { calendar, status, total, minutes } of groups) {
    stats.total += total
    stats.minutes += minutes
    stats.parStatut[status] += total
    stats.parCalendar[calendar] += total
  }
  return stats
}
