import type { Kysely } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration knows no types.
type Schema = Kysely<any>

/** A school's lessons by state: one index finds a page of them in order of time, the other counts years of them by itself. */
export async function up(db: Schema): Promise<void> {
  for (const [name, columns] of Object.entries({
    statut: ['idAutoEcole', 'statut', 'debut'],
    compte: ['idAutoEcole', 'statut', 'calendar', 'minutes'],
  })) {
    await db.schema.createIndex(`evenement_${name}`).on('evenement').columns(columns).execute()
  }
}
