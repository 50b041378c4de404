import { type Kysely, sql } from 'kysely'

// Frozen: a migration is never edited after it has been released; what changes comes in the next one.

// biome-ignore lint/suspicious/noExplicitAny: a migration must not depend on today's types.
type Schema = Kysely<any>

/** What ends soon is asked for by day, for many schools at once. */
const ENDINGS = [
  ['document_fin', 'document', '"dateExpiration"', 'recu = 1 and "dateExpiration" is not null'],
  ['code_acces_fin', 'code_acces', '"dateExpiration"', 'actif = 1'],
] as const

/** The day on which a host last went through a school's reminders, of papers and of money. */
async function addDays(db: Schema): Promise<void> {
  await db.schema
    .createTable('rappel_ecole')
    .addColumn('idAutoEcole', 'integer', (c) => c.primaryKey().references('auto_ecole.id'))
    .addColumn('papiers', 'text')
    .addColumn('argent', 'text')
    .execute()
}

/** Reminders of many schools at once. */
export async function up(db: Schema): Promise<void> {
  await addDays(db)
  for (const [name, table, column, where] of ENDINGS) {
    await sql`create index ${sql.ref(name)} on ${sql.ref(table)} ("idAutoEcole", ${sql.raw(column)}) where ${sql.raw(where)}`.execute(
      db,
    )
  }
  // Whether a reminder was sent already: the bell of a desk holds thousands of other notifications.
  await sql`create index notification_rappel on notification ("idUtilisateur", "createdAt")
    where kind in ('papier_bientot', 'pack_bientot')`.execute(db)
  // Which bytes are named by a row, asked each night for all that are kept.
  await db.schema.createIndex('papier_empreinte').on('papier').columns(['idAutoEcole', 'empreinte']).execute()
  // What waits to be sent, asked each minute; what is old, asked with each message.
  await sql`create index message_sortant_attente on message_sortant (id) where "envoyeLe" is null`.execute(db)
  await db.schema.createIndex('message_sortant_age').on('message_sortant').column('createdAt').execute()
}
