import { type Kysely, sql } from 'kysely'

// Frozen: a migration is never edited after it has been released; what changes comes in the next one.

// biome-ignore lint/suspicious/noExplicitAny: a migration must not depend on today's types.
type Schema = Kysely<any>

/** Answers of a mock exam that were given in time and arrived later: which, and how many in an attempt. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .alterTable('tentative')
    .addColumn('late', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('tentative_question')
    .addColumn('late', 'integer', (c) => c.notNull().defaultTo(0).check(sql`late in (0, 1)`))
    .execute()
}
