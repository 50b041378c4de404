import type { Kysely } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration knows no types.
type Schema = Kysely<any>

/** Writes that came with a key, so that each is done once however often it arrives. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .createTable('idempotence')
    .addColumn('auteur', 'text', (column) => column.notNull())
    .addColumn('cle', 'text', (column) => column.notNull())
    .addColumn('route', 'text', (column) => column.notNull())
    .addColumn('empreinte', 'text', (column) => column.notNull())
    .addColumn('statut', 'integer', (column) => column.notNull())
    .addColumn('reponse', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotence_pk', ['auteur', 'cle'])
    .execute()
  await db.schema.createIndex('idempotence_age').on('idempotence').column('createdAt').execute()
}
