import type { Kysely } from 'kysely'

// Frozen: a migration is never edited after it has been released; what changes comes in the next one.

// biome-ignore lint/suspicious/noExplicitAny: a migration must not depend on today's types.
type Schema = Kysely<any>

/** The search finds a cheque by its number, whatever its bank. */
export async function up(db: Schema): Promise<void> {
  await db.schema.createIndex('cheque_recherche').on('cheque').columns(['idAutoEcole', 'numero']).execute()
}
