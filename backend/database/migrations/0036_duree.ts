import { type Kysely, sql } from 'kysely'

// Frozen: a migration is never edited after it has been released; what changes comes in the next one.

// biome-ignore lint/suspicious/noExplicitAny: a migration must not depend on today's types.
type Schema = Kysely<any>

const clock = (column: 'start' | 'end') =>
  `(cast(substr("${column}", 12, 2) as integer) * 60 + cast(substr("${column}", 15, 2) as integer))`

/**
 * The planned minutes of an event stand in the index of the statistics: SQLite takes them from there, where it would
 * cut four numbers out of two texts for every lesson of a year.
 */
export async function up(db: Schema): Promise<void> {
  await db.schema.dropIndex('evenement_statistiques').execute()
  await sql`
    create index evenement_statistiques on evenement ("idAutoEcole", calendar, start, status, minutes, "end",
      "idMoniteur", "idVehicule", "idExaminateur", ((${sql.raw(clock('end'))} - ${sql.raw(clock('start'))} + 1440) % 1440))
  `.execute(db)
}
