import { type Kysely, sql } from 'kysely'

// Frozen: a migration is never edited after it has been released; what changes comes in the next one.

// biome-ignore lint/suspicious/noExplicitAny: a migration must not depend on today's types.
type Schema = Kysely<any>

/** Statistics are counted in these indexes alone, without reading the rows. */
async function indexes(db: Schema) {
  // Everything that is counted of lessons and exams; it does what the narrower one did.
  await db.schema.dropIndex('evenement_examens').execute()
  await db.schema
    .createIndex('evenement_statistiques')
    .on('evenement')
    .columns([
      ...['idAutoEcole', 'calendar', 'start', 'status', 'minutes', 'end'],
      ...['idMoniteur', 'idVehicule', 'idExaminateur'],
    ])
    .execute()
  await db.schema
    .createIndex('candidat_statistiques')
    .on('candidat')
    .columns(['idAutoEcole', 'dateInscription', 'archived', 'archiveLe', 'idPermi', 'idMoniteur'])
    .execute()
  await db.schema
    .createIndex('candidat_archive')
    .on('candidat')
    .columns(['idAutoEcole', 'archiveLe', 'dateInscription', 'idPermi', 'idMoniteur'])
    .execute()
}

/** The day on which a candidate was archived: the log says it, but cannot be counted in. */
export async function up(db: Schema): Promise<void> {
  await db.schema.alterTable('candidat').addColumn('archiveLe', 'text').execute()
  await sql`
    update candidat set "archiveLe" = substr(coalesce(
      (select max(historique."createdAt") from historique
        where historique.entite = 'candidat' and historique."idEntite" = candidat.id and historique.action = 'archive'),
      "updatedAt"), 1, 10)
    where archived = 1
  `.execute(db)
  await indexes(db)
}
