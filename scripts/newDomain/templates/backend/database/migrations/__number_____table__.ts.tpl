import type { Kysely } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration must not depend on the current types.
type Schema = Kysely<any>

/** The records « __domain__ » of a school. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .createTable('__table__')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('idAutoEcole', 'integer', (column) => column.notNull().references('auto_ecole.id'))
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addColumn('nom', 'text', (column) => column.notNull())
    // The searchable text, folded.
    .addColumn('recherche', 'text', (column) => column.notNull())
    .addColumn('note', 'text')
    .addColumn('archived', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('__table___ecole')
    .on('__table__')
    .columns(['idAutoEcole', 'archived', 'recherche', 'id'])
    .execute()
}
