import { type Kysely, sql } from 'kysely'

// Frozen: a migration is never edited after it has been released; what changes comes in the next one.

// biome-ignore lint/suspicious/noExplicitAny: a migration must not depend on today's types.
type Schema = Kysely<any>

/** What a school or an instructor asks candidates to do in the code course: a series or a mock exam, by a day. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .createTable('devoir')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('idAutoEcole', 'integer', (c) => c.notNull().references('auto_ecole.id'))
    .addColumn('idCandidat', 'integer', (c) => c.notNull().references('candidat.id'))
    .addColumn('idSerie', 'integer', (c) => c.references('serie.id').onDelete('cascade'))
    .addColumn('idExamenBlanc', 'integer', (c) => c.references('examen_blanc.id').onDelete('cascade'))
    .addColumn('dateLimite', 'text', (c) => c.notNull())
    .addColumn('note', 'text')
    .addColumn('idUtilisateur', 'integer', (c) => c.notNull().references('utilisateur.id'))
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('updatedAt', 'text', (c) => c.notNull())
    .addCheckConstraint('devoir_one_work', sql`("idSerie" is null) <> ("idExamenBlanc" is null)`)
    .execute()
  await db.schema.createIndex('devoir_candidat').on('devoir').columns(['idCandidat', 'dateLimite']).execute()
  await db.schema.createIndex('devoir_ecole').on('devoir').columns(['idAutoEcole', 'dateLimite']).execute()
}
