import type { Kysely } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration keeps the schema of its time.
type Schema = Kysely<any>

/** Notifications that wait to be sent to a device, whose session keeps the browser's subscription. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .createTable('envoi_push')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('idNotification', 'integer', (c) => c.notNull().references('notification.id').onDelete('cascade'))
    .addColumn('idSession', 'text', (c) => c.notNull().references('session.id').onDelete('cascade'))
    .addColumn('essais', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('prochainEssai', 'text')
    .execute()
  await db.schema.createIndex('envoi_push_notification').on('envoi_push').column('idNotification').execute()
  await db.schema.createIndex('envoi_push_session').on('envoi_push').column('idSession').execute()
}
