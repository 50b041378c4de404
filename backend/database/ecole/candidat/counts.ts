import { type SqlBool, sql } from 'kysely'
import type { Caller } from '../../../caller'
import type { Db } from '../../schema'
import { asked, type Filters, ofFilters, ofList } from './list'

/**
 * Counts the candidates that each of several filters finds in a list. One pass over an index serves all counts.
 * @param all the filters that the list and all counts have in common
 */
export async function countCandidats<Name extends string>(
  db: Db,
  caller: Caller,
  { all, each, now }: { all: Filters; each: Record<Name, Partial<Filters>>; now: Date },
): Promise<Record<Name, number>> {
  // `Object.entries` loses the key types.
  const named = Object.entries(each) as [Name, Partial<Filters>][]
  const counted = await Promise.all(
    named.map(async ([name, filters]) => ({ name, what: await asked(db, caller, { ...all, ...filters }, now) })),
  )
  return db
    .selectFrom('candidat')
    .where((eb) => eb.and(ofList(eb, { caller, filters: all })))
    .select((eb) =>
      counted.map(({ name, what }) => {
        const conditions = ofFilters(eb, what)
        const isFound = conditions.length > 0 ? eb.and(conditions) : sql<SqlBool>`1 = 1`
        return sql<number>`coalesce(sum(case when ${isFound} then 1 else 0 end), 0)`.as(name)
      }),
    )
    .$castTo<Record<Name, number>>()
    .executeTakeFirstOrThrow()
}
