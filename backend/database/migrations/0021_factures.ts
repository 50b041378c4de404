import { type Kysely, sql } from 'kysely'

// Frozen: a migration is never edited after it has been released; what changes comes in the next one.

// biome-ignore lint/suspicious/noExplicitAny: a migration must not depend on today's types.
type Schema = Kysely<any>

const amount = (db: Schema, table: string, name: string) =>
  db.schema
    .alterTable(table)
    .addColumn(name, 'integer', (c) => c.notNull().defaultTo(0))
    .execute()

/** What was sold so far bears no VAT: its worth before tax is its price. */
async function vat(db: Schema) {
  for (const name of ['ht', 'tauxTva', 'droits']) await amount(db, 'lot', name)
  await db.updateTable('lot').set({ ht: sql`montant` }).execute()
  await amount(db, 'inscription_prix', 'tauxTva')
  await amount(db, 'poste', 'tva')
}

/** Invoices (FA) and credit notes (AV): a draft has no number, and what was sent never changes. */
async function invoices(db: Schema) {
  await db.schema
    .createTable('facture')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('idAutoEcole', 'integer', (c) => c.notNull().references('auto_ecole.id'))
    .addColumn('serie', 'text', (c) => c.notNull().check(sql`serie in ('FA', 'AV')`))
    .addColumn('annee', 'integer')
    .addColumn('numero', 'integer')
    .addColumn('status', 'text', (c) => c.notNull().check(sql`status in ('DRAFT', 'SENT')`))
    .addColumn('idCandidat', 'integer', (c) => c.references('candidat.id'))
    // The invoice that a credit note corrects.
    .addColumn('idCorrigee', 'integer', (c) => c.references('facture.id'))
    .addColumn('motif', 'text')
    .addColumn('clientNom', 'text')
    .addColumn('clientAdresse', 'text')
    .addColumn('clientMatricule', 'text')
    // School and client as they were on the day of sending.
    .addColumn('contenu', 'text')
    .addColumn('recherche', 'text', (c) => c.notNull())
    .addColumn('jour', 'text')
    .addColumn('echeance', 'text')
    .addColumn('ht', 'integer', (c) => c.notNull())
    .addColumn('tva', 'integer', (c) => c.notNull())
    .addColumn('ttc', 'integer', (c) => c.notNull())
    // The stamp duty that the client bears.
    .addColumn('timbre', 'integer', (c) => c.notNull())
    .addColumn('note', 'text')
    // Of the electronic invoice, once there is one.
    .addColumn('idTtn', 'text')
    .addColumn('qr', 'text')
    .addColumn('idUtilisateur', 'integer', (c) => c.notNull().references('utilisateur.id'))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('updatedAt', 'text', (c) => c.notNull())
    .addUniqueConstraint('facture_numero', ['idAutoEcole', 'serie', 'annee', 'numero'])
    .addCheckConstraint('facture_numerotee', sql`(status = 'SENT') = (numero is not null)`)
    .execute()
  await db.schema.createIndex('facture_jour').on('facture').columns(['idAutoEcole', 'jour', 'id']).execute()
  await db.schema.createIndex('facture_candidat').on('facture').columns(['idCandidat', 'id']).execute()
  await db.schema.createIndex('facture_corrigee').on('facture').columns(['idCorrigee']).execute()
}

async function lines(db: Schema) {
  await db.schema
    .createTable('facture_ligne')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('idFacture', 'integer', (c) => c.notNull().references('facture.id'))
    .addColumn('rang', 'integer', (c) => c.notNull())
    // The charge that it stands for; null for a line typed in a draft.
    .addColumn('cause', 'text')
    .addColumn('libelle', 'text', (c) => c.notNull())
    .addColumn('quantite', 'integer', (c) => c.notNull())
    .addColumn('unite', 'text', (c) => c.notNull().check(sql`unite in ('MINUTE', 'UNIT')`))
    .addColumn('ht', 'integer', (c) => c.notNull())
    .addColumn('tauxTva', 'integer', (c) => c.notNull())
    .addColumn('tva', 'integer', (c) => c.notNull())
    .addColumn('ttc', 'integer', (c) => c.notNull())
    // What the school only passes on to the State.
    .addColumn('debours', 'integer', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('facture_ligne_facture').on('facture_ligne').columns(['idFacture', 'rang']).execute()
  await db.schema.createIndex('facture_ligne_cause').on('facture_ligne').columns(['cause']).execute()
}

/** Charges, entries and payments of an invoice. */
async function links(db: Schema) {
  for (const table of ['poste', 'ecriture', 'transaction']) {
    await db.schema
      .alterTable(table)
      .addColumn('idFacture', 'integer', (c) => c.references('facture.id'))
      .execute()
    await db.schema.createIndex(`${table}_facture`).on(table).columns(['idFacture']).execute()
  }
}

export async function up(db: Schema): Promise<void> {
  await vat(db)
  await invoices(db)
  await lines(db)
  await links(db)
}
