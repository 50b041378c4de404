import { sql } from 'kysely'
import type { TestBackend } from './backend'

/** Every row of every table as text, to compare before and after. */
export async function contentOf({ db }: Pick<TestBackend, 'db'>): Promise<Record<string, string[]>> {
  const tables = await db.introspection.getTables()
  const content: Record<string, string[]> = {}
  for (const { name } of tables) {
    if (name.startsWith('candidat_recherche')) continue
    const table = await sql`select * from ${sql.table(name)}`.execute(db)
    content[name] = table.rows.map((row) => JSON.stringify(row))
  }
  return content
}
