import { fold } from '@contract/fold'
import { type Kysely, sql } from 'kysely'

// Frozen: a migration is never edited after it has been released; what changes comes in the next one.

// biome-ignore lint/suspicious/noExplicitAny: a migration must not depend on today's types.
type Schema = Kysely<any>

/** What the search of each list looks in. Neither database can fold accents, so that the folded text is kept. */
const SEARCHED: Record<string, string[]> = {
  cheque: ['numero', 'banque', 'titulaire'],
  examen_blanc: ['titleFr', 'titleAr'],
  salle: ['titleFr', 'titleAr', 'hote'],
  serie: ['titleFr', 'titleAr'],
  tentative: ['titleFr', 'titleAr'],
}

/** Folds each combination of texts once: thousands of attempts have the titles of tens of series. */
async function foldTexts(db: Schema, table: string, texts: readonly string[]): Promise<void> {
  const combinations = await db
    .selectFrom(table)
    .select([...texts])
    .distinct()
    .execute()
  for (const known of combinations) {
    const recherche = fold(texts.map((text) => known[text] ?? '').join(' '))
    let update = db.updateTable(table).set({ recherche })
    for (const text of texts) {
      update = known[text] === null ? update.where(text, 'is', null) : update.where(text, '=', known[text])
    }
    await update.execute()
  }
}

export async function up(db: Schema): Promise<void> {
  for (const [table, texts] of Object.entries(SEARCHED)) {
    await db.schema
      .alterTable(table)
      .addColumn('recherche', 'text', (c) => c.notNull().defaultTo(sql`''`))
      .execute()
    await foldTexts(db, table, texts)
  }
}
