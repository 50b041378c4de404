import { type Kysely, sql } from 'kysely'

// Frozen: a migration is never edited after it has been released; what changes comes in the next one.

// biome-ignore lint/suspicious/noExplicitAny: a migration must not depend on today's types.
type Schema = Kysely<any>

/** Candidates who were there before the school kept its money here: what they had bought, used and paid until a day. */
async function reprises(db: Schema) {
  // What a candidate owed on the first day of the enrolment; null for those who were not moved in.
  await db.schema.alterTable('inscription').addColumn('repriseSolde', 'integer').execute()
  await db.schema
    .createTable('reprise')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('idAutoEcole', 'integer', (c) => c.notNull().references('auto_ecole.id'))
    .addColumn('idCandidat', 'integer', (c) => c.notNull().references('candidat.id'))
    // Null once it was undone.
    .addColumn('idInscription', 'integer', (c) => c.references('inscription.id'))
    .addColumn('dateReprise', 'text', (c) => c.notNull())
    .addColumn('prix', 'integer', (c) => c.notNull().check(sql`prix >= 0`))
    .addColumn('minutesCode', 'integer', (c) => c.notNull())
    .addColumn('minutesCirculation', 'integer', (c) => c.notNull())
    .addColumn('minutesParc', 'integer', (c) => c.notNull())
    .addColumn('depassement', 'integer', (c) => c.notNull())
    .addColumn('autres', 'integer', (c) => c.notNull())
    .addColumn('paye', 'integer', (c) => c.notNull())
    .addColumn('solde', 'integer', (c) => c.notNull())
    .addColumn('idUtilisateur', 'integer', (c) => c.notNull().references('utilisateur.id'))
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('undoneAt', 'text')
    .execute()
  // A candidate is moved in once.
  await sql`create unique index reprise_candidat on reprise ("idCandidat") where "undoneAt" is null`.execute(db)
  await db.schema.createIndex('reprise_inscription').on('reprise').columns(['idInscription']).execute()
}

export async function up(db: Schema): Promise<void> {
  await reprises(db)
}
