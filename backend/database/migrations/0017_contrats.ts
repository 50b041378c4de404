import { type Kysely, sql } from 'kysely'

// Frozen: a migration is never edited after it has been released; what changes comes in the next one.

// biome-ignore lint/suspicious/noExplicitAny: a migration must not depend on today's types.
type Schema = Kysely<any>

const STATUTS = sql`status in ('DRAFT', 'SIGNED', 'ENDORSED', 'TERMINATED', 'CANCELLED')`

/** What papers say of a school, and of a candidate, besides their records. */
async function mentions(db: Schema) {
  await db.schema
    .createTable('mention_ecole')
    .addColumn('idAutoEcole', 'integer', (c) => c.primaryKey().references('auto_ecole.id'))
    .addColumn('valeurs', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('updatedAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('mention_candidat')
    .addColumn('idCandidat', 'integer', (c) => c.primaryKey().references('candidat.id'))
    .addColumn('idAutoEcole', 'integer', (c) => c.notNull().references('auto_ecole.id'))
    .addColumn('tuteurNom', 'text')
    .addColumn('tuteurCin', 'text')
    .addColumn('tuteurLien', 'text', (c) => c.check(sql`"tuteurLien" in ('PERE', 'MERE', 'TUTEUR')`))
    .addColumn('neph', 'text')
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('updatedAt', 'text', (c) => c.notNull())
    .execute()
}

/** Training contracts and their amendments, as they are printed. */
async function contrats(db: Schema) {
  await db.schema
    .createTable('contrat')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('updatedAt', 'text', (c) => c.notNull())
    .addColumn('idAutoEcole', 'integer', (c) => c.notNull().references('auto_ecole.id'))
    .addColumn('idCandidat', 'integer', (c) => c.notNull().references('candidat.id'))
    .addColumn('idInscription', 'integer', (c) => c.notNull().references('inscription.id'))
    .addColumn('annee', 'integer', (c) => c.notNull())
    .addColumn('numero', 'integer', (c) => c.notNull())
    .addColumn('rang', 'integer', (c) => c.notNull())
    .addColumn('versionModele', 'integer', (c) => c.notNull())
    .addColumn('contenu', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull().check(STATUTS))
    .addColumn('signeLe', 'text')
    .addColumn('viseLe', 'text')
    .addColumn('resilieLe', 'text')
    .addColumn('motif', 'text')
    .addColumn('idUtilisateur', 'integer', (c) => c.notNull().references('utilisateur.id'))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addUniqueConstraint('contrat_numero', ['idAutoEcole', 'annee', 'numero'])
    .execute()
  await db.schema.createIndex('contrat_candidat').on('contrat').columns(['idCandidat', 'id']).execute()
  // A draft that was cancelled leaves its rank to the next one.
  await sql`create unique index contrat_rang on contrat ("idInscription", rang) where status <> 'CANCELLED'`.execute(db)
}

/** Summonses to exams; a row is added whenever the exam moved, none is changed. */
async function convocations(db: Schema) {
  await db.schema
    .createTable('convocation')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('idAutoEcole', 'integer', (c) => c.notNull().references('auto_ecole.id'))
    .addColumn('idEvenement', 'integer', (c) => c.notNull().references('evenement.id'))
    .addColumn('idCandidat', 'integer', (c) => c.notNull().references('candidat.id'))
    .addColumn('annee', 'integer', (c) => c.notNull())
    .addColumn('numero', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('contenu', 'text', (c) => c.notNull())
    .addColumn('idUtilisateur', 'integer', (c) => c.notNull().references('utilisateur.id'))
    .addUniqueConstraint('convocation_numero', ['idAutoEcole', 'annee', 'numero', 'version'])
    .addUniqueConstraint('convocation_version', ['idEvenement', 'idCandidat', 'version'])
    .execute()
  await db.schema.createIndex('convocation_candidat').on('convocation').columns(['idCandidat', 'id']).execute()
}

export async function up(db: Schema): Promise<void> {
  await mentions(db)
  await contrats(db)
  await convocations(db)
}
