import type { Kysely } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration knows no types.
type Schema = Kysely<any>

/** Where notifications of a device are sent: the registration token of its native shell. */
export async function up(db: Schema): Promise<void> {
  await db.schema.alterTable('session').addColumn('pushToken', 'text').execute()
}
