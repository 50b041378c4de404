import { type RawBuilder, sql } from 'kysely'

/** The month of a school's own day, to group by: `2026-11-` of `2026-11-21`. A moment in UTC has no such month. */
export const monthOfDay = (day: RawBuilder<unknown>): RawBuilder<string> => sql<string>`rtrim(${day}, '0123456789')`
