import type { Kysely } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration knows no types.
type Schema = Kysely<any>

/** Where notifications of a device are sent; the licence categories that a school teaches, all of its country where none is named. */
export async function up(db: Schema): Promise<void> {
  await db.schema.alterTable('session').addColumn('pushToken', 'text').execute()
  await db.schema
    .createTable('auto_ecole_permi')
    .addColumn('idAutoEcole', 'integer', (c) => c.notNull().references('auto_ecole.id'))
    .addColumn('idPermi', 'integer', (c) => c.notNull().references('permi.id'))
    .addPrimaryKeyConstraint('auto_ecole_permi_pk', ['idAutoEcole', 'idPermi'])
    .execute()
}
