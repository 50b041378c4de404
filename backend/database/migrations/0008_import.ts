import type { Kysely } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration knows no types.
type Schema = Kysely<any>

/** What was done to many records at once is one entry of the log with lines; an import can be taken back. */
export async function up(db: Schema): Promise<void> {
  await db.schema.alterTable('historique').addColumn('idGroupe', 'integer').execute()
  await db.schema.alterTable('import_candidat').addColumn('annulation', 'text').execute()
  await db.schema.createIndex('historique_groupe').on('historique').columns(['idAutoEcole', 'idGroupe', 'id']).execute()
}
