import { type RawBuilder, sql } from 'kysely'

/**
 * The month of a calendar day, to group by: `2026-11-` for `2026-11-21`. Only days of the school have a month in its
 * time zone. A moment in UTC may belong to another one.
 */
export const monthOfDay = (day: RawBuilder<unknown>): RawBuilder<string> => sql<string>`rtrim(${day}, '0123456789')`
