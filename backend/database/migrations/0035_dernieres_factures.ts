import { type Kysely, sql } from 'kysely'

// Frozen: a migration is never edited after it has been released; what changes comes in the next one.

/** What the search asks of invoices: the latest of a school, drafts among them, which have no day, and those of companies. */
// biome-ignore lint/suspicious/noExplicitAny: a migration must not depend on today's types.
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.createIndex('facture_ecole').on('facture').columns(['idAutoEcole', 'id']).execute()
  await sql`create index facture_societe on facture ("idAutoEcole", id) where "idCandidat" is null`.execute(db)
}
