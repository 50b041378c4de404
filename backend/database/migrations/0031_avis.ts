import { type Kysely, sql } from 'kysely'

// Frozen: a migration is never edited after it has been released; what changes comes in the next one.

// biome-ignore lint/suspicious/noExplicitAny: a migration must not depend on today's types.
type Schema = Kysely<any>

const GESTES = ['REMISE', 'REMBOURSEMENT', 'DEPENSE', 'CONTREPASSATION', 'PERTE']

/** Expenses can be asked for: the column is copied, since neither database changes a check in place. */
async function askForExpenses(db: Schema): Promise<void> {
  await db.schema
    .alterTable('approbation')
    .addColumn('gesteNouveau', 'text', (c) =>
      c
        .notNull()
        .defaultTo('REMISE')
        .check(sql`"gesteNouveau" in (${sql.join(GESTES.map((geste) => sql.lit(geste)))})`),
    )
    .execute()
  await db
    .updateTable('approbation')
    .set({ gesteNouveau: sql.ref('geste') })
    .execute()
  await db.schema.alterTable('approbation').dropColumn('geste').execute()
  await db.schema.alterTable('approbation').renameColumn('gesteNouveau', 'geste').execute()
}

/** What somebody says of a candidate's readiness for the next exam, beside what is reckoned: one for each candidate. */
export async function up(db: Schema): Promise<void> {
  await askForExpenses(db)
  await db.schema
    .createTable('avis')
    .addColumn('idCandidat', 'integer', (c) => c.primaryKey().references('candidat.id').onDelete('cascade'))
    .addColumn('etape', 'text', (c) => c.notNull())
    .addColumn('isReady', 'integer', (c) => c.notNull().check(sql`"isReady" in (0, 1)`))
    .addColumn('motif', 'text', (c) => c.notNull())
    .addColumn('idUtilisateur', 'integer', (c) => c.notNull().references('utilisateur.id'))
    .addColumn('auteur', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute()
}
