import { type SqlBool, sql } from 'kysely'
import type { Caller } from '../../../caller'
import type { Db } from '../../schema'
import { asked, type Filters, ofFilters, ofList } from './list'

/**
 * How many candidates each of some filters finds in one list: in one reading of an index, where the list itself would
 * be read once for each.
 * @param all what the list and all filters have in common
 */
export async function countCandidats<Name extends string>(
  db: Db,
  caller: Caller,
  { all, each, now }: { all: Filters; each: Record<Name, Partial<Filters>>; now: Date },
): Promise<Record<Name, number>> {
  // `entries` forgets the names that the type knows.
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
