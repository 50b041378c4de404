import type { Kysely } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration knows no types.
type Schema = Kysely<any>

/** Whether an event was cancelled later than its school allows: as it was then, whatever the rule becomes. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .alterTable('evenement')
    .addColumn('annulationTardive', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}
