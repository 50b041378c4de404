import { addDays } from '@contract/clock/days'
import type { Pays } from '@contract/clock/pays'
import { momentOf } from '@contract/clock/wall'
import type { Periode } from '@contract/stats/periode'
import { sql } from 'kysely'
import type { Db } from '../schema'

/** A step as the bounds that a column is compared with. `fin` is the first value after the step. */
export interface Tranche {
  debut: string
  fin: string
}

/** Steps for a column of days. */
export const ofDays = (steps: readonly Periode[]): Tranche[] =>
  steps.map(({ from, to }) => ({ debut: from, fin: addDays(to, 1) }))

/** Steps for a column of moments: a school's day begins at its own midnight, not in UTC. */
export function ofMoments(steps: readonly Periode[], pays: Pays): Tranche[] {
  const midnight = (day: string) => momentOf({ day, time: '00:00' }, pays).toISOString()
  return ofDays(steps).map(({ debut, fin }) => ({ debut: midnight(debut), fin: midnight(fin) }))
}

/**
 * The steps as a table that is joined first, so that the database reads the range of each step in an index. Neither
 * database can group moments by the days of a time zone.
 */
export const withTranches = (db: Db, tranches: readonly Tranche[]) =>
  db.with(
    'tranche(rang, debut, fin)',
    () =>
      sql<{ rang: number; debut: string; fin: string }>`(values ${sql.join(
        tranches.map(({ debut, fin }, rang) => sql`(${sql.lit(rang)}, ${debut}, ${fin})`),
      )})`,
  )
