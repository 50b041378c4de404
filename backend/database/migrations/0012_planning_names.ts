import type { Kysely } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration knows no types.
type Schema = Kysely<any>

const TIMES = [
  ['debut', 'start'],
  ['fin', 'end'],
] as const

/** The columns that the API names otherwise. */
const RENAMED = {
  evenement: [...TIMES, ['statut', 'status'], ['titre', 'title']],
  occupation: TIMES,
} as const

/**
 * Events and their bookings have the names of the API. Indexes, checks and triggers follow by themselves.
 *
 * Answers kept for repeated writes of events have the former names, which no client reads any more. Without them a
 * repeated write runs again: the version of its event, or the taken times, then refuse it.
 */
export async function up(db: Schema): Promise<void> {
  for (const [table, columns] of Object.entries(RENAMED)) {
    for (const [from, to] of columns) await db.schema.alterTable(table).renameColumn(from, to).execute()
  }
  for (const path of ['evenement', 'lecon']) {
    await db.deleteFrom('idempotence').where('route', 'like', `% /api/calendrier/${path}%`).execute()
  }
}
