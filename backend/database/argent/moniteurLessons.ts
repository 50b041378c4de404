import { monthAfter } from '@contract/clock/days'
import type { Pays } from '@contract/clock/pays'
import { dayIn, momentOf } from '@contract/clock/wall'
import { type Etape, etapeOf, HOUR_OF } from '@contract/planning/evenement'
import type { TaughtLesson } from '../../rules/argent/pay'
import type { Conn } from '../schema'

/** The attested lessons of an instructor in a month of the school, `YYYY-MM`. */
export async function lessonsTaught(
  db: Conn,
  idMoniteur: number,
  mois: string,
  pays: Pays,
): Promise<(TaughtLesson & { service: Etape })[]> {
  const beginOf = (month: string) => momentOf({ day: `${month}-01`, time: '00:00' }, pays).toISOString()
  const rows = await db
    .selectFrom('evenement')
    .select(['id', 'calendar', 'start', 'minutes'])
    .where('idMoniteur', '=', idMoniteur)
    .where('status', '=', 'SUCCESS')
    .where('calendar', 'in', Object.values(HOUR_OF))
    .where('start', '>=', beginOf(mois))
    .where('start', '<', beginOf(monthAfter(mois, 1)))
    .execute()
  return rows.map(({ id, calendar, start, minutes }) => ({
    id,
    service: etapeOf(calendar),
    start,
    jour: dayIn(start, pays),
    minutes: minutes ?? 0,
  }))
}
