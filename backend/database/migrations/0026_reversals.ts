import { type Kysely, sql } from 'kysely'

// Frozen: a migration is never edited after it has been released; what changes comes in the next one.

// biome-ignore lint/suspicious/noExplicitAny: a migration must not depend on today's types.
type Schema = Kysely<any>

/** Few transactions are taken back: their list must not read a year of all the others. */
export async function up(db: Schema): Promise<void> {
  await sql`create index transaction_contrepassation on "transaction" ("idAutoEcole", jour) where "idReversed" is not null`.execute(
    db,
  )
}
