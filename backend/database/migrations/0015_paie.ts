import { type Kysely, sql } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration must not depend on today's types.
type Schema = Kysely<any>

/** An instructor's pay by the hour, from a day on; the rate known so far counts for all time before. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .createTable('moniteur_tarif')
    .addColumn('idMoniteur', 'integer', (c) => c.notNull().references('moniteur.id'))
    .addColumn('dateEffet', 'text', (c) => c.notNull())
    .addColumn('montant', 'integer', (c) => c.notNull().check(sql`montant >= 0`))
    .addPrimaryKeyConstraint('moniteur_tarif_pk', ['idMoniteur', 'dateEffet'])
    .execute()
  await sql`insert into moniteur_tarif ("idMoniteur", "dateEffet", montant)
    select id, '1900-01-01', "tarifHoraire" from moniteur`.execute(db)
}
