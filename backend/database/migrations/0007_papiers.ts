import { type Kysely, sql } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration knows no types.
type Schema = Kysely<any>

/** Photos and contracts do not run out: a date that was noted for one of them moves into its note. */
async function moveEnds(db: Schema): Promise<void> {
  await sql`
    update "document"
    set "note" = substr(coalesce("note" || ' · ', '') || 'jusqu’au ' || "dateExpiration", 1, 200), "dateExpiration" = null
    where "type" in ('photos', 'contrat') and "dateExpiration" is not null
  `.execute(db)
  await sql`
    update "candidat"
    set "documentsExpiration" = (
      select min("dateExpiration") from "document" where "idCandidat" = "candidat"."id" and "recu" = 1
    )
    where "documentsExpiration" is not null
  `.execute(db)
}

/** Scans and photos of papers, the day of issue or signature, and a version of each paper. */
export async function up(db: Schema): Promise<void> {
  await db.schema.alterTable('document').addColumn('dateDocument', 'text').execute()
  await db.schema
    .alterTable('document')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await moveEnds(db)
  await db.schema
    .createTable('papier')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('idAutoEcole', 'integer', (column) => column.notNull().references('auto_ecole.id'))
    .addColumn('idCandidat', 'integer', (column) => column.notNull().references('candidat.id'))
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('rang', 'integer', (column) => column.notNull())
    .addColumn('nom', 'text', (column) => column.notNull())
    .addColumn('media', 'text', (column) => column.notNull())
    .addColumn('taille', 'integer', (column) => column.notNull())
    .addColumn('empreinte', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('retireLe', 'text')
    // PostgreSQL's name, which SQLite takes for bytes as well. Last: what comes before is read without it.
    .addColumn('contenu', 'bytea', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('papier_candidat').on('papier').columns(['idCandidat', 'type', 'rang']).execute()
  await db.schema.createIndex('papier_retire').on('papier').columns(['idAutoEcole', 'retireLe']).execute()
}
