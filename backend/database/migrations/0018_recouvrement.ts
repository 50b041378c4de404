import { type Kysely, sql } from 'kysely'

// Frozen: a migration is never edited after it has been released; what changes comes in the next one.

// biome-ignore lint/suspicious/noExplicitAny: a migration must not depend on today's types.
type Schema = Kysely<any>

/** What a school's settings were at other times: a change of them must not move what was charged before. */
async function frozenSettings(db: Schema) {
  await db.schema
    .alterTable('inscription')
    .addColumn('pasPrix', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
  await db.schema
    .createTable('penalite_taux')
    .addColumn('idAutoEcole', 'integer', (c) => c.notNull().references('auto_ecole.id'))
    // The moment from which the figures hold.
    .addColumn('depuis', 'text', (c) => c.notNull())
    .addColumn('absencePourcent', 'integer', (c) => c.notNull().check(sql`"absencePourcent" between 0 and 100`))
    .addColumn('annulationPourcent', 'integer', (c) => c.notNull().check(sql`"annulationPourcent" between 0 and 100`))
    .addPrimaryKeyConstraint('penalite_taux_pk', ['idAutoEcole', 'depuis'])
    .execute()
}

/** Payment plans, promises to pay and the reminders that were sent. */
async function agreements(db: Schema) {
  await db.schema
    .createTable('echeancier')
    .addColumn('idInscription', 'integer', (c) => c.notNull().references('inscription.id'))
    .addColumn('planVersion', 'integer', (c) => c.notNull())
    .addColumn('montant', 'integer', (c) => c.notNull().check(sql`montant > 0`))
    // What was bought cost so much when the plan was made: another price means that it no longer adds up.
    .addColumn('prix', 'integer', (c) => c.notNull())
    .addColumn('idUtilisateur', 'integer', (c) => c.notNull().references('utilisateur.id'))
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('echeancier_pk', ['idInscription', 'planVersion'])
    .execute()
  await db.schema
    .createTable('promesse')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('idAutoEcole', 'integer', (c) => c.notNull().references('auto_ecole.id'))
    .addColumn('idCandidat', 'integer', (c) => c.notNull().references('candidat.id'))
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('montant', 'integer', (c) => c.notNull().check(sql`montant > 0`))
    .addColumn('note', 'text')
    .addColumn('idUtilisateur', 'integer', (c) => c.notNull().references('utilisateur.id'))
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('promesse_candidat').on('promesse').columns(['idCandidat', 'id']).execute()
  await db.schema
    .createTable('relance')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('idAutoEcole', 'integer', (c) => c.notNull().references('auto_ecole.id'))
    .addColumn('idCandidat', 'integer', (c) => c.notNull().references('candidat.id'))
    .addColumn('jour', 'text', (c) => c.notNull())
    // 0 before the first due day, then the number of the reminder.
    .addColumn('niveau', 'integer', (c) => c.notNull().check(sql`niveau between 0 and 3`))
    // The oldest day that is still due: a later one begins anew.
    .addColumn('depuis', 'text', (c) => c.notNull())
    .addColumn('montant', 'integer', (c) => c.notNull().check(sql`montant > 0`))
    // The promise that was not kept, if the message says so.
    .addColumn('idPromesse', 'integer', (c) => c.unique().references('promesse.id'))
    .addColumn('imprimeLe', 'text')
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addUniqueConstraint('relance_jour', ['idCandidat', 'jour'])
    .execute()
  await sql`create index relance_lettre on relance ("idAutoEcole", jour) where niveau = 3 and "imprimeLe" is null`.execute(
    db,
  )
}

/** What the lists of the collection read: nothing of them walks through what is settled. */
async function indexes(db: Schema) {
  await sql`create index poste_ouvert on poste ("idAutoEcole", sens, "idCandidat", "dateEcheance", reste)
    where reste > 0`.execute(db)
  await sql`create index lot_remise on lot ("createdAt", "idInscription") where origine = 'REMISE'`.execute(db)
}

export async function up(db: Schema): Promise<void> {
  await frozenSettings(db)
  await agreements(db)
  await indexes(db)
}
