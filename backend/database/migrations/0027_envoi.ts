import type { Kysely } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration keeps the schema of its time.
type Schema = Kysely<any>

/** Messages that a host really sends: when each was, and how often it was tried. */
export async function up(db: Schema): Promise<void> {
  await db.schema.alterTable('message_sortant').addColumn('envoyeLe', 'text').execute()
  await db.schema
    .alterTable('message_sortant')
    .addColumn('essais', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('message_sortant').addColumn('prochainEssai', 'text').execute()
  // Nobody waits for the messages of before.
  await db
    .updateTable('message_sortant')
    .set((eb) => ({ envoyeLe: eb.ref('createdAt') }))
    .execute()
}
