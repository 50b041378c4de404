import type { Kysely } from 'kysely'

// Frozen: a migration is never edited after it has been released; what changes comes in the next one.

// biome-ignore lint/suspicious/noExplicitAny: a migration must not depend on today's types.
type Schema = Kysely<any>

/** A discount is taken back by a contrary of its own, and once at most. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .alterTable('lot')
    .addColumn('idAnnule', 'integer', (c) => c.references('lot.id'))
    .execute()
  await db.schema.createIndex('lot_annule').on('lot').column('idAnnule').unique().execute()
}
