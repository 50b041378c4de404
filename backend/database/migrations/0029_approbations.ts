import { type Kysely, sql } from 'kysely'

// Frozen: a migration is never edited after it has been released; what changes comes in the next one.

// biome-ignore lint/suspicious/noExplicitAny: a migration must not depend on today's types.
type Schema = Kysely<any>

/** Gestures of the cash desk above its ceilings, which wait for the management. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .createTable('approbation')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('idAutoEcole', 'integer', (c) => c.notNull().references('auto_ecole.id'))
    .addColumn('geste', 'text', (c) =>
      c.notNull().check(sql`geste in ('REMISE', 'REMBOURSEMENT', 'CONTREPASSATION', 'PERTE')`),
    )
    .addColumn('statut', 'text', (c) => c.notNull().check(sql`statut in ('WAITING', 'APPROVED', 'REFUSED')`))
    .addColumn('montant', 'integer', (c) => c.notNull().check(sql`montant > 0`))
    .addColumn('motif', 'text', (c) => c.notNull())
    .addColumn('idCandidat', 'integer', (c) => c.references('candidat.id'))
    // JSON of what was asked.
    .addColumn('demande', 'text', (c) => c.notNull())
    .addColumn('idDemandeur', 'integer', (c) => c.notNull().references('utilisateur.id'))
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('idDecideur', 'integer', (c) => c.references('utilisateur.id'))
    .addColumn('decidedAt', 'text')
    .addColumn('reponse', 'text')
    .addColumn('idTransaction', 'integer', (c) => c.references('transaction.id'))
    .execute()
  await db.schema.createIndex('approbation_statut').on('approbation').columns(['idAutoEcole', 'statut', 'id']).execute()
  await db.schema.createIndex('approbation_demandeur').on('approbation').columns(['idDemandeur', 'id']).execute()
}
