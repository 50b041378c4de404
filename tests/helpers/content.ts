import { sql } from 'kysely'
import type { TestBackend } from './backend'

/** Every row of every table as text, to compare before and after. */
export async function contentOf({ db }: Pick<TestBackend, 'db'>): Promise<Record<string, string[]>> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master
    where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%' and name not like 'candidat_recherche%'
  `.execute(db)
  const content: Record<string, string[]> = {}
  for (const { name } of rows) {
    const table = await sql`select * from ${sql.table(name)}`.execute(db)
    content[name] = table.rows.map((row) => JSON.stringify(row))
  }
  return content
}
