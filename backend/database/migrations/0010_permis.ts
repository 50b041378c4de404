import type { Kysely } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration knows no types.
type Schema = Kysely<any>

/** Which licence categories a school teaches, and the version of that choice; without rows it teaches all of its country’s. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .createTable('auto_ecole_permi')
    .addColumn('idAutoEcole', 'integer', (column) => column.notNull().references('auto_ecole.id'))
    .addColumn('idPermi', 'integer', (column) => column.notNull().references('permi.id'))
    .addPrimaryKeyConstraint('auto_ecole_permi_pk', ['idAutoEcole', 'idPermi'])
    .execute()
  await db.schema
    .createTable('reglage_permis')
    .addColumn('idAutoEcole', 'integer', (column) => column.primaryKey().references('auto_ecole.id'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .execute()
}
